import type { AutoplayClock } from './autoplay-clock'
import type { GalleryParts, RunningDesign } from './parts/gallery-parts'

export interface GalleryControls {
  /** The bar with the arrows; a gallery of one slide has none. */
  readonly bar: HTMLElement | null
  readonly pause: HTMLElement | null
  /** Says what the buttons lead to now. */
  draw(): void
}

interface ControlInputs {
  readonly parts: GalleryParts
  readonly design: RunningDesign
  readonly clock: AutoplayClock | null
  readonly signal: AbortSignal
}

/** The arrows and the button that stops and starts. */
export function runControls({ parts, design, clock, signal }: ControlInputs): GalleryControls {
  const { root, box, isStill, press: pressOnceStill } = parts
  const bar = root.querySelector<HTMLElement>('[data-controls]')
  const buttons = [...(bar?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? [])]
  const pause = buttons.find((button) => button.dataset.step === 'pause') ?? null
  function draw(): void {
    const state = design.controls()
    const disabled = { previous: state.isPreviousDisabled, next: state.isNextDisabled }
    if (bar) bar.hidden = state.isHidden
    for (const button of buttons) {
      const step = button.dataset.step as keyof typeof disabled
      button.setAttribute('aria-disabled', String(disabled[step] ?? false))
    }
    box.setAttribute('aria-live', clock?.isRunning() ? 'off' : 'polite')
  }
  function press(step: string | undefined): void {
    if (step === 'pause' && pause) pressPause(pause, clock)
    else if (step === 'next' || step === 'previous') pressOnceStill(() => design[step]('visitor'))
    draw()
  }
  for (const button of buttons) button.addEventListener('click', () => press(button.dataset.step), { signal })
  // Where nothing changes by itself there is nothing to stop.
  if (pause) pause.hidden = isStill
  draw()
  return { bar, pause, draw }
}

/** Who starts it by the button wants it to run, wherever the keyboard is. */
function pressPause(button: HTMLElement, clock: AutoplayClock | null): void {
  const isStarted = button.hasAttribute('data-paused')
  button.toggleAttribute('data-kept-running', isStarted)
  setPaused(button, !isStarted)
  clock?.change({ autoplay: isStarted, isFocused: false })
}

export function setPaused(button: HTMLElement, isPaused: boolean): void {
  button.toggleAttribute('data-paused', isPaused)
  button.ariaLabel = (isPaused ? button.dataset.startLabel : button.dataset.stopLabel) ?? null
}
