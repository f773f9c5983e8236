import { siteHeaderFooter } from '@sitewright/model/site/header-footer'
import { afterAll, expect, test, vi } from 'vitest'
import { addSection } from './commands/add-section'
import { openFooterSession } from './footer-session'
import { createEditHistory } from './history/edit-history'
import { openSiteSession } from './site-session'

vi.stubGlobal('window', globalThis)
afterAll(() => vi.unstubAllGlobals())

function openFooter() {
  const memory = new Map<string, string>()
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
    key: (index: number) => [...memory.keys()][index] ?? null,
    length: 0,
  }
  let count = 0
  let now = 1000
  const history = createEditHistory({ now: () => (now += 5000), newId: () => `step ${++count}` })
  const start = { version: 1, body: siteHeaderFooter.parse({}) }
  const save = vi.fn(async () => ({ kind: 'saved', version: 2 }) as const)
  const site = openSiteSession('header-footer', start, {
    history,
    storage,
    save,
    load: async () => start,
    accepts: (body) => siteHeaderFooter.safeParse(body).success,
  })
  return { site, history, save, session: openFooterSession(site, history) }
}

test('a section added to the footer is in the document of header and footer, and is saved with it', async () => {
  const { site, session, save } = openFooter()
  session.store.run(addSection, { afterId: null })
  expect(session.store.read().page.sections).toHaveLength(1)
  expect(site.read().footer).toBe(session.store.read().page)
  await session.autosave.flush()
  expect(save).toHaveBeenCalledWith(site.read(), 1, expect.any(String))
})

test('undo takes back the footer and the header in the order in which they were changed', () => {
  const { site, session } = openFooter()
  session.store.run(addSection, { afterId: null })
  site.change({ ...site.read(), header: { ...site.read().header, sticky: true } }, 'Change the header')
  expect(session.store.read().undoLabel).toBe('Change the header')
  session.store.undo()
  expect(site.read().header.sticky).toBe(false)
  expect(session.store.read().page.sections).toHaveLength(1)
  session.store.undo()
  expect(session.store.read().page.sections).toHaveLength(0)
  session.store.redo()
  expect(session.store.read().page.sections).toHaveLength(1)
})

test('a footer that has left the canvas no longer follows', () => {
  const { site, session } = openFooter()
  session.close()
  const before = session.store.read().page
  site.change({ ...site.read(), footer: { format: 1, sections: [] } }, 'Empty it')
  expect(session.store.read().page).toBe(before)
})
