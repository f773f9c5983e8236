import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blogUrlDefaultPattern, cleanBlogUrlPattern, fillBlogUrlPattern } from './blog-url'

test('[NAV-065] a blog URL pattern keeps letters, digits, dash, slash and its four tokens', () => {
  expect(cleanBlogUrlPattern('/news-2/%y/%m/%d/%t')).toBe('/news-2/%y/%m/%d/%t')
  expect(cleanBlogUrlPattern('/n_e.w?s/%x/%/é%t')).toBe('/news/x/%t')
  expect(cleanBlogUrlPattern('%!y')).toBe('y')
})

test('[NAV-066] spaces in a blog URL pattern become dashes', () => {
  expect(cleanBlogUrlPattern('/our news/%t')).toBe('/our-news/%t')
})

test('[NAV-067] a blog URL pattern is lowercased, tokens too', () => {
  expect(cleanBlogUrlPattern('/News/%Y/%T')).toBe('/news/%y/%t')
})

test('[NAV-068] repeated slashes in a blog URL pattern become one', () => {
  expect(cleanBlogUrlPattern('//news///%t//')).toBe('/news/%t/')
  expect(cleanBlogUrlPattern('/!/x')).toBe('/x')
})

test('[NAV-065] cleaning a clean pattern changes nothing', () => {
  const unit = fc.constantFrom('%', 'y', 'T', 'x', '/', ' ', '-', '!', 'İ', '9')
  fc.assert(
    fc.property(fc.string({ unit }), (pattern) => {
      const clean = cleanBlogUrlPattern(pattern)
      expect(cleanBlogUrlPattern(clean)).toBe(clean)
      expect(clean).toMatch(/^(%[ymdt]|[a-z0-9/-])*$/)
    }),
    { numRuns: 200 },
  )
})

test('[NAV-065] tokens stand for year, month, day and title', () => {
  const post = { year: 2026, month: 3, day: 9, title: 'Spring Menu!' }
  expect(fillBlogUrlPattern(blogUrlDefaultPattern, post)).toBe('/2026/3/9/spring-menu')
  expect(fillBlogUrlPattern('%t', { ...post, title: '?' })).toBe('page')
})
