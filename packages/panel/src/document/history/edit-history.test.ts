import { expect, test } from 'vitest'
import type { Route } from '../../ground/router'
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
  }
  return { steps, storage }
}

const routes: Readonly<Record<string, Route>> = {
  page: { screen: 'pages', part: 'home' },
  styles: { screen: 'design', part: 'sizes' },
}
const [ofPage, ofDesign] = ['pages/home', 'design']
/** As on the screen of the design, with the page beside it. */
const both = [ofDesign, ofPage]

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
    undo: (histories: readonly string[]) => history.undo(histories).kind,
    redo: (histories: readonly string[]) => history.redo(histories).kind,
    labels: (histories: readonly string[]) => {
      const { undo, redo } = history.next(histories)
      return { undo: undo?.label ?? null, redo: redo?.label ?? null }
    },
    change: (name: string, after: unknown, label = name, mergeKey?: string, route = routes[name] as Route) => {
      history.record(name, { before: values[name], after, label, mergeKey, route })
      values[name] = after
      clock.now += 10
    },
  }
}

test('each screen undoes what was changed on it and leaves the others alone', async () => {
  const { undo, redo, values, change } = await openTab(createMemorySteps().storage)
  change('page', { text: 'b' })
  change('styles', { size: 2 })
  expect(undo([ofPage])).toBe('done')
  expect(undo([ofPage])).toBe('nothing')
  expect(values).toEqual({ page: { text: 'a' }, styles: { size: 2 } })
  change('styles', { size: 3 })
  expect(redo([ofPage])).toBe('done')
  expect(values).toEqual({ page: { text: 'b' }, styles: { size: 3 } })
})

test('two screens that change one document have a history each', async () => {
  const site: Route = { screen: 'settings', part: 'site' }
  const social: Route = { screen: 'settings', part: 'social' }
  const { undo, values, change } = await openTab(createMemorySteps().storage, {
    page: { text: 'a' },
    styles: { size: 1 },
  })
  change('page', { text: 'b' }, 'Title', undefined, site)
  change('page', { text: 'b', link: 'x' }, 'Link', undefined, social)
  expect(undo(['settings/site'])).toBe('done')
  expect(values.page).toEqual({ text: 'a', link: 'x' })
  expect(undo(['settings/site'])).toBe('nothing')
  expect(undo(['settings/social'])).toBe('done')
  expect(values.page).toEqual({ text: 'a' })
})

test('where several histories are seen, changes are undone and redone in the order they were made', async () => {
  const { undo, redo, values, change, labels } = await openTab(createMemorySteps().storage)
  change('page', { text: 'b' })
  change('styles', { size: 2 })
  change('page', { text: 'c' })
  expect(undo(both)).toBe('done')
  expect(values).toEqual({ page: { text: 'b' }, styles: { size: 2 } })
  undo(both)
  expect(values).toEqual({ page: { text: 'b' }, styles: { size: 1 } })
  redo(both)
  expect(values).toEqual({ page: { text: 'b' }, styles: { size: 2 } })
  change('styles', { size: 3 })
  expect(redo(both)).toBe('nothing')
  expect(labels([ofPage])).toEqual({ undo: 'page', redo: 'page' })
  for (let count = 0; count < 3; count++) undo(both)
  expect(values).toEqual({ page: { text: 'a' }, styles: { size: 1 } })
  expect(undo(both)).toBe('nothing')
})

test('undo and redo go on after a reload, on each screen and over several', async () => {
  const { storage } = createMemorySteps()
  const clock = { now: 0 }
  const before = await openTab(storage, undefined, clock)
  before.change('page', { text: 'b' }, 'Type')
  before.change('styles', { size: 2 }, 'Size')
  before.change('page', { text: 'c' }, 'Type more')
  before.undo([ofPage])
  const after = await openTab(storage, { page: { text: 'b' }, styles: { size: 2 } }, clock)
  expect(after.labels(both)).toEqual({ undo: 'Size', redo: 'Type more' })
  after.redo([ofPage])
  expect(after.values.page).toEqual({ text: 'c' })
  for (let count = 0; count < 3; count++) expect(after.undo(both)).toBe('done')
  expect(after.values).toEqual({ page: { text: 'a' }, styles: { size: 1 } })
})

test('a step is never applied to a document that it does not fit, and is given up', async () => {
  const { storage, steps } = createMemorySteps()
  ;(await openTab(storage)).change('page', { text: 'b' })
  const later = await openTab(storage, { page: { text: 'somebody else' }, styles: { size: 1 } })
  expect(later.undo([ofPage])).toBe('misfit')
  expect(later.values.page).toEqual({ text: 'somebody else' })
  expect([later.undo([ofPage]), steps.size]).toEqual(['nothing', 0])
})

test('a text that the host stored without the blank at its end is still undone after a reload', async () => {
  const { storage } = createMemorySteps()
  ;(await openTab(storage)).change('page', { text: 'Kiln ' })
  const later = await openTab(storage, { page: { text: 'Kiln' }, styles: { size: 1 } })
  expect(later.undo([ofPage])).toBe('done')
  expect(later.values.page).toEqual({ text: 'a' })
})

test('a step that leads to no sound document is refused', async () => {
  const { storage, steps } = createMemorySteps()
  ;(await openTab(storage)).change('page', { text: 'b' })
  for (const it of steps.values()) steps.set(it.id, { ...it, patch: { set: { from: 'damage', to: { text: 'b' } } } })
  const later = await openTab(storage, { page: { text: 'b' }, styles: { size: 1 } })
  expect(later.undo([ofPage])).toBe('misfit')
  expect(later.values.page).toEqual({ text: 'b' })
})

test('an undone step that later ones followed in another tab is not offered again', async () => {
  const { storage } = createMemorySteps()
  const clock = { now: 0 }
  const one = await openTab(storage, undefined, clock)
  const two = await openTab(storage, undefined, clock)
  one.change('page', { text: 'b' })
  one.undo([ofPage])
  two.change('page', { text: 'c' }, 'Second tab')
  const after = await openTab(storage, { page: { text: 'c' }, styles: { size: 1 } }, clock)
  expect(after.labels([ofPage])).toEqual({ undo: 'Second tab', redo: null })
})

test('typing in a row is one stored step, and typing back to the start is none', async () => {
  const { storage, steps } = createMemorySteps()
  const { labels, change } = await openTab(storage)
  change('page', { text: 'ab' }, 'Type', 'text')
  change('page', { text: 'abc' }, 'Type', 'text')
  expect([...steps.values()].map((it) => it.patch)).toEqual([{ keys: { text: { set: { from: 'a', to: 'abc' } } } }])
  change('page', { text: 'a' }, 'Type', 'text')
  expect([steps.size, labels([ofPage]).undo]).toEqual([0, null])
})

test('past the size that the browser keeps, the oldest steps are forgotten first', () => {
  const steps = [3, 1, 2].map((order) => ({ key: `k${order}`, bytes: 10, order }))
  expect(listKeysToForget(steps, 30)).toEqual([])
  expect(listKeysToForget(steps, 25)).toEqual(['k1'])
  expect(listKeysToForget(steps, 5)).toEqual(['k3', 'k2', 'k1'])
})
