import { chromium } from '@playwright/test'
const [base, out, ...paths] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const width of [1440, 390]) {
  const page = await (await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, reducedMotion: 'reduce' })).newPage()
  for (const path of paths) {
    await page.goto(base + path, { waitUntil: 'load' })
    await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 600) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 60)) } scrollTo(0, 0) })
    await page.waitForTimeout(500)
    await page.screenshot({ path: `${out}/${width}${path.replaceAll('/', '_')}.png`, fullPage: true })
  }
}
await browser.close()
