import { type AutoplayState, isAutoplayRunning, nextAutoplayIndex } from '@sitewright/model/galleries/autoplay'
import type { GalleryMachine } from './gallery-machine'

interface ClockInputs {
  readonly machine: GalleryMachine
  readonly timeoutMs: number
  readonly randomize: boolean
  readonly random: () => number
  /** Something lies over the gallery: it stays where it is for another round. */
  readonly isHeldBack: () => boolean
  readonly setTimer: (run: () => void, delayMs: number) => () => void
}

export interface AutoplayClock {
  isRunning(): boolean
  /** Something that pauses it has come or gone. */
  change(state: Partial<AutoplayState>): void
  stop(): void
}

/** Moves on once every timeout while nothing pauses it; a slide that the visitor chose gets its whole time too. */
export function startAutoplay(inputs: ClockInputs, startState: AutoplayState): AutoplayClock {
  const { machine, timeoutMs, randomize, random, isHeldBack, setTimer } = inputs
  let state = startState
  let cancel: (() => void) | null = null

  function wind(): void {
    cancel?.()
    cancel = isAutoplayRunning(state) ? setTimer(tick, timeoutMs) : null
  }
  function tick(): void {
    const { currentIndex, numberOfSlides } = machine.motion()
    const index = nextAutoplayIndex({ currentIndex, numberOfSlides, randomize }, random)
    // Wound by the change itself; a move that is refused gets another try.
    if (isHeldBack() || !machine.go(index, 'autoplay', 1)) wind()
  }
  const forget = machine.listen((event) => {
    if (event.kind === 'changed') wind()
  })
  wind()
  return {
    isRunning: () => isAutoplayRunning(state),
    change(part) {
      const wasRunning = isAutoplayRunning(state)
      state = { ...state, ...part }
      if (wasRunning !== isAutoplayRunning(state)) wind()
    },
    stop() {
      cancel?.()
      cancel = null
      forget()
    },
  }
}
