import { expect, test } from 'vitest'
import { keepConnected, type LiveSource } from './keep-connected'

function startConnection({ isHidden = false } = {}) {
  const sources: (LiveSource & { isOpen: boolean })[] = []
  const heard: string[] = []
  const pauses: number[] = []
  const state = { isHidden, waiting: null as (() => void) | null, silences: 0 }
  const connection = keepConnected({
    connect: () => {
      const source = {
        isOpen: true,
        onmessage: null,
        onerror: null,
        close: () => {
          source.isOpen = false
        },
      }
      sources.push(source)
      return source
    },
    hear: (text) => heard.push(text),
    onSilent: () => {
      state.silences += 1
    },
    timers: {
      set: (run, delayMs) => {
        pauses.push(delayMs)
        state.waiting = run
        return pauses.length
      },
      clear: () => {
        state.waiting = null
      },
    },
    isHidden: () => state.isHidden,
  })
  const last = () => sources.at(-1) as LiveSource
  return {
    connection,
    state,
    heard,
    pauses,
    countMade: () => sources.length,
    countOpen: () => sources.filter((it) => it.isOpen).length,
    say: (text: string) => last().onmessage?.({ data: text } as MessageEvent),
    fail: () => last().onerror?.(new Event('error')),
    turn: (hidden: boolean) => {
      state.isHidden = hidden
      connection.follow()
    },
  }
}

test('a hidden tab lets its connection go and makes a new one when it is shown', () => {
  const live = startConnection()
  live.say('first')
  live.turn(true)
  expect([live.countOpen(), live.state.silences]).toEqual([0, 1])
  live.turn(false)
  live.say('what was missed')
  expect([live.countMade(), live.countOpen()]).toEqual([2, 1])
  expect(live.heard).toEqual(['first', 'what was missed'])
})

test('a tab that is opened in the background connects when it is first shown', () => {
  const live = startConnection({ isHidden: true })
  expect(live.countMade()).toBe(0)
  live.turn(false)
  live.turn(false)
  expect(live.countMade()).toBe(1)
})

test('a lost connection is tried again after longer and longer pauses, and after none by who looks at the page again', () => {
  const live = startConnection()
  for (let round = 0; round < 7; round++) {
    live.fail()
    live.state.waiting?.()
  }
  expect(live.pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  live.fail()
  live.turn(true)
  expect(live.state.waiting).toBe(null)
  live.turn(false)
  expect(live.countOpen()).toBe(1)
  live.fail()
  expect(live.pauses.at(-1)).toBe(1000)
})

test('a stopped connection stays closed', () => {
  const live = startConnection()
  live.fail()
  live.connection.stop()
  expect([live.countOpen(), live.state.waiting]).toEqual([0, null])
})
