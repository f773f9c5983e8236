import { expect, test } from 'vitest'
import { findListProblems, readProofs } from './lib/security-list.mjs'

const page = `
| number | what must hold | proof |
|---|---|---|
| 4 | Refused. | \`a.test.ts\`: it is refused; \`b.test.ts\`: nobody’s |
`
// Written apart, so that the check does not take it for a test of this file.
const named = (title) => `${'test'}('${title}', () => {})`
const tests = (title) =>
  new Map([
    ['a.test.ts', named('[SEC-04] [AUTH-1] it is refused')],
    ['b.test.ts', named(title)],
  ])

test('a page whose tests are there has no problem', () => {
  expect(readProofs(page)).toHaveLength(2)
  expect(findListProblems(readProofs(page), tests('[SEC-4] nobody’s'))).toEqual([])
})

test('a title that no test has, a test of another number and a test that is not listed are problems', () => {
  expect(findListProblems(readProofs(page), tests('[SEC-4] somebody’s'))).toHaveLength(2)
  expect(findListProblems(readProofs(page), tests('nobody’s'))).toHaveLength(1)
  expect(findListProblems(readProofs(page), tests('[SEC-4] [SEC-5] nobody’s'))).toHaveLength(1)
})
