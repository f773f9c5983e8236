import type { SiteNavigation } from '@sitewright/model/pages/page-answers'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { samplePageSummary } from '@sitewright/testkit/sites/sample-summary'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeSummaries, navigationOf, placePage, treeOf } from './arrange-pages'
import { describePlace, stepPage, type TreeStep } from './tree-steps'

const navigation: SiteNavigation = {
  mainNavigation: [
    { id: 'home', children: [] },
    { id: 'folder', children: [{ id: 'a' }, { id: 'b' }] },
    { id: 'shop', children: [] },
  ],
  _hidden: [{ id: 'thanks', children: [] }],
  _memberareas: [],
}
const folderIds = new Set(['folder'])
const step = (pageId: string, way: TreeStep, from = navigation) => stepPage(from, pageId, { step: way, folderIds })
const shape = (it: SiteNavigation) =>
  [it.mainNavigation, it._hidden, it._memberareas].map((group) =>
    group.map((node) => (node.children.length > 0 ? [node.id, ...node.children.map((child) => child.id)] : node.id)),
  )

const summary = (id: string, settings: Partial<PageSettings> = {}) => samplePageSummary(id, { settings })

test('a page is put in front of another one, wherever that one stands', () => {
  const place = (pageId: string, group: keyof SiteNavigation, folderId: string | null, beforeId: string | null) =>
    shape(placePage(navigation, pageId, { group, folderId, beforeId }))
  expect(place('thanks', 'mainNavigation', 'folder', 'b')).toEqual([
    ['home', ['folder', 'a', 'thanks', 'b'], 'shop'],
    [],
    [],
  ])
  expect(place('b', 'mainNavigation', null, 'home')).toEqual([['b', 'home', ['folder', 'a'], 'shop'], ['thanks'], []])
  expect(place('folder', '_memberareas', null, null)).toEqual([['home', 'shop'], ['thanks'], [['folder', 'a', 'b']]])
})

test('a place that it has already, or that cannot be, changes nothing', () => {
  expect(placePage(navigation, 'a', { group: 'mainNavigation', folderId: 'folder', beforeId: 'b' })).toBe(navigation)
  expect(placePage(navigation, 'a', { group: 'mainNavigation', folderId: null, beforeId: 'a' })).toBe(navigation)
  expect(placePage(navigation, 'folder', { group: 'mainNavigation', folderId: 'folder', beforeId: null })).toBe(
    navigation,
  )
})

test('steps go past neighbors, into folders and out of them, and from group to group', () => {
  expect(shape(step('shop', 'up'))).toEqual([['home', 'shop', ['folder', 'a', 'b']], ['thanks'], []])
  expect(shape(step('home', 'down'))).toEqual([[['folder', 'a', 'b'], 'home', 'shop'], ['thanks'], []])
  expect(shape(step('shop', 'in'))).toEqual([['home', ['folder', 'a', 'b', 'shop']], ['thanks'], []])
  expect(shape(step('a', 'out'))).toEqual([['home', ['folder', 'b'], 'a', 'shop'], ['thanks'], []])
  expect(shape(step('a', 'up'))).toEqual([['home', 'a', ['folder', 'b'], 'shop'], ['thanks'], []])
  expect(shape(step('shop', 'down'))).toEqual([['home', ['folder', 'a', 'b']], ['shop', 'thanks'], []])
  expect(shape(step('thanks', 'down'))).toEqual([['home', ['folder', 'a', 'b'], 'shop'], [], ['thanks']])
  expect(step('home', 'up')).toBe(navigation)
  expect(step('home', 'in')).toBe(navigation)
  expect(step('folder', 'in')).toBe(navigation)
})

test('no row of steps loses or doubles a page', () => {
  const ids = ['home', 'folder', 'a', 'b', 'shop', 'thanks']
  const steps = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom<TreeStep>('up', 'down', 'in', 'out')))
  fc.assert(
    fc.property(steps, (moves) => {
      const end = moves.reduce((now, [pageId, way]) => step(pageId, way, now), navigation)
      const all = Object.values(end).flatMap((nodes) => nodes.flatMap((it) => [it.id, ...it.children.map((c) => c.id)]))
      expect(all.toSorted()).toEqual(ids.toSorted())
    }),
    { numRuns: 100 },
  )
})

test('after a move a screen reader is told where the page stands', () => {
  expect(describePlace(step('shop', 'up'), 'shop', (id) => id.toUpperCase())).toBe('SHOP, 2 of 3 in Menu')
  expect(describePlace(navigation, 'b', (id) => id)).toBe('b, 2 of 2 in folder')
})

test('the list that is shown at once is the one that the host will give', () => {
  const pages = [
    summary('home'),
    summary('folder', { kind: 'folder' }),
    summary('a', { parentId: 'folder' }),
    summary('b'),
  ]
  const before = navigationOf(treeOf(pages))
  const moved = placePage(before, 'a', { group: '_memberareas', folderId: null, beforeId: null })
  const after = arrangeSummaries(pages, placePage(moved, 'b', { group: '_hidden', folderId: null, beforeId: null }))
  expect(
    after.map((page) => [page.id, page.settings.parentId, page.settings.inNavigation, page.settings.access]),
  ).toEqual([
    ['home', null, true, 'public'],
    ['folder', null, true, 'public'],
    ['b', null, false, 'public'],
    ['a', null, true, 'members'],
  ])
})
