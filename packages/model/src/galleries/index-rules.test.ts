import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canChangeIndex, describeControls, stepNext, stepPrevious, syncLinkedIndexes, wrapIndex } from './index-rules'

const five = { numberOfSlides: 5, currentIndex: 0, inMotion: false }
const at = (currentIndex: number, loop: boolean) => ({ currentIndex, numberOfSlides: 5, loop })

test('[GAL-049] an index past the last slide wraps', () => {
  expect([5, 7].map((index) => wrapIndex(index, 5))).toEqual([0, 2])
})

test('[GAL-050] a negative index counts from the end', () => {
  expect([-1, -5, -6].map((index) => wrapIndex(index, 5))).toEqual([4, 0, 4])
})

test('a wrapped index is always in range', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 500 }), (index, count) => {
      const wrapped = wrapIndex(index, count)
      expect(wrapped >= 0 && wrapped < count && Math.abs(index - wrapped) % count === 0).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('[GAL-051] a gallery in motion refuses a change', () => {
  expect(canChangeIndex(1, five)).toBe(true)
  expect(canChangeIndex(1, { ...five, inMotion: true })).toBe(false)
})

test('[GAL-052] a linked gallery in motion refuses an index it is not going to', () => {
  expect(canChangeIndex(1, five, [{ ...five, currentIndex: 2, inMotion: true }])).toBe(false)
  expect(canChangeIndex(2, five, [{ ...five, currentIndex: 2, inMotion: true }])).toBe(true)
  expect(canChangeIndex(1, five, [{ ...five, currentIndex: 2 }])).toBe(true)
})

test('[GAL-053] with loop, previous at the first slide goes to the last', () => {
  expect(stepPrevious(at(0, true))).toEqual({ kind: 'moved', index: 4 })
})

test('[GAL-054] [GAL-059] without loop, previous at the first slide stays and tells it', () => {
  expect(stepPrevious(at(0, false))).toEqual({ kind: 'stayed', event: 'reachedBeginning' })
  expect(stepPrevious(at(1, false))).toEqual({ kind: 'moved', index: 0 })
})

test('[GAL-056] with loop, next at the last slide goes to the first', () => {
  expect(stepNext(at(4, true))).toEqual({ kind: 'moved', index: 0 })
})

test('[GAL-057] [GAL-059] without loop, next at the last slide stays and tells it', () => {
  expect(stepNext(at(4, false))).toEqual({ kind: 'stayed', event: 'reachedEnd' })
  expect(stepNext(at(3, false))).toEqual({ kind: 'moved', index: 4 })
})

test('[GAL-055] [GAL-058] the control that leads nowhere is disabled, without loop alone', () => {
  expect(describeControls(at(0, false))).toEqual({ isPreviousDisabled: true, isNextDisabled: false })
  expect(describeControls(at(4, false))).toEqual({ isPreviousDisabled: false, isNextDisabled: true })
  expect(describeControls(at(0, true))).toEqual({ isPreviousDisabled: false, isNextDisabled: false })
})

test('linked galleries go to the same index in their own range', () => {
  expect(syncLinkedIndexes(4, [{ numberOfSlides: 5 }, { numberOfSlides: 3 }])).toEqual([4, 1])
})
