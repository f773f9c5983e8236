import { emptyPage, type PageDocument, pageDocument, pageFormat, section } from '@sitewright/model/pages/document'
import { mergePages } from '@sitewright/model/pages/layout/merge'
import { expect, test } from 'vitest'
import { createDraftMirror, readDrafts } from './draft-mirror'
import { takeUpDrafts } from './take-up-drafts'
import type { HostState } from './unsaved'

function memoryStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

const page = (...names: string[]): PageDocument => ({
  ...emptyPage(),
  sections: names.map((name, index) => section.parse({ id: String(index + 1).padStart(24, '0'), name, blocks: [] })),
})
const unsaved = (
  document: PageDocument,
  base = emptyPage(),
  unanswered: { saveId: string; document: PageDocument }[] = [],
) => ({
  version: 3,
  base,
  document,
  unanswered,
})
const nobodyLives = () => false
const merge = (sides: Parameters<typeof mergePages>[0]) => {
  const { page: document, conflicts } = mergePages(sides)
  return { document, conflicts }
}
const hostOf = (document: PageDocument, recentSaves: string[] = []): HostState<PageDocument> => ({
  version: 4,
  document,
  recentSaves,
})

test('each tab keeps its own unsaved page, and a later tab finds those of the ones that are gone', () => {
  const storage = memoryStorage()
  const one = createDraftMirror<PageDocument>({ storage, name: 'a', tab: 'one' }, 0)
  const two = createDraftMirror<PageDocument>({ storage, name: 'a', tab: 'two' }, 0)
  one.keep(unsaved(page('One')))
  two.keep(unsaved(page('Two'), page('Old'), [{ saveId: 's', document: page('Sent') }]))
  const found = readDrafts({ storage, name: 'a' }, pageDocument, (tab) => tab === 'one')
  expect(found).toMatchObject([
    { version: 3, base: page('Old'), document: page('Two'), unanswered: [{ saveId: 's', document: page('Sent') }] },
  ])
  expect(readDrafts({ storage, name: 'b' }, pageDocument, nobodyLives)).toEqual([])
  found[0]?.forget()
  one.drop()
  expect(storage.items.size).toBe(0)
})

test('damaged or foreign content is no draft, and a full storage does not stop the work', () => {
  const storage = memoryStorage()
  createDraftMirror<PageDocument>({ storage, name: 'a', tab: 'x' }, 0).keep(unsaved(page('One')))
  const good = storage.items.get('sitewright.unsaved.a.x') ?? ''
  for (const content of [
    '{',
    'null',
    '[]',
    '{"version":1}',
    good.replace(`"format":${pageFormat}`, '"format":9'),
    good.replace('One', 'Two'),
  ]) {
    storage.items.set('sitewright.unsaved.a.x', content)
    expect(readDrafts({ storage, name: 'a' }, pageDocument, nobodyLives), content).toEqual([])
  }
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  const mirror = createDraftMirror<PageDocument>({ storage: full, name: 'a', tab: 'y' }, 1000)
  mirror.keep(unsaved(page('One')))
  expect(mirror.flush()).toBe(false)
})

test('what several tabs left is joined with what is on the host now', () => {
  const draft = (document: PageDocument) => ({ ...unsaved(document, page('A', 'B', 'C')), forget: () => {} })
  const taken = takeUpDrafts(
    hostOf(page('A', 'B', 'host')),
    [draft(page('one', 'B', 'C')), draft(page('A', 'two', 'C'))],
    merge,
  )
  expect(taken.document.sections.map((it) => it.name)).toEqual(['one', 'two', 'host'])
  expect([taken.asked, taken.done.length]).toEqual([null, 2])
})

test('the same field left otherwise is asked about; a save whose answer was lost is not', () => {
  const draft = {
    ...unsaved(page('typed more'), page('old'), [{ saveId: 's', document: page('typed') }]),
    forget: () => {},
  }
  expect(takeUpDrafts(hostOf(page('other')), [draft], merge).asked?.conflicts.map((it) => it.field)).toEqual(['name'])
  const taken = takeUpDrafts(hostOf(page('typed'), ['s']), [draft], merge)
  expect([taken.asked, taken.document]).toEqual([null, page('typed more')])
})
