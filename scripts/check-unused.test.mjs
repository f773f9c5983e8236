import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findUnused } from './lib/find-unused.mjs'
import { root } from './lib/prepare.mjs'
import { compareWithWaiting, readCeiling, readWaitingList } from './lib/waiting-list.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-unused-'))
  cpSync(join(root, 'knip.production.json'), join(folder, 'knip.production.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  put('package.json', '{ "name": "made-up", "private": true, "type": "module", "workspaces": ["packages/*"] }')
  put('packages/server/package.json', '{ "name": "@made-up/server", "type": "module" }')
  put('packages/server/src/main.ts', "import { used } from './rules'\nused()\n")
  put('packages/server/src/rules.ts', 'export function used() {}\nexport function rule() {}\n')
  put('packages/server/src/rules.test.ts', "import { rule } from './rules'\nrule()\n")
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(name, content) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}

test('an export that a test alone uses is unused, and one that the product uses is not', () => {
  expect([...findUnused(folder)]).toEqual(['packages/server/src/rules.ts: rule'])
  put('packages/server/src/main.ts', "import { rule, used } from './rules'\nused()\nrule()\n")
  expect([...findUnused(folder)]).toEqual([])
})

test('an export that loses its last user is unused, and so is a file', () => {
  put('packages/server/src/main.ts', "import { rule } from './rules'\nrule()\n")
  expect([...findUnused(folder)]).toEqual(['packages/server/src/rules.ts: used'])
  put('packages/server/src/main.ts', 'export {}\n')
  expect([...findUnused(folder)]).toEqual(['packages/server/src/rules.ts'])
})

test('the waiting list takes what it names, and fails on what is needed no more and on growth', () => {
  const markdown = '# Waiting\n\nAt most 3 names.\n\n## Store\n\n- `a.ts`\n- `b.ts`: `one`, `two`\n'
  const waiting = readWaitingList(markdown)
  const ceiling = readCeiling(markdown)
  expect(compareWithWaiting(new Set(['a.ts', 'b.ts: one', 'b.ts: two']), waiting, ceiling)).toEqual([])
  expect(compareWithWaiting(new Set(['a.ts', 'b.ts: one', 'c.ts']), waiting, ceiling)).toEqual([
    'nothing runs c.ts',
    'docs/waiting.md need not name b.ts: two any more',
  ])
  expect(compareWithWaiting(waiting, waiting, 2)).toEqual(['docs/waiting.md names 3 things; it only shrinks, from 2'])
  expect(compareWithWaiting(waiting, waiting, 4)).toEqual(['docs/waiting.md has shrunk: set its limit from 4 to 3'])
})
