import { emptyPage, type PageDocument } from '@sitewright/model/pages/document'
import { expect, test } from 'vitest'
import { createAutosave, type SaveAnswer, saveDelayMs } from './autosave'

function setUp() {
  let page: PageDocument = emptyPage()
  const sent: { page: PageDocument; version: number; answer: (answer: SaveAnswer) => void }[] = []
  const kept: { page: PageDocument; version: number }[] = []
  const waiting = new Map<number, { run: () => void; delayMs: number }>()
  let lastTimer = 0
  const autosave = createAutosave<PageDocument>(7, {
    read: () => page,
    send: (document, version) => new Promise((answer) => sent.push({ page: document, version, answer })),
    mirror: {
      keep: (document, version) => kept.push({ page: document, version }),
      drop: () => kept.splice(0),
    },
    timers: {
      set: (run, delayMs) => {
        lastTimer += 1
        waiting.set(lastTimer, { run, delayMs })
        return lastTimer
      },
      clear: (timer) => waiting.delete(timer),
    },
  })
  return {
    autosave,
    sent,
    kept,
    change: () => {
      page = { ...page }
      autosave.touch()
      return page
    },
    delays: () => [...waiting.values()].map((timer) => timer.delayMs),
    passTime: () => {
      const due = [...waiting.values()]
      waiting.clear()
      for (const timer of due) timer.run()
    },
    answer: async (answer: SaveAnswer) => {
      sent.at(-1)?.answer(answer)
      // The machine goes on in microtasks of its own.
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    },
  }
}

test('several changes are saved once, within a second of the last, upon the version they were made on', async () => {
  const { autosave, sent, change, delays, passTime, answer } = setUp()
  change()
  const last = change()
  expect(autosave.state().kind).toBe('unsaved')
  expect(delays()).toEqual([saveDelayMs])
  expect(saveDelayMs).toBeLessThan(1000)
  passTime()
  expect(autosave.state().kind).toBe('saving')
  expect(sent.map((it) => [it.page === last, it.version])).toEqual([[true, 7]])
  await answer({ kind: 'saved', version: 8 })
  expect(autosave.state().kind).toBe('saved')
  expect(autosave.version()).toBe(8)
})

test('what is typed while a save is on its way is saved next, upon the new version', async () => {
  const { autosave, sent, kept, change, passTime, answer } = setUp()
  change()
  passTime()
  const later = change()
  expect(sent.length).toBe(1)
  await answer({ kind: 'saved', version: 8 })
  expect(autosave.state().kind).toBe('unsaved')
  expect(kept.at(-1)).toEqual({ page: later, version: 8 })
  passTime()
  expect(sent.at(-1)).toMatchObject({ page: later, version: 8 })
  await answer({ kind: 'saved', version: 9 })
  expect(autosave.state().kind).toBe('saved')
  expect(kept).toEqual([])
})

test('a lost connection is tried again with growing pauses and nothing is forgotten', async () => {
  const { autosave, kept, change, delays, passTime, answer } = setUp()
  const page = change()
  const pauses: number[] = []
  for (let tries = 0; tries < 6; tries++) {
    passTime()
    await answer({ kind: 'failed', text: 'Network error' })
    pauses.push(delays()[0] ?? 0)
  }
  expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(autosave.state()).toEqual({ kind: 'failing', text: 'Network error' })
  expect(kept.at(-1)?.page).toBe(page)
  passTime()
  await answer({ kind: 'saved', version: 8 })
  expect(autosave.state().kind).toBe('saved')
})

test('after a conflict nothing is sent until the owner decides; keeping mine saves over the newer version', async () => {
  const { autosave, sent, change, delays, passTime, answer } = setUp()
  change()
  passTime()
  await answer({ kind: 'conflict' })
  expect(autosave.state().kind).toBe('conflict')
  const mine = change()
  expect(delays()).toEqual([])
  autosave.settle(12, 'save')
  passTime()
  expect(sent.at(-1)).toMatchObject({ page: mine, version: 12 })
})

test('loading the newer one after a conflict leaves nothing to save', async () => {
  const { autosave, kept, change, delays, passTime, answer } = setUp()
  change()
  passTime()
  await answer({ kind: 'conflict' })
  autosave.settle(12, 'adopt')
  expect(autosave.state().kind).toBe('saved')
  expect([delays(), kept]).toEqual([[], []])
})

test('a refused document waits for the next change instead of knocking again', async () => {
  const { autosave, change, delays, passTime, answer } = setUp()
  change()
  passTime()
  await answer({ kind: 'refused', text: 'Please check the marked fields.' })
  expect(autosave.state()).toEqual({ kind: 'refused', text: 'Please check the marked fields.' })
  expect(delays()).toEqual([])
  change()
  expect(delays()).toEqual([saveDelayMs])
})

test('flushing saves at once and tells whether everything is saved', async () => {
  const { autosave, sent, change, answer } = setUp()
  change()
  const saved = autosave.flush()
  expect(sent.length).toBe(1)
  await answer({ kind: 'saved', version: 8 })
  expect(await saved).toBe(true)
  change()
  const failed = autosave.flush()
  await answer({ kind: 'failed', text: 'Network error' })
  expect(await failed).toBe(false)
})
