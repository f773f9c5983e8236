import { expect, test } from 'vitest'
import { describeCircle, findCircles, findClimbs, listImports, toFolderGraph } from './import-graph.mjs'

const folderOf = (file) => (file.includes('.test.') ? null : file.split('/').slice(0, -1).join('/') || '.')
const folders = (files) => toFolderGraph(new Map(Object.entries(files)), folderOf)

test('an import is found however it is written, and in no comment', () => {
  const source = `import type { A } from './a'\nimport {\n  b,\n} from '../b'\nexport { c } from './c'\nimport './d'
/* import './e' */\nconst f = () => import('./f')\n`
  expect(listImports(source)).toEqual(['./a', '../b', './c', './d', './f'])
})

test('a circle of folders is found although no file is in a circle, and told with the imports that make it', () => {
  const knotted = folders({
    'pages/save.ts': ['forms/register.ts', 'storage/database.ts'],
    'forms/register.ts': ['storage/database.ts'],
    'forms/inbox.ts': ['people/names.ts', 'people/ages.ts'],
    'people/names.ts': ['pages/rows.ts'],
  })
  const [circle, ...more] = findCircles(knotted)
  expect(more).toEqual([])
  expect(describeCircle(circle, knotted)).toBe(
    [
      'circle of folders: pages → forms → people → pages',
      '    pages/save.ts → forms/register.ts',
      '    forms/inbox.ts → people/names.ts (and 1 more)',
      '    people/names.ts → pages/rows.ts',
    ].join('\n'),
  )
})

test('a folder and one inside of it are two, and can be a circle', () => {
  const knotted = folders({ 'mail/send.ts': ['mail/templates/list.ts'], 'mail/templates/list.ts': ['mail/words.ts'] })
  expect(findCircles(knotted)).toEqual([['mail', 'mail/templates', 'mail']])
})

test('of a knot its shortest circle is told, of two knots both', () => {
  const knotted = folders({
    'a/1.ts': ['b/1.ts', 'c/1.ts'],
    'b/1.ts': ['c/1.ts'],
    'c/1.ts': ['a/1.ts'],
    'x/1.ts': ['y/1.ts', 'a/1.ts'],
    'y/1.ts': ['x/1.ts'],
  })
  expect(findCircles(knotted)).toEqual([
    ['a', 'c', 'a'],
    ['x', 'y', 'x'],
  ])
})

test('folders that import in one direction, themselves and in tests are no circle', () => {
  const tidy = folders({
    'a/1.ts': ['b/1.ts', 'a/2.ts'],
    'a/2.ts': ['c/1.ts'],
    'b/1.ts': ['c/1.ts'],
    'c/1.test.ts': ['a/1.ts'],
  })
  expect(findCircles(tidy)).toEqual([])
})

test('an import that goes up the floors is told, and so is a folder that stands on none', () => {
  const floors = [['storage'], ['render', 'render/overlays'], ['features'], ['.']]
  const built = folders({
    'main.ts': ['features/pages/save.ts'],
    'features/pages/save.ts': ['storage/database.ts', 'features/forms/register.ts'],
    'render/page.ts': ['features/pages/save.ts', 'render/overlays/popup.ts'],
    'odd/thing.ts': ['storage/database.ts'],
  })
  expect(findClimbs(built, floors)).toEqual([
    'render/page.ts imports features/pages/save.ts, which stands above it',
    'odd stands on no floor',
  ])
})
