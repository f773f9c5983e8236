import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPageTree, type FlatPage, flattenTree, hiddenGroup, memberAreasGroup } from './page-tree'

function page(id: string, position: number, settings: Partial<FlatPage['settings']> = {}): FlatPage {
  return { id, position, settings: { kind: 'page', parentId: null, inNavigation: true, access: 'public', ...settings } }
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

test('[NAV-044] pages for members are in the group _memberareas, linked or not, with the folders for members', () => {
  const tree = buildPageTree([
    page('open', 0, { parentId: 'club' }),
    page('a', 1, { access: 'members', inNavigation: false }),
    page('club', 2, { access: 'members', kind: 'folder' }),
    page('b', 3, { access: 'members', parentId: 'club' }),
    page('shop', 4, { kind: 'folder' }),
    page('c', 5, { access: 'members', parentId: 'shop' }),
  ])
  const shape = tree[memberAreasGroup].map((it) => [it.page.id, it.children.map((child) => child.page.id)])
  expect([memberAreasGroup, shape]).toEqual([
    '_memberareas',
    [
      ['a', []],
      ['club', ['b']],
      ['c', []],
    ],
  ])
  expect(tree.mainNavigation.map((it) => [it.page.id, it.children.length])).toEqual([
    ['open', 0],
    ['shop', 0],
  ])
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
        access: fc.constantFrom('public' as const, 'password' as const, 'members' as const),
      }),
    })
  fc.assert(
    fc.property(fc.tuple(...ids.map(somePage)), (pages) => {
      const all = flattenTree(buildPageTree(pages)).map((it) => it.id)
      expect(all.toSorted()).toEqual(ids)
    }),
  )
})
