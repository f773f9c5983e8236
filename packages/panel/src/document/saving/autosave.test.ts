import { emptyPage, type PageDocument, section } from '@sitewright/model/pages/document'
import type { PageConflict } from '@sitewright/model/pages/layout/merge'
import { expect, test } from 'vitest'
import type { SaveAnswer } from '../../data/calls/save-answer'
import { createAutosave } from './autosave'
import { gatherStates, saveDelayMs } from './save-state'
import type { HostState, Unsaved } from './unsaved'

const named = (name: string): PageDocument => ({
  ...emptyPage(),
  sections: [section.parse({ id: '1'.padStart(24, '0'), name, blocks: [] })],
})

const emptyConflict = { key: 'k', sectionId: null, blockId: null, field: 'order', mine: 1, theirs: 2 }

function setUp() {
  let page: PageDocument = emptyPage()
  const first = page
  const sent: { page: PageDocument; version: number; saveId: string; answer: (answer: SaveAnswer) => void }[] = []
  const kept: Unsaved<PageDocument>[] = []
  const waiting = new Map<number, { run: () => void; delayMs: number }>()
  const host = {
    state: { version: 12, document: named('theirs'), recentSaves: [] } as HostState<PageDocument>,
    conflicts: [] as PageConflict[],
    isOffline: false,
    sides: [] as { base: PageDocument; mine: PageDocument; theirs: PageDocument }[],
  }
  let lastTimer = 0
  let lastId = 0
  const autosave = createAutosave<PageDocument>(
    { version: 7, base: page },
    {
      read: () => page,
      write: (next) => {
        page = next
      },
      send: (document, version, saveId) =>
        new Promise((answer) => sent.push({ page: document, version, saveId, answer })),
      fetch: async () => host.state,
      merge: (sides, picks) => {
        host.sides.push(sides)
        const open = host.conflicts.filter((it) => !picks[it.key])
        const isMine = Object.values(picks).includes('mine')
        if (sides.mine === sides.base) return { document: sides.theirs, conflicts: [] }
        return { document: isMine ? sides.mine : named('joined'), conflicts: open }
      },
      mirror: { keep: (unsaved) => kept.push(unsaved), drop: () => kept.splice(0) },
      timers: {
        set: (run, delayMs) => {
          lastTimer += 1
          waiting.set(lastTimer, { run, delayMs })
          return lastTimer
        },
        clear: (timer) => waiting.delete(timer),
      },
      newId: () => `save-${++lastId}`,
      isOffline: () => host.isOffline,
    },
  )
  return {
    autosave,
    host,
    first,
    read: () => page,
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
      for (let turn = 0; turn < 12; turn++) await Promise.resolve()
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
  expect(kept.at(-1)).toMatchObject({ document: later, version: 8 })
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
  expect(kept.at(-1)?.document).toBe(page)
  passTime()
  await answer({ kind: 'saved', version: 8 })
  expect(autosave.state().kind).toBe('saved')
})

test('a newer version on the host is joined with what is unsaved here, and the result is saved upon it', async () => {
  const { autosave, sent, host, first, read, change, passTime, answer } = setUp()
  const mine = change()
  passTime()
  await answer({ kind: 'conflict' })
  expect(host.sides).toEqual([{ base: first, mine, theirs: host.state.document }])
  expect(read()).toEqual(named('joined'))
  passTime()
  expect(sent.at(-1)).toMatchObject({ page: named('joined'), version: 12 })
  await answer({ kind: 'saved', version: 13 })
  expect(autosave.state().kind).toBe('saved')
})

test('where both changed the same field nothing is sent until the owner decides', async () => {
  const { autosave, sent, kept, host, first, change, delays, passTime, answer } = setUp()
  host.conflicts = [emptyConflict]
  const mine = change()
  passTime()
  await answer({ kind: 'conflict' })
  expect(autosave.state()).toEqual({ kind: 'conflict', conflicts: [emptyConflict] })
  expect([delays(), sent.length]).toEqual([[], 1])
  // A tab that is closed now must ask again: what is kept stands on what both sides grew from.
  expect(kept.at(-1)).toMatchObject({ base: first, document: mine })
  autosave.choose({ k: 'mine' })
  passTime()
  expect(sent.at(-1)).toMatchObject({ page: mine, version: 12 })
})

test('choosing the other side leaves nothing to save', async () => {
  const { autosave, host, kept, read, change, passTime, answer } = setUp()
  host.conflicts = [emptyConflict]
  host.state = { ...host.state, document: named('joined') }
  change()
  passTime()
  await answer({ kind: 'conflict' })
  autosave.choose({ k: 'theirs' })
  expect([autosave.state().kind, kept, read()]).toEqual(['saved', [], named('joined')])
})

test('a save whose answer was lost is no conflict with oneself', async () => {
  const { autosave, sent, host, change, passTime, answer } = setUp()
  const lost = change()
  passTime()
  await answer({ kind: 'failed', text: 'Network error' })
  const more = change()
  host.state = { version: 8, document: lost, recentSaves: [sent[0]?.saveId ?? ''] }
  passTime()
  expect(sent.at(-1)?.saveId).not.toBe(sent[0]?.saveId)
  await answer({ kind: 'conflict' })
  expect(host.sides.at(-1)).toEqual({ base: lost, mine: more, theirs: lost })
  expect(autosave.version()).toBe(8)
})

test('the same document is sent again under the same id', async () => {
  const { sent, change, passTime, answer } = setUp()
  change()
  passTime()
  await answer({ kind: 'failed', text: 'Network error' })
  passTime()
  expect(sent.map((it) => it.saveId)).toEqual(['save-1', 'save-1'])
})

test('without a connection the work is kept on the device, and goes out when it is back', async () => {
  const { autosave, sent, kept, host, change, passTime, answer } = setUp()
  host.isOffline = true
  change()
  passTime()
  await answer({ kind: 'failed', text: 'Network error' })
  expect(autosave.state()).toEqual({ kind: 'offline' })
  const later = change()
  expect([autosave.state().kind, kept.at(-1)?.document === later]).toEqual(['offline', true])
  host.isOffline = false
  const saved = autosave.flush()
  expect(sent.at(-1)?.page).toBe(later)
  await answer({ kind: 'saved', version: 8 })
  expect(await saved).toBe(true)
})

test('what others saved is taken over at once where nothing is unsaved', async () => {
  const { autosave, host, read } = setUp()
  await autosave.pull()
  expect([read(), autosave.version(), autosave.state().kind]).toEqual([host.state.document, 12, 'saved'])
})

test('a change is told to be unsaved at once, also while the host is asked for what is newer, and is sent after that', async () => {
  const { autosave, host, sent, change, passTime } = setUp()
  host.state = { ...host.state, version: 7 }
  const pulled = autosave.pull()
  const changed = change()
  expect(autosave.state().kind).toBe('unsaved')
  await pulled
  expect([autosave.state().kind, sent.length]).toEqual(['unsaved', 0])
  passTime()
  expect(sent.map((it) => it.page === changed)).toEqual([true])
})

test('of several documents the one that is not saved is told, and the one that waits for the owner before it', () => {
  const [saved, saving, refused] = [{ kind: 'saved' }, { kind: 'saving' }, { kind: 'refused', text: 'No.' }] as const
  expect(gatherStates([saved, saved])).toEqual(saved)
  expect(gatherStates([saved, saving])).toBe(saving)
  expect(gatherStates([saving, refused, saved])).toBe(refused)
})

test('a refused document waits for the next change instead of knocking again', async () => {
  const { autosave, change, delays, passTime, answer } = setUp()
  change()
  passTime()
  await answer({ kind: 'refused', text: 'Check the highlighted fields.' })
  expect(autosave.state()).toEqual({ kind: 'refused', text: 'Check the highlighted fields.' })
  expect(delays()).toEqual([])
  change()
  expect(delays()).toEqual([saveDelayMs])
})

test('what was mended while the host refused the state before it is sent, too', async () => {
  const { sent, change, delays, passTime, answer } = setUp()
  change()
  passTime()
  const mended = change()
  await answer({ kind: 'refused', text: 'Check the highlighted fields.' })
  expect(delays()).toEqual([saveDelayMs])
  passTime()
  expect(sent.at(-1)?.page).toBe(mended)
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
