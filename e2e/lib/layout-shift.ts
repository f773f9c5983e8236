import type { Page } from '@playwright/test'

/** To be called before the page is opened; answers with how to read how much has moved by itself since. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { layoutShift: Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await page.evaluate(() => document.fonts.ready)
    return page.evaluate(() => Reflect.get(window, 'layoutShift'))
  }
}
