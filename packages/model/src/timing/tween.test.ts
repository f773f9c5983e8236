import { expect, test, vi } from 'vitest'
import { createTween, type TweenOptions } from './tween'

function recordTween(options: Partial<TweenOptions> = {}) {
  const progress: number[] = []
  const onEnd = vi.fn()
  const tween = createTween({ run: (value) => progress.push(value), onEnd, ...options })
  return { tween, progress, onEnd }
}

test('[UTIL-003] a tween starts, pauses, resumes where it was, and ends', () => {
  const { tween, progress } = recordTween({ durationMs: 100 })
  tween.start(0)
  tween.advance(25)
  tween.pause(50)
  tween.advance(90)
  expect(tween.state).toBe('paused')
  tween.resume(1000)
  tween.advance(1025)
  tween.end()
  expect(progress).toEqual([0, 0.25, 0.75, 1])
  expect(tween.state).toBe('ended')
})

test('[UTIL-004] a tween that ends has full progress, whether its time ran out or it was ended', () => {
  const timedOut = recordTween({ durationMs: 100 })
  timedOut.tween.start(0)
  timedOut.tween.advance(250)
  expect(timedOut.progress.at(-1)).toBe(1)

  const ended = recordTween({ durationMs: 100 })
  ended.tween.start(0)
  ended.tween.end()
  expect(ended.progress.at(-1)).toBe(1)
})

test('[UTIL-005] a tween calls its end callback once when it ends', () => {
  const { tween, onEnd } = recordTween({ durationMs: 100 })
  tween.start(0)
  tween.advance(99)
  expect(onEnd).not.toHaveBeenCalled()
  tween.advance(100)
  tween.advance(200)
  tween.end()
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('[UTIL-006] a tween without a function is refused', () => {
  expect(() => Reflect.apply(createTween, undefined, [{}])).toThrow('A tween needs a function.')
})

test('[UTIL-007] a tween whose duration is not finite is refused', () => {
  for (const durationMs of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => createTween({ run: () => {}, durationMs })).toThrow('Duration is not a finite number.')
  }
})

test('[UTIL-008] a tween takes 300 ms by default', () => {
  const { tween } = recordTween()
  tween.start(0)
  tween.advance(299)
  expect(tween.state).toBe('running')
  tween.advance(300)
  expect(tween.state).toBe('ended')
})
