import { expect, test } from 'vitest'
import { findRegexes } from './lib/find-regexes.mjs'
import { judgeRegex } from './lib/judge-regex.mjs'

test('[SEC-51] expressions that explode or take squared time are told from those that do not', () => {
  expect(judgeRegex({ source: '^(a+)+$', flags: '' })).toMatch(/time explodes/)
  expect(judgeRegex({ source: '-+$', flags: '' })).toMatch(/power 2/)
  expect(judgeRegex({ source: '\\/\\*[^]*?\\*\\/', flags: 'g' })).toMatch(/power 2/)
  expect(judgeRegex({ source: '^[a-z0-9-]+$', flags: 'i' })).toBeNull()
})

test('every expression of a source is found, in types, markup and texts', () => {
  const source = `const a = /x/g as RegExp
    const b: RegExp[] = [/[/]/u]
    // no /comment/
    const c = <p title="/no/">{text.replace(/y+/, '') / 2 / 3}</p>
    const d = new RegExp('z', 'i')
    const e = new RegExp(\`\${d.source}\`)`
  expect(findRegexes('some.tsx', source)).toEqual([
    { line: 1, source: 'x', flags: 'g' },
    { line: 2, source: '[/]', flags: 'u' },
    { line: 4, source: 'y+', flags: '' },
    { line: 5, source: 'z', flags: 'i' },
    { line: 6, made: true },
  ])
})
