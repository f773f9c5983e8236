import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

const windows: Readonly<Record<string, BrowserContextOptions>> = {
  1440: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
}

/** Looks wide and narrow, each time in a browser that knows nothing yet. */
export async function inBothWindows(
  browser: Browser,
  look: (page: Page, width: number) => Promise<void>,
  prepare: (context: BrowserContext) => Promise<unknown> = async () => {},
): Promise<void> {
  for (const [width, options] of Object.entries(windows)) {
    const context = await browser.newContext(options)
    await prepare(context)
    await look(await context.newPage(), Number(width))
    await context.close()
  }
}
