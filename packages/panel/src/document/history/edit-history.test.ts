import { expect, test } from 'vitest'
import { createEditHistory } from './edit-history'
import { listKeysToForget } from './indexed-steps'
import type { Step, StepStorage } from './step'

function createMemorySteps() {
  const steps = new Map<string, Step>()
  const storage: StepStorage = {
    read: async (document) => [...steps.values()].filter((it) => it.document === document),
    put: (given) => {
      for (const it of given) steps.set(it.id, it)
    },
    remove: (given) => {
      for (const it of given) steps.delete(it.id)
    },
    listDocuments: async () => [...new Set([...steps.values()].map((it) => it.document))],
  }
  return { steps, storage }
}

let lastId = 0
/** A tab with two documents; what is stored is shared by the tabs that are given the same storage. */
async function openTab(storage: StepStorage, start = { page: { text: 'a' }, styles: { size: 1 } }, clock = { now: 0 }) {
  const values: Record<string, unknown> = { ...start }
  const newId = () => `step-${++lastId}`
  const history = createEditHistory({ now: () => clock.now, newId, storage })
  for (const name of ['page', 'styles']) {
    history.attach(name, {
      read: () => values[name],
      write: (next) => {
        values[name] = next
      },
      accepts: (next) => typeof next === 'object',
    })
  }
  await storage.read('page')
  return {
    history,
    values,
    change: (name: string, after: unknown, label = name, mergeKey?: string) => {
      history.record(name, { before: values[name], after, label, mergeKey })
      values[name] = after
      clock.now += 10
    },
  }
}

test('changes of different documents are undone and redone in the order they were made', async () => {
  const { history, values, change } = await openTab(createMemorySteps().storage)
  change('page', { text: 'b' })
  change('styles', { size: 2 })
  change('page', { text: 'c' })
  expect(history.undo()).toBe('done')
  expect(values).toEqual({ page: { text: 'b' }, styles: { size: 2 } })
  history.undo()
  expect(values).toEqual({ page: { text: 'b' }, styles: { size: 1 } })
  history.redo()
  expect(values).toEqual({ page: { text: 'b' }, styles: { size: 2 } })
  change('styles', { size: 3 })
  expect(history.redo()).toBe('nothing')
  for (let count = 0; count < 3; count++) history.undo()
  expect(values).toEqual({ page: { text: 'a' }, styles: { size: 1 } })
  expect(history.undo()).toBe('nothing')
})

test('undo and redo go on after a reload, over all documents', async () => {
  const { storage } = createMemorySteps()
  const clock = { now: 0 }
  const before = await openTab(storage, undefined, clock)
  before.change('page', { text: 'b' }, 'Type')
  before.change('styles', { size: 2 }, 'Size')
  before.change('page', { text: 'c' }, 'Type more')
  before.history.undo()
  const after = await openTab(storage, { page: { text: 'b' }, styles: { size: 2 } }, clock)
  expect(after.history.state()).toEqual({ undoLabel: 'Size', redoLabel: 'Type more' })
  after.history.redo()
  expect(after.values.page).toEqual({ text: 'c' })
  for (let count = 0; count < 3; count++) expect(after.history.undo()).toBe('done')
  expect(after.values).toEqual({ page: { text: 'a' }, styles: { size: 1 } })
})

test('a step is never applied to a document that it does not fit, and is given up', async () => {
  const { storage, steps } = createMemorySteps()
  ;(await openTab(storage)).change('page', { text: 'b' })
  const later = await openTab(storage, { page: { text: 'somebody else' }, styles: { size: 1 } })
  expect(later.history.undo()).toBe('misfit')
  expect(later.values.page).toEqual({ text: 'somebody else' })
  expect([later.history.undo(), steps.size]).toEqual(['nothing', 0])
})

test('a text that the host stored without the blank at its end is still undone after a reload', async () => {
  const { storage } = createMemorySteps()
  ;(await openTab(storage)).change('page', { text: 'Kiln ' })
  const later = await openTab(storage, { page: { text: 'Kiln' }, styles: { size: 1 } })
  expect(later.history.undo()).toBe('done')
  expect(later.values.page).toEqual({ text: 'a' })
})

test('a step that leads to no sound document is refused', async () => {
  const { storage, steps } = createMemorySteps()
  ;(await openTab(storage)).change('page', { text: 'b' })
  for (const it of steps.values()) steps.set(it.id, { ...it, patch: { set: { from: 'damage', to: { text: 'b' } } } })
  const later = await openTab(storage, { page: { text: 'b' }, styles: { size: 1 } })
  expect(later.history.undo()).toBe('misfit')
  expect(later.values.page).toEqual({ text: 'b' })
})

test('an undone step that later ones followed in another tab is not offered again', async () => {
  const { storage } = createMemorySteps()
  const clock = { now: 0 }
  const one = await openTab(storage, undefined, clock)
  const two = await openTab(storage, undefined, clock)
  one.change('page', { text: 'b' })
  one.history.undo()
  two.change('page', { text: 'c' }, 'Second tab')
  const after = await openTab(storage, { page: { text: 'c' }, styles: { size: 1 } }, clock)
  expect(after.history.state()).toEqual({ undoLabel: 'Second tab', redoLabel: null })
})

test('typing in a row is one stored step, and typing back to the start is none', async () => {
  const { storage, steps } = createMemorySteps()
  const { history, change } = await openTab(storage)
  change('page', { text: 'ab' }, 'Type', 'text')
  change('page', { text: 'abc' }, 'Type', 'text')
  expect([...steps.values()].map((it) => it.patch)).toEqual([{ keys: { text: { set: { from: 'a', to: 'abc' } } } }])
  change('page', { text: 'a' }, 'Type', 'text')
  expect([steps.size, history.state().undoLabel]).toEqual([0, null])
})

test('past the size that the browser keeps, the oldest steps are forgotten first', () => {
  const steps = [3, 1, 2].map((order) => ({ key: `k${order}`, bytes: 10, order }))
  expect(listKeysToForget(steps, 30)).toEqual([])
  expect(listKeysToForget(steps, 25)).toEqual(['k1'])
  expect(listKeysToForget(steps, 5)).toEqual(['k3', 'k2', 'k1'])
})
