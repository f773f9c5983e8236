export const tweenDefaultDurationMs = 300

export interface TweenOptions {
  /** Called with progress from 0 to 1. */
  run: (progress: number) => void
  durationMs?: number
  onEnd?: () => void
}

type TweenState = 'idle' | 'running' | 'paused' | 'ended'

/** A tween reads no clock: whoever draws frames tells it the time. */
export interface Tween {
  start: (nowMs: number) => void
  pause: (nowMs: number) => void
  resume: (nowMs: number) => void
  /** Moves to the progress that belongs to this time, and ends by itself when the duration is over. */
  advance: (nowMs: number) => void
  end: () => void
  readonly state: TweenState
}

export function createTween({ run, durationMs = tweenDefaultDurationMs, onEnd }: TweenOptions): Tween {
  if (typeof run !== 'function') throw new TypeError('A tween needs a function.')
  if (!Number.isFinite(durationMs)) throw new TypeError('Duration is not a finite number.')

  let state: TweenState = 'idle'
  let elapsedMs = 0
  let runningSinceMs = 0

  function end() {
    if (state === 'ended') return
    state = 'ended'
    run(1)
    onEnd?.()
  }

  return {
    start(nowMs) {
      state = 'running'
      elapsedMs = 0
      runningSinceMs = nowMs
      run(0)
    },
    pause(nowMs) {
      if (state !== 'running') return
      state = 'paused'
      elapsedMs += nowMs - runningSinceMs
    },
    resume(nowMs) {
      if (state !== 'paused') return
      state = 'running'
      runningSinceMs = nowMs
    },
    advance(nowMs) {
      if (state !== 'running') return
      const totalMs = elapsedMs + nowMs - runningSinceMs
      if (totalMs >= durationMs) end()
      else run(totalMs / durationMs)
    },
    end,
    get state() {
      return state
    },
  }
}
