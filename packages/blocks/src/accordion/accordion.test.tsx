import { renderInSection } from '@sitewright/testkit/sites/render-block'
import { sampleBlock, sampleId, sampleSection } from '@sitewright/testkit/sites/sample-page'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageCss } from '../page/page-css'
import {
  accordionAnimationMs,
  followDeepLinks,
  openLinked,
  readDeepLink,
  startAccordion,
  toggleItem,
} from './accordion-state'

const closed = { openItems: [], animatingUntilMs: 0 }
const single = { allowMultipleOpen: false, isFirstItemOpen: false }

function renderAccordion(props: Record<string, unknown>): string {
  return renderInSection(sampleBlock('accordion', props))
}

describe('clicks', () => {
  test('[BLOCK-003] a click on a closed item opens it', () => {
    expect(toggleItem(closed, 1, false, 1000).openItems).toEqual([1])
  })

  test('[BLOCK-004] a click on an open item closes it', () => {
    expect(toggleItem({ openItems: [0, 1], animatingUntilMs: 0 }, 1, true, 1000).openItems).toEqual([0])
    expect(toggleItem({ openItems: [1], animatingUntilMs: 0 }, 1, false, 1000).openItems).toEqual([])
  })

  test('[BLOCK-005] opening an item closes the others when several may not be open', () => {
    expect(toggleItem({ openItems: [0], animatingUntilMs: 0 }, 2, false, 1000).openItems).toEqual([2])
  })

  test('[BLOCK-006] opening an item leaves the others when several may be open', () => {
    expect(toggleItem({ openItems: [0], animatingUntilMs: 0 }, 2, true, 1000).openItems).toEqual([0, 2])
  })

  test('[BLOCK-007] clicks on any item are ignored while one animates', () => {
    const moving = toggleItem(closed, 0, false, 1000)
    expect(toggleItem(moving, 0, false, 1249)).toBe(moving)
    expect(toggleItem(moving, 1, false, 1249)).toBe(moving)
    expect(toggleItem(moving, 1, false, 1250).openItems).toEqual([1])
  })
})

describe('the first look', () => {
  test('[BLOCK-002] the attribute data-is-open says whether an item is open', () => {
    const html = renderAccordion({ isFirstItemOpen: true })
    expect(html.match(/data-is-open="(true|false)"/g)).toEqual(['data-is-open="true"', 'data-is-open="false"'])
    expect(html.match(/aria-expanded="(true|false)"/g)).toEqual(['aria-expanded="true"', 'aria-expanded="false"'])
  })

  test('[BLOCK-009] the first item is expanded on load when the flag is true', () => {
    expect(startAccordion({ ...single, isFirstItemOpen: true }).openItems).toEqual([0])
    expect(renderAccordion({ isFirstItemOpen: true })).toContain('data-is-open="true"')
  })

  test('[BLOCK-010] every item is closed on load when the flag is not true', () => {
    expect(startAccordion(single).openItems).toEqual([])
    expect(renderAccordion({})).not.toContain('data-is-open="true"')
  })

  test('[BLOCK-008] the animation takes 250 ms, in the script and in the styles', () => {
    expect(accordionAnimationMs).toBe(250)
    const css = pageCss({ format: 2, sections: [sampleSection([sampleBlock('accordion')])] })
    expect(css).toMatch(/\.accordion-panel\s*\{[^}]*grid-template-rows 250ms/)
  })

  test('answers can be read where no script runs', () => {
    const css = pageCss({ format: 2, sections: [sampleSection([sampleBlock('accordion')])] })
    expect(css).toMatch(/@media \(scripting: none\)\s*\{\s*\.accordion-panel\s*\{[^}]*visibility: visible/)
  })
})

describe('deep links', () => {
  const id = sampleId(7)

  function openPage(hash: string) {
    return Object.assign(new EventTarget(), { location: { hash } })
  }

  test('[BLOCK-011] a deep link opens, on load, the item whose index follows the slash', () => {
    const opened: number[] = []
    followDeepLinks(openPage(`#${id}/2`), id, 3, (index) => opened.push(index))
    expect(opened).toEqual([2])
    expect(openLinked(startAccordion(single), 2, false).openItems).toEqual([2])
  })

  test('a link on the same page opens its item too, until the accordion is gone', () => {
    const page = openPage('')
    const opened: number[] = []
    const stop = followDeepLinks(page, id, 3, (index) => opened.push(index))
    function goTo(hash: string): void {
      page.location.hash = hash
      page.dispatchEvent(new Event('hashchange'))
    }
    goTo(`#${id}/1`)
    goTo('#elsewhere')
    goTo(`#${id}/0`)
    expect(opened).toEqual([1, 0])
    stop()
    goTo(`#${id}/2`)
    expect(opened).toEqual([1, 0])
  })

  test('a deep link closes the others unless several may be open, and never closes its own item', () => {
    const first = startAccordion({ ...single, isFirstItemOpen: true })
    expect(openLinked(first, 2, false).openItems).toEqual([2])
    expect(openLinked(first, 2, true).openItems).toEqual([0, 2])
    expect(openLinked(first, 0, true).openItems).toEqual([0])
    expect(openLinked(first, 0, false).openItems).toEqual([0])
  })

  test('another block, an index out of range and any other hash open nothing', () => {
    expect(readDeepLink(`#${sampleId(8)}/0`, id, 3)).toBeNull()
    expect(readDeepLink(`#${id}/3`, id, 3)).toBeNull()
    fc.assert(
      fc.property(fc.string(), (hash) => {
        expect(readDeepLink(hash, id, 3)).toBeNull()
      }),
      { numRuns: 100 },
    )
  })
})
