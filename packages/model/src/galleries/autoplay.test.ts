import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseAutoplayTimeout, isAutoplayRunning, isMotionDisabled, nextAutoplayIndex } from './autoplay'

const running = {
  autoplay: true,
  isPointerOverGallery: false,
  isPointerOverControls: false,
  isPlayingVideo: false,
  isFocused: false,
  isUnseen: false,
  isHandheld: false,
  isMotionDisabled: false,
}

test('[GAL-041] a design waits 5000 ms', () => {
  expect(chooseAutoplayTimeout({ hasDesign: true })).toBe(5000)
})

test('[GAL-042] a bare gallery waits 1000 ms', () => {
  expect(chooseAutoplayTimeout({ hasDesign: false })).toBe(1000)
})

test('[GAL-031] a block says its duration in seconds', () => {
  expect(chooseAutoplayTimeout({ hasDesign: true, durationSeconds: 8 })).toBe(8000)
  expect(chooseAutoplayTimeout({ hasDesign: true, durationSeconds: 0 })).toBe(5000)
})

test('[GAL-062] in sequence the next slide follows, and the first follows the last', () => {
  const slides = { numberOfSlides: 3, randomize: false }
  expect([0, 1, 2].map((currentIndex) => nextAutoplayIndex({ ...slides, currentIndex }, () => 0))).toEqual([1, 2, 0])
})

test('[GAL-063] at random every other slide may follow, and never the same', () => {
  const slides = { numberOfSlides: 4, currentIndex: 2, randomize: true }
  const reached = [0, 0.3, 0.34, 0.6, 0.67, 0.99].map((number) => nextAutoplayIndex(slides, () => number))
  expect([...new Set(reached)].sort()).toEqual([0, 1, 3])
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 50 }),
      fc.nat({ max: 49 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (numberOfSlides, place, number) => {
        const currentIndex = place % numberOfSlides
        const next = nextAutoplayIndex({ numberOfSlides, currentIndex, randomize: true }, () => number)
        expect(next !== currentIndex && next >= 0 && next < numberOfSlides).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})

test('a single slide stays', () => {
  expect(nextAutoplayIndex({ numberOfSlides: 1, currentIndex: 0, randomize: true }, () => 0.5)).toBe(0)
})

test('[GAL-064] [GAL-065] [GAL-066] autoplay stands still while a pointer is over the gallery or its controls', () => {
  expect(isAutoplayRunning(running)).toBe(true)
  expect(isAutoplayRunning({ ...running, isPointerOverGallery: true })).toBe(false)
  expect(isAutoplayRunning({ ...running, isPointerOverControls: true })).toBe(false)
})

test('[GAL-067] on handheld devices a pointer does not pause it', () => {
  expect(isAutoplayRunning({ ...running, isPointerOverGallery: true, isHandheld: true })).toBe(true)
})

test('[GAL-068] [GAL-069] autoplay is off while a video plays, and on again only when it was on before', () => {
  const playing = { ...running, isPlayingVideo: true }
  expect(isAutoplayRunning(playing)).toBe(false)
  expect(isAutoplayRunning({ ...playing, isPlayingVideo: false })).toBe(true)
  expect(isAutoplayRunning({ ...playing, autoplay: false, isPlayingVideo: false })).toBe(false)
})

test('[GAL-023] nomotion=true, and nothing else, disables autoplay', () => {
  expect(isAutoplayRunning({ ...running, isMotionDisabled: true })).toBe(false)
  expect(isMotionDisabled(new URLSearchParams('nomotion=true'))).toBe(true)
  expect(isMotionDisabled(new URLSearchParams('nomotion=1'))).toBe(false)
  expect(isMotionDisabled(new URLSearchParams())).toBe(false)
})

test('nothing changes where nobody can see it', () => {
  expect(isAutoplayRunning({ ...running, isUnseen: true })).toBe(false)
  expect(isAutoplayRunning({ ...running, isHandheld: true, isUnseen: true })).toBe(false)
})
