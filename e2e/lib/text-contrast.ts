import type { Page } from '@playwright/test'

/** Every text on the page with a contrast below this to the color that is drawn behind it, as `words: contrast`. */
export function findWeakTexts(page: Page, least: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const read = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (rgb: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const grounds = (element: Element): number[] => {
      for (let it: Element | null = element; it; it = it.parentElement) {
        const own = read(getComputedStyle(it).backgroundColor)
        if (own.length === 3 || own[3] === 1) return own.slice(0, 3)
        const behind = it.matches('.section') ? it.querySelector(':scope > .section-background') : null
        if (behind) return read(getComputedStyle(behind).backgroundColor).slice(0, 3)
      }
      return [255, 255, 255]
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const weak: string[] = []
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      const words = walker.currentNode.textContent?.trim()
      if (!element || !words || !element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('script, style, noscript, .visually-hidden, .skip-link')) continue
      const [one, other] = [read(getComputedStyle(element).color).slice(0, 3), grounds(element)].map(luminance)
      const [dark = 0, light = 0] = [one ?? 0, other ?? 0].sort((a, b) => a - b)
      const contrast = (light + 0.05) / (dark + 0.05)
      if (contrast < limit) weak.push(`${words.slice(0, 30)}: ${contrast.toFixed(2)}`)
    }
    return weak
  }, least)
}
