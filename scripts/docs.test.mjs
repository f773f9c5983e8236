import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/prepare.mjs'

const read = (name) => readFileSync(join(root, name), 'utf8')
const repeatedOf = (names) => names.filter((name, index) => names.indexOf(name) !== index)

/** Numbers between the first and the last that no file has. */
function missingNumbers(files) {
  const numbers = files.map((file) => Number.parseInt(file, 10))
  return Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1).filter((it) => !numbers.includes(it))
}

test('the glossary explains each word once', () => {
  const rows = read('docs/glossary.md').matchAll(/^\| (.+?) \|/gm)
  const words = Array.from(rows, ([, word]) => word.split(', ')).flat()
  expect(words.length).toBeGreaterThan(50)
  expect(repeatedOf(words)).toEqual([])
})

test('each decision has a number of its own, and numbers without one are said', () => {
  const files = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name))
  expect(repeatedOf(files.map((file) => file.slice(0, 3)))).toEqual([])
  const said = (read('docs/decisions/README.md').match(/\b0\d\d\b/g) ?? []).map(Number)
  expect(missingNumbers(files).filter((number) => !said.includes(number))).toEqual([])
})

test('no two migrations have one number', () => {
  const files = readdirSync(join(root, 'packages/server/src/migrations')).filter((name) => name.endsWith('.sql'))
  expect(repeatedOf(files.map((file) => file.slice(0, 4)))).toEqual([])
})

test('decisions and migrations that are named somewhere are there', () => {
  const texts = ['docs/architecture.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'].map(read).join('\n')
  const decisions = readdirSync(join(root, 'docs/decisions'))
  const named = Array.from(texts.matchAll(/decisions\/([\w-]+\.md)/g), ([, file]) => file)
  expect(named.filter((file) => !decisions.includes(file))).toEqual([])
  const numbers = Array.from(texts.matchAll(/\(decision (\d{3})\)/g), ([, number]) => number)
  expect(numbers.filter((number) => !decisions.some((file) => file.startsWith(number)))).toEqual([])
})
