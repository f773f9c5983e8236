import { chooseAutoplayTimeout } from '@sitewright/model/galleries/autoplay'
import { resizeDebounceMs } from '@sitewright/model/galleries/design-defaults'
import { decideGalleryKey } from '@sitewright/model/galleries/keyboard'
import { decideHistoryEntry, slideItemId, slidePath } from '@sitewright/model/galleries/slide-address'
import { isHandheld } from '@sitewright/model/screens/handheld'
import { isFramed } from '../browser/is-framed'
import { type AutoplayClock, startAutoplay } from './autoplay-clock'
import type { createGalleryMachine } from './gallery-machine'
import type { GalleryParts, RunningDesign } from './gallery-parts'
import type { AddressedGallery } from './item-address'
import { runThumbs } from './run-thumbs'

const editable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** All that a moving gallery listens to: buttons, keys, pointers, the clock, the window and the address. */
export function runGallery(parts: GalleryParts, design: RunningDesign, address: AddressedGallery): () => void {
  const { root, box, machine, run, isStill } = parts
  const ended = new AbortController()
  const { signal } = ended
  const controls = root.querySelector<HTMLElement>('[data-controls]')
  const buttons = [...(controls?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? [])]
  const clock = run.autoplay ? windClock(parts, design) : null
  const stopThumbs = runThumbs(root, machine)

  function draw(): void {
    const state = design.controls()
    if (controls) controls.hidden = state.isHidden
    for (const button of buttons) {
      const { step } = button.dataset
      const isDisabled = (step === 'previous' && state.isPreviousDisabled) || (step === 'next' && state.isNextDisabled)
      button.setAttribute('aria-disabled', String(isDisabled))
    }
    box.setAttribute('aria-live', clock?.isRunning() ? 'off' : 'polite')
  }
  for (const button of buttons) {
    button.addEventListener(
      'click',
      () => {
        const { step } = button.dataset
        if (step === 'pause') togglePause(button, clock)
        else if (step === 'next' || step === 'previous') design[step]('visitor')
        draw()
      },
      { signal },
    )
  }
  if (clock) watchPauses(parts, clock, controls, signal, draw)
  document.addEventListener(
    'keydown',
    (event) => {
      const target = event.target as Element
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      // Keys pressed inside another gallery or a dialog are for that one.
      if (target.closest?.('[data-gallery], dialog') && !root.contains(target)) return
      const step = decideGalleryKey({
        key: event.key,
        keyboard: true,
        isInViewport: isInViewport(root),
        inMotion: machine.motion().inMotion,
        isFocusEditable: Boolean(target.matches?.(editable)),
      })
      if (!step) return
      // A strip in focus would scroll by itself as well.
      if (root.contains(target)) event.preventDefault()
      design[step]('visitor')
    },
    { signal },
  )
  const forget = machine.listen((event) => {
    draw()
    if (event.kind === 'reachedBeginning' || event.kind === 'reachedEnd') {
      root.dispatchEvent(new CustomEvent(event.kind, { bubbles: true }))
    }
    if (event.kind !== 'changed' || event.cause === 'address') return
    const entry = decideHistoryEntry({
      isHistoryEnabled: run.historyHash,
      isBackend: isFramed(),
      isByVisitor: event.cause !== 'autoplay',
    })
    const slide = address.named[event.to]
    if (!entry || !slide) return
    const state = address.entryState(slideItemId(slide))
    history[`${entry}State`](state, '', slidePath(address.collectionUrl, slide))
  })
  if (run.historyHash) {
    window.addEventListener('popstate', () => machine.go(address.namedIndex() ?? 0, 'address'), { signal })
  }
  watchSize(root, signal, () => {
    design.refresh()
    draw()
  })
  // Where nothing changes by itself there is nothing to stop.
  for (const button of buttons) if (button.dataset.step === 'pause') button.hidden = isStill
  draw()
  return () => {
    ended.abort()
    clock?.stop()
    stopThumbs()
    forget()
  }
}

/** The clock moves by the design's own steps: a carousel goes on by groups. */
function windClock({ root, machine, run, isStill }: GalleryParts, design: RunningDesign): AutoplayClock {
  const mover = { ...machine, go: () => stepBy(design, machine) }
  return startAutoplay(
    {
      machine: run.design === 'carousel' ? mover : machine,
      timeoutMs: chooseAutoplayTimeout({ hasDesign: true, durationSeconds: run.autoplaySeconds }),
      randomize: run.randomize,
      random: Math.random,
      isHeldBack: () => {
        const modal = document.querySelector(':modal')
        return modal !== null && !modal.contains(root)
      },
      setTimer: (action, delayMs) => {
        const timer = setTimeout(action, delayMs)
        return () => clearTimeout(timer)
      },
    },
    {
      autoplay: true,
      isPointerOverGallery: false,
      isPointerOverControls: false,
      isPlayingVideo: false,
      isUnseen: false,
      isHandheld: isHandheld({ windowWidth: innerWidth, canHover: matchMedia('(hover: hover)').matches }),
      isMotionDisabled: isStill,
    },
  )
}

function stepBy(design: RunningDesign, machine: ReturnType<typeof createGalleryMachine>): boolean {
  const before = machine.motion().currentIndex
  design.next('autoplay')
  return machine.motion().currentIndex !== before
}

function togglePause(button: HTMLElement, clock: AutoplayClock | null): void {
  const isPaused = button.toggleAttribute('data-paused')
  button.setAttribute('aria-label', isPaused ? 'Start changing slides' : 'Stop changing slides')
  clock?.change({ autoplay: !isPaused })
}

/** Whoever points at it reads in peace, the keyboard stops it for good, a playing video has the word; unseen it waits. */
function watchPauses(
  { root, box }: GalleryParts,
  clock: AutoplayClock,
  controls: HTMLElement | null,
  signal: AbortSignal,
  draw: () => void,
): void {
  const change = (state: Parameters<AutoplayClock['change']>[0]) => {
    clock.change(state)
    draw()
  }
  const hover = (element: HTMLElement | null, name: 'isPointerOverGallery' | 'isPointerOverControls') => {
    element?.addEventListener('pointerenter', () => change({ [name]: true }), { signal })
    element?.addEventListener('pointerleave', () => change({ [name]: false }), { signal })
  }
  hover(box, 'isPointerOverGallery')
  hover(controls, 'isPointerOverControls')
  const pause = controls?.querySelector<HTMLElement>('[data-step="pause"]')
  root.addEventListener(
    'focusin',
    (event) => {
      if (!(event.target as Element).matches(':focus-visible') || pause?.hasAttribute('data-paused')) return
      if (pause) togglePause(pause, clock)
      else clock.change({ autoplay: false })
      draw()
    },
    { signal },
  )
  let isInSight = true
  const look = () => change({ isUnseen: !isInSight || document.hidden })
  const seen = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? true
    look()
  })
  seen.observe(root)
  signal.addEventListener('abort', () => seen.disconnect())
  document.addEventListener('visibilitychange', look, { signal })
  root.addEventListener('site-video:play', () => change({ isPlayingVideo: true }), { signal })
  root.addEventListener('site-video:stop', () => change({ isPlayingVideo: false }), { signal })
}

function isInViewport(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

/** Laid out again once the size has come to rest. A turned device is a new size too. */
function watchSize(root: HTMLElement, signal: AbortSignal, refresh: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let width = root.clientWidth
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(refresh, resizeDebounceMs.design)
  }
  const observer = new ResizeObserver(() => {
    if (root.clientWidth === width) return
    width = root.clientWidth
    wait()
  })
  observer.observe(root)
  screen.orientation?.addEventListener('change', wait, { signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
}
