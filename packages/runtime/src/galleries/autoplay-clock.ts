import { type AutoplayState, isAutoplayRunning, nextAutoplayIndex } from '@sitewright/model/galleries/autoplay'
import type { GalleryMachine } from './parts/gallery-machine'

interface ClockInputs {
  readonly machine: GalleryMachine
  readonly timeoutMs: number
  readonly randomize: boolean
  readonly random: () => number
  /** Something lies over the gallery: it stays where it is for another round. */
  readonly isHeldBack: () => boolean
  /** The slide that comes next can be fetched meanwhile, so that it is there in time. */
  readonly prepare: (index: number) => void
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
  const { machine, timeoutMs, randomize, random, isHeldBack, prepare, setTimer } = inputs
  let state = startState
  let cancel: (() => void) | null = null
  let nextIndex = 0
  let isOverdue = false

  function wind(): void {
    cancel?.()
    cancel = null
    isOverdue = false
    if (!isAutoplayRunning(state)) return
    const { currentIndex, numberOfSlides } = machine.motion()
    nextIndex = nextAutoplayIndex({ currentIndex, numberOfSlides, randomize }, random)
    prepare(nextIndex)
    cancel = setTimer(tick, timeoutMs)
  }
  function tick(): void {
    // A slide that is still on its way has had its time as soon as it has come: another round would double it.
    isOverdue = machine.motion().inMotion
    // Wound by the change itself; a move that is refused gets another try.
    if (!isOverdue && (isHeldBack() || !machine.go(nextIndex, 'autoplay', 1))) wind()
  }
  const forget = machine.listen((event) => {
    if (event.kind === 'changed') wind()
    else if (event.kind === 'settled' && isOverdue) tick()
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
