import { wrapIndex } from './index-rules'

export const autoplayTimeoutMs = {
  /** Every gallery made by a design or a block. */
  design: 5000,
  /** A gallery built without either. */
  bare: 1000,
} as const

/** The wait between two slides. A block's own duration, in seconds, wins. */
export function chooseAutoplayTimeout(options: { hasDesign: boolean; durationSeconds?: number | undefined }): number {
  const { durationSeconds } = options
  if (durationSeconds !== undefined && Number.isFinite(durationSeconds) && durationSeconds > 0) {
    return durationSeconds * 1000
  }
  return options.hasDesign ? autoplayTimeoutMs.design : autoplayTimeoutMs.bare
}

export interface AutoplayState {
  autoplay: boolean
  isPointerOverGallery: boolean
  isPointerOverControls: boolean
  isPlayingVideo: boolean
  /** The keyboard is on the button that stops it. */
  isFocused: boolean
  /** Scrolled out of the window, or in a tab that is not shown. */
  isUnseen: boolean
  isHandheld: boolean
  isMotionDisabled: boolean
}

/** Whether the clock is running now. Pointers pause it where there is hover; a playing video switches it off. */
export function isAutoplayRunning(state: AutoplayState): boolean {
  if (!state.autoplay || state.isPlayingVideo || state.isFocused || state.isUnseen || state.isMotionDisabled)
    return false
  return state.isHandheld || !(state.isPointerOverGallery || state.isPointerOverControls)
}

interface AutoplayStep {
  currentIndex: number
  numberOfSlides: number
  randomize: boolean
}

/** `random` gives numbers from 0 up to 1. A random slide is never the one that is shown. */
export function nextAutoplayIndex(
  { currentIndex, numberOfSlides, randomize }: AutoplayStep,
  random: () => number,
): number {
  if (!randomize || numberOfSlides < 2) return wrapIndex(currentIndex + 1, numberOfSlides)
  const steps = 1 + Math.floor(random() * (numberOfSlides - 1))
  return wrapIndex(currentIndex + steps, numberOfSlides)
}

/** `?nomotion=true` keeps a page still. */
export function isMotionDisabled(query: URLSearchParams): boolean {
  return query.get('nomotion') === 'true'
}
