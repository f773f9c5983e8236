import type { AutoplayClock } from './autoplay-clock'
import { type GalleryControls, setPaused } from './gallery-controls'
import type { GalleryParts } from './parts/gallery-parts'

interface PauseInputs {
  readonly parts: GalleryParts
  readonly clock: AutoplayClock
  readonly controls: GalleryControls
  readonly signal: AbortSignal
}

/** Whoever points at it reads in peace, the keyboard stops it for good, a playing video has the word; unseen it waits. */
export function watchPauses({ parts, clock, controls, signal }: PauseInputs): void {
  const { root } = parts
  const change = (state: Parameters<AutoplayClock['change']>[0]) => {
    clock.change(state)
    controls.draw()
  }
  watchPointer(parts, controls, signal, change)
  watchSight(root, signal, (isUnseen) => change({ isUnseen }))
  watchKeyboard(root, controls.pause, signal, change)
  root.addEventListener('site-video:play', () => change({ isPlayingVideo: true }), { signal })
  root.addEventListener('site-video:stop', () => change({ isPlayingVideo: false }), { signal })
}

/**
 * The keyboard stops it for good; on the button that stops it, it only waits, so that the button still does what it said
 * when the keyboard came to it. Who started it by that button is not stopped again.
 */
function watchKeyboard(
  root: HTMLElement,
  pause: HTMLElement | null,
  signal: AbortSignal,
  change: (state: { isFocused?: boolean; autoplay?: boolean }) => void,
): void {
  const isSettled = () => pause?.hasAttribute('data-paused') || pause?.hasAttribute('data-kept-running')
  function stop(): void {
    if (isSettled()) return
    if (pause) setPaused(pause, true)
    change({ autoplay: false, isFocused: false })
  }
  root.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target as Element).matches(':focus-visible') || isSettled()) return
      if (target === pause) change({ isFocused: true })
      else stop()
    },
    { signal },
  )
  // The window may lose the focus and get it back; then nobody has gone on.
  pause?.addEventListener('blur', () => document.hasFocus() && stop(), { signal })
}

/** The strip of small pictures is one of the controls. */
function watchPointer(
  { root, box, run }: GalleryParts,
  { bar }: GalleryControls,
  signal: AbortSignal,
  change: (state: { isPointerOverGallery: boolean } | { isPointerOverControls: boolean }) => void,
): void {
  const { pauseOnMouseover } = run.autoplayOptions
  const strip = root.querySelector<HTMLElement>('[data-thumbs]')
  function watch(element: HTMLElement | null, tell: (isOver: boolean) => void): void {
    element?.addEventListener('pointerenter', () => tell(true), { signal })
    element?.addEventListener('pointerleave', () => tell(false), { signal })
  }
  if (pauseOnMouseover.includes('gallery')) watch(box, (isOver) => change({ isPointerOverGallery: isOver }))
  if (!pauseOnMouseover.includes('controls')) return
  for (const part of [bar, strip]) watch(part, (isOver) => change({ isPointerOverControls: isOver }))
}

function watchSight(root: Element, signal: AbortSignal, tell: (isUnseen: boolean) => void): void {
  let isInSight = true
  const look = () => tell(!isInSight || document.hidden)
  const seen = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? true
    look()
  })
  seen.observe(root)
  signal.addEventListener('abort', () => seen.disconnect())
  document.addEventListener('visibilitychange', look, { signal })
}
