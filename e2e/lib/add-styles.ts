import type { Page } from '@playwright/test'

/** Styles of the test, which no policy of the page keeps out as it would an element. Answers with how to take them away. */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet()
    made.replaceSync(text)
    document.adoptedStyleSheets.push(made)
    return made
  }, css)
  return () =>
    sheet.evaluate((it) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== it)
    })
}
