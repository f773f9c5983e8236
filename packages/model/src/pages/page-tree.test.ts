import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPageTree, type FlatPage, flattenTree, hiddenGroup, memberAreasGroup } from './page-tree'

function page(id: string, position: number, settings: Partial<FlatPage['settings']> = {}): FlatPage {
  return { id, position, settings: { kind: 'page', parentId: null, inNavigation: true, ...settings } }
}

test('pages stand in their order, inside their folders', () => {
  const tree = buildPageTree([
    page('c', 2),
    page('b', 1, { parentId: 'f' }),
    page('f', 0, { kind: 'folder' }),
    page('a', 0, { parentId: 'f' }),
  ])
  expect(tree.mainNavigation.map((it) => [it.page.id, it.children.map((child) => child.page.id)])).toEqual([
    ['f', ['a', 'b']],
    ['c', []],
  ])
})

test('[NAV-043] pages that menus do not link are in the group _hidden', () => {
  const tree = buildPageTree([page('shown', 0), page('secret', 1, { inNavigation: false })])
  expect(tree[hiddenGroup].map((it) => it.page.id)).toEqual(['secret'])
  expect(tree.mainNavigation.map((it) => it.page.id)).toEqual(['shown'])
  expect(hiddenGroup).toBe('_hidden')
})

test('[NAV-044] member areas have the group _memberareas', () => {
  expect(memberAreasGroup).toBe('_memberareas')
})

test('a page whose folder is missing, is no folder, or is itself stands at the top', () => {
  const tree = buildPageTree([
    page('a', 0, { parentId: 'gone' }),
    page('b', 1, { parentId: 'a' }),
    page('c', 2, { parentId: 'c', kind: 'folder' }),
  ])
  expect(tree.mainNavigation.map((it) => it.page.id)).toEqual(['a', 'b', 'c'])
})

test('whatever parents and positions are stored, every page is in the tree once', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const somePage = (id: string) =>
    fc.record({
      id: fc.constant(id),
      position: fc.integer({ min: 0, max: 3 }),
      settings: fc.record({
        kind: fc.constantFrom('page' as const, 'folder' as const, 'link' as const),
        parentId: fc.option(fc.constantFrom(...ids, 'gone')),
        inNavigation: fc.boolean(),
      }),
    })
  fc.assert(
    fc.property(fc.tuple(...ids.map(somePage)), (pages) => {
      const all = flattenTree(buildPageTree(pages)).map((it) => it.id)
      expect(all.toSorted()).toEqual(ids)
    }),
  )
})
