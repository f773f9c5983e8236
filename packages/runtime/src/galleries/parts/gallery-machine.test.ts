import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startAutoplay } from '../autoplay-clock'
import { createGalleryMachine, type GalleryEvent } from './gallery-machine'
import { keepPresses } from './keep-presses'

function setUp(options: Partial<Parameters<typeof createGalleryMachine>[0]> = {}) {
  const machine = createGalleryMachine({ numberOfSlides: 5, loop: true, ...options })
  const events: GalleryEvent[] = []
  machine.listen((event) => events.push(event))
  return { machine, events, at: () => machine.motion().currentIndex }
}

test('[GAL-051] while a gallery moves it takes no other move, and afterwards it does', () => {
  const { machine, at } = setUp()
  expect(machine.next('visitor')).toBe(true)
  expect([machine.next('visitor'), machine.go(4, 'visitor'), at()]).toEqual([false, false, 1])
  machine.settle()
  expect([machine.go(4, 'visitor'), at()]).toEqual([true, 4])
})

test('[GAL-052] [GAL-060] linked galleries go along, and one of them in motion holds the other', () => {
  const slides = setUp()
  const thumbs = setUp()
  slides.machine.link(thumbs.machine)
  slides.machine.go(3, 'visitor')
  expect(thumbs.at()).toBe(3)
  slides.machine.settle()
  expect(slides.machine.go(1, 'visitor')).toBe(false)
  thumbs.machine.settle()
  expect(slides.machine.go(1, 'visitor')).toBe(true)
})

test('[GAL-053] [GAL-056] with loop the ends meet', () => {
  const { machine, at } = setUp()
  machine.previous('visitor')
  machine.settle()
  expect(at()).toBe(4)
  machine.next('visitor')
  expect(at()).toBe(0)
})

test('[GAL-054] [GAL-057] [GAL-059] without loop an end is told and the index stays', () => {
  const { machine, events, at } = setUp({ loop: false })
  expect(machine.previous('visitor')).toBe(false)
  expect([at(), machine.controls().isPreviousDisabled]).toEqual([0, true])
  machine.go(4, 'visitor')
  machine.settle()
  expect(machine.next('visitor')).toBe(false)
  expect([at(), machine.controls().isNextDisabled]).toEqual([4, true])
  expect(events.map((event) => event.kind)).toEqual(['reachedBeginning', 'changed', 'settled', 'reachedEnd'])
})

test('whatever is asked of it, the index is a slide and every change is told once', () => {
  const step = fc.oneof(fc.constantFrom('next', 'previous', 'settle'), fc.integer({ min: -20, max: 20 }))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), (steps, loop) => {
      const { machine, events, at } = setUp({ loop })
      for (const it of steps) {
        const before = at()
        const told = events.filter((event) => event.kind === 'changed').length
        if (it === 'settle') machine.settle()
        else if (typeof it === 'number') machine.go(it, 'visitor')
        else machine[it]('visitor')
        expect(at()).toBeGreaterThanOrEqual(0)
        expect(at()).toBeLessThan(5)
        const changes = events.filter((event) => event.kind === 'changed').length - told
        expect(changes).toBe(before === at() ? 0 : 1)
      }
    }),
    { numRuns: 100 },
  )
})

const restful = {
  autoplay: true,
  isPointerOverGallery: false,
  isPointerOverControls: false,
  isPlayingVideo: false,
  isFocused: false,
  isUnseen: false,
  isHandheld: false,
  isMotionDisabled: false,
}

function windUp() {
  const { machine, at } = setUp()
  let waiting: (() => void) | null = null
  const over = { isDialogOpen: false }
  const prepared: number[] = []
  const clock = startAutoplay(
    {
      machine,
      timeoutMs: 5000,
      randomize: false,
      random: () => 0,
      isHeldBack: () => over.isDialogOpen,
      prepare: (index) => prepared.push(index),
      setTimer: (run) => {
        waiting = run
        return () => {
          if (waiting === run) waiting = null
        }
      },
    },
    restful,
  )
  const pass = () => {
    const due = waiting
    waiting = null
    due?.()
    machine.settle()
  }
  const due = () => waiting?.()
  return { machine, clock, at, pass, due, over, prepared, isWaiting: () => waiting !== null }
}

test('[GAL-061] [GAL-062] the clock moves on by one slide each time, round and round', () => {
  const { at, pass } = windUp()
  const seen = [1, 2, 3, 4, 5, 6].map(() => {
    pass()
    return at()
  })
  expect(seen).toEqual([1, 2, 3, 4, 0, 1])
})

test('[GAL-068] [GAL-069] a playing video stops the clock and its end starts it again', () => {
  const { clock, isWaiting } = windUp()
  clock.change({ isPlayingVideo: true })
  expect(isWaiting()).toBe(false)
  clock.change({ isPlayingVideo: false })
  expect(isWaiting()).toBe(true)
  clock.stop()
  expect(isWaiting()).toBe(false)
})

test('behind a dialog the slide stays, and goes on when the dialog has closed', () => {
  const { at, pass, over } = windUp()
  over.isDialogOpen = true
  pass()
  pass()
  expect(at()).toBe(0)
  over.isDialogOpen = false
  pass()
  expect(at()).toBe(1)
})

test('a slide that is still on its way when its time is over goes on as soon as it has come', () => {
  const { machine, at, due } = windUp()
  due()
  expect(at()).toBe(1)
  due()
  expect(at()).toBe(1)
  machine.settle()
  expect(at()).toBe(2)
})

test('the slide that comes next is made ready while the one before it is shown', () => {
  const { pass, prepared } = windUp()
  pass()
  expect(prepared).toEqual([1, 2])
})

test('presses that come while a gallery moves are done when it rests, one after the other', async () => {
  const machine = createGalleryMachine({ numberOfSlides: 5, loop: true })
  const press = keepPresses(machine)
  const at = () => machine.motion().currentIndex
  for (let count = 0; count < 3; count++) press(() => machine.next('visitor'))
  expect(at()).toBe(1)
  const seen: number[] = []
  for (let count = 0; count < 3; count++) {
    machine.settle()
    await Promise.resolve()
    seen.push(at())
  }
  expect(seen).toEqual([2, 3, 3])
})
