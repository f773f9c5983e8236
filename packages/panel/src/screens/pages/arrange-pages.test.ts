import type { SiteNavigation } from '@sitewright/model/pages/page-answers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movePage, moveToFolder, moveToGroup, placePage } from './arrange-pages'

const leaf = (id: string) => ({ id, children: [] })
const start: SiteNavigation = {
  mainNavigation: [leaf('a'), { id: 'f', children: [{ id: 'b' }, { id: 'c' }] }, leaf('d')],
  _hidden: [leaf('e')],
}
const write = ({ mainNavigation, _hidden }: SiteNavigation) =>
  [mainNavigation, _hidden]
    .map((nodes) =>
      nodes
        .map((node) => node.id + (node.children.length ? `(${node.children.map((it) => it.id).join('')})` : ''))
        .join(' '),
    )
    .join(' | ')

test('pages move among their neighbours, in the menu and inside a folder', () => {
  expect(write(movePage(start, 'a', 1))).toBe('f(bc) a d | e')
  expect(write(movePage(start, 'c', -1))).toBe('a f(cb) d | e')
  expect(movePage(start, 'a', -1)).toBe(start)
  expect(movePage(start, 'e', 1)).toBe(start)
})

test('a page is placed in front of any other; a folder stays out of folders', () => {
  expect(write(placePage(start, 'd', 'c'))).toBe('a f(bdc) | e')
  expect(write(placePage(start, 'b', 'a'))).toBe('b a f(c) d | e')
  expect(write(placePage(start, 'f', 'e'))).toBe('a d | f(bc) e')
  expect(placePage({ ...start, _hidden: [{ id: 'g', children: [{ id: 'h' }] }] }, 'f', 'h').mainNavigation).toEqual(
    start.mainNavigation,
  )
})

test('pages go to the end of a group or a folder', () => {
  expect(write(moveToGroup(start, 'b', '_hidden'))).toBe('a f(c) d | e b')
  expect(write(moveToFolder(start, 'e', 'f'))).toBe('a f(bce) d | ')
  expect(moveToFolder(start, 'f', 'f')).toBe(start)
})

test('however pages are moved, none is lost and none is doubled', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'x')
  const all = (navigation: SiteNavigation) =>
    [...navigation.mainNavigation, ...navigation._hidden]
      .flatMap((node) => [node.id, ...node.children.map((it) => it.id)])
      .sort()
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('move', 'place', 'group', 'folder'), id, id), { maxLength: 12 }),
      (moves) => {
        let navigation = start
        for (const [kind, one, other] of moves) {
          if (kind === 'move') navigation = movePage(navigation, one, 1)
          if (kind === 'place') navigation = placePage(navigation, one, other)
          if (kind === 'group') navigation = moveToGroup(navigation, one, '_hidden')
          if (kind === 'folder') navigation = moveToFolder(navigation, one, 'f')
        }
        expect(all(navigation)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
      },
    ),
    { numRuns: 200 },
  )
})
