import { closed, type PreviewState, pressPreviewKey } from '@sitewright/model/search/preview-state'
import type { SearchPreview } from '@sitewright/model/search/search-answers'
import { renderInSection } from '@sitewright/testkit/sites/render-block'
import { sampleBlock } from '@sitewright/testkit/sites/sample-page'
import { expect, test } from 'vitest'
import { createPreviewLoader } from './load-preview'

const result = (title: string) => ({ href: `/${title}`, title, excerpt: '', kind: 'page' as const })
const preview: SearchPreview = { results: [result('one'), result('two'), result('three')], total: 3 }

/** A field whose timers run when they are told to, and whose answers come when they are given. */
function openField() {
  const timers: { work: () => void; ms: number }[] = []
  const asked: { words: string; answer: (preview: SearchPreview) => void; fail: () => void }[] = []
  const states: PreviewState[] = []
  const loader = createPreviewLoader({
    load: (words) =>
      new Promise((answer, fail) => asked.push({ words, answer, fail: () => fail(new Error('offline')) })),
    setTimer: (work, ms) => {
      const timer = { work, ms }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
    onChange: (state) => states.push(state),
  })
  const pause = () => {
    for (const { work } of timers.splice(0)) work()
  }
  return { loader, timers, asked, states, pause }
}

test('[COLL-061] [SRCH-002] without scripts the search block is a form that leads to the search page', () => {
  const html = renderInSection(sampleBlock('search', {}))
  expect(html).toMatch(/<search [^>]*><form [^>]*action="\/search"/)
  expect(html).toMatch(/<input [^>]*type="search"[^>]*name="q"/)
  expect(html).not.toContain('combobox')
  expect(html).toContain('data-block-number="33"')
})

test('[SRCH-004] the preview’s script is asked for by a block that shows it, and by no other', () => {
  expect(renderInSection(sampleBlock('search', {}))).toContain('data-island="search"')
  const plain = renderInSection(sampleBlock('search', { showPreview: false }))
  expect(plain).not.toContain('data-island')
  expect(plain).not.toContain('listbox')
})

test('[COLL-061] results are asked for from three letters on, once somebody pauses', async () => {
  const { loader, timers, asked, states, pause } = openField()
  loader.type('ce')
  expect([timers.length, states]).toEqual([0, [closed]])
  loader.type('cel')
  loader.type('cela')
  expect(timers.map(({ ms }) => ms)).toEqual([200])
  pause()
  expect(asked.map(({ words }) => words)).toEqual(['cela'])
  asked[0]?.answer(preview)
  await Promise.resolve()
  await Promise.resolve()
  expect(states.at(-1)).toEqual({ kind: 'shown', preview, active: null })
})

test('an answer to words that were changed meanwhile is let go', async () => {
  const { loader, asked, states, pause } = openField()
  loader.type('cela')
  pause()
  loader.type('')
  asked[0]?.answer(preview)
  await Promise.resolve()
  await Promise.resolve()
  expect(states).toEqual([closed])
})

test('[SRCH-005] what cannot be loaded is said', async () => {
  const { loader, asked, states, pause } = openField()
  loader.type('cela')
  pause()
  asked[0]?.fail()
  await Promise.resolve()
  await Promise.resolve()
  expect(states.at(-1)).toEqual({ kind: 'failed' })
})

test('[COLL-061] arrows go through the results and around, keys that move the caret leave them, Escape closes', () => {
  const shown: PreviewState = { kind: 'shown', preview, active: null }
  const activeAfter = (...keys: string[]) => {
    const state = keys.reduce(pressPreviewKey, shown)
    return state.kind === 'shown' ? state.active : state.kind
  }
  expect(activeAfter('ArrowDown')).toBe(0)
  expect(activeAfter('ArrowUp')).toBe(2)
  expect(activeAfter('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe(0)
  expect(activeAfter('ArrowDown', 'ArrowUp')).toBe(2)
  expect(activeAfter('ArrowDown', 'Home')).toBe(null)
  expect(activeAfter('ArrowDown', 'Escape')).toBe('closed')
  expect(pressPreviewKey(closed, 'ArrowDown')).toBe(closed)
})
