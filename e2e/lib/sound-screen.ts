import { expect, type Page } from '@playwright/test'
import { expectAccessible, fitsTheWindow } from './page-health'

/** What every state of every screen keeps at every width. */
export async function expectSound(page: Page, state: string): Promise<void> {
  await expectAccessible(page)
  await expectFits(page, state)
}

export async function expectFits(page: Page, state: string): Promise<void> {
  expect(await findCutTexts(page), state).toEqual([])
  expect(await fitsTheWindow(page), state).toBe(true)
}

/** Words that something hides in part, sideways or from below, and that no scrolling brings into sight. */
function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2
    const isScrolled = (value: string) => value === 'auto' || value === 'scroll'
    const isOnPurpose = ({ textOverflow, clipPath, clip, webkitLineClamp }: CSSStyleDeclaration) =>
      textOverflow === 'ellipsis' || clipPath !== 'none' || clip !== 'auto' || webkitLineClamp !== 'none'

    function isCut(node: Text): boolean {
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      for (let at = node.parentElement; at !== null; at = at.parentElement) {
        const style = getComputedStyle(at)
        const { overflowX, overflowY } = style
        if (isOnPurpose(style)) return false
        if (overflowX === 'visible' && overflowY === 'visible') continue
        if (isScrolled(overflowX) || isScrolled(overflowY)) return false
        const { left, right, top, bottom, width, height } = at.getBoundingClientRect()
        if (width <= 1 || height <= 1 || at === document.body) return false
        const isOut = (box: DOMRect) =>
          box.left < left - slack || box.right > right + slack || box.top < top - slack || box.bottom > bottom + slack
        if (boxes.some(isOut)) return true
      }
      return boxes.some((box) => box.left < -slack || box.right > document.documentElement.clientWidth + slack)
    }

    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? ''
      const isShown = node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (
        text !== '' &&
        isShown &&
        !node.parentElement?.closest('script, style, noscript, select') &&
        isCut(node as Text)
      )
        found.push(text)
    }
    return found
  })
}
