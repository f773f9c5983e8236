import { siteHeaderFooter } from '@sitewright/model/header-footer/site-header-footer'
import { type SiteSectionsId, siteSections } from '@sitewright/model/header-footer/site-sections'
import { afterAll, expect, test, vi } from 'vitest'
import { addSection } from '../commands/sections/add-section'
import { createEditHistory } from '../history/edit-history'
import { openSiteSectionsSession } from './site-sections-session'
import { openSiteSession } from './site-session'

vi.stubGlobal('window', globalThis)
afterAll(() => vi.unstubAllGlobals())

const ofHeader = { screen: 'design', part: 'header' } as const
const ids = Object.keys(siteSections) as SiteSectionsId[]

function openSections(id: SiteSectionsId) {
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
  return { site, history, save, session: openSiteSectionsSession(id, site, history), field: siteSections[id].field }
}

test.each(ids)('a section added to %s is in the document of header and footer, and is saved with it', async (id) => {
  const { site, session, save, field } = openSections(id)
  session.store.run(addSection, { afterId: null })
  expect(session.store.read().page.sections).toHaveLength(1)
  expect(site.read()[field]).toBe(session.store.read().page)
  expect([site.read().headerSections, site.read().footer].flatMap((it) => it.sections)).toHaveLength(1)
  await session.autosave.flush()
  expect(save).toHaveBeenCalledWith(site.read(), 1, expect.any(String))
})

test.each(ids)('undo beside %s takes them back and leaves the bar of the header to the design', (id) => {
  const { site, session, history } = openSections(id)
  const own = [`pages/${id}`]
  session.store.run(addSection, { afterId: null })
  const sticky = { ...site.read().header, sticky: true }
  site.change({ ...site.read(), header: sticky }, { label: 'Change the header', route: ofHeader })
  history.undo(own)
  expect(site.read().header.sticky).toBe(true)
  expect(session.store.read().page.sections).toHaveLength(0)
  expect(history.undo(own).kind).toBe('nothing')
  history.undo([...own, 'design'])
  expect(site.read().header.sticky).toBe(false)
  history.redo(own)
  expect(session.store.read().page.sections).toHaveLength(1)
})

test.each(ids)('%s that have left the canvas no longer follow', (id) => {
  const { site, session, field } = openSections(id)
  session.close()
  const before = session.store.read().page
  site.change({ ...site.read(), [field]: { format: 2, sections: [] } }, { label: 'Empty it', route: ofHeader })
  expect(session.store.read().page).toBe(before)
})
