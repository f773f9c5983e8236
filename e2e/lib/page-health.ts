import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { places } from '@sitewright/model/routes/places'

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong on the page as it stands, one line each; an empty list is sound. */
async function accessibilityProblems(page: Page): Promise<string[]> {
  return listProblems(await new AxeBuilder({ page }).withTags(axeTags).analyze(), '')
}

/** The panel is light or dark as the device is: colours are judged in the dark too. The page in its frame is the owner's. */
async function problemsInTheDark(page: Page, part = 'body'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await waitForColours(page)
  const found = await buildForPart(page, part).withRules(['color-contrast']).analyze()
  await page.emulateMedia({ colorScheme: 'light' })
  return listProblems(found, 'in the dark: ')
}

/** Without the frames in it, which take most of the time. */
function buildForPart(page: Page, part: string): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().include(part).exclude('iframe')
}

/** A part of the panel by its selector, in the light and in the dark. */
export async function expectAccessiblePart(page: Page, part: string, name: string): Promise<void> {
  await waitForColours(page)
  const found = await buildForPart(page, part).withTags(axeTags).analyze()
  expect([...listProblems(found, 'in the light: '), ...(await problemsInTheDark(page, part))], name).toEqual([])
}

/** Colours on their way from one look to the other have no contrast of their own. */
async function waitForColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEndless = (it: Animation) => it.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    const running = () => document.getAnimations().filter((it) => it.playState === 'running' && !isEndless(it))
    while (running().length > 0) await Promise.allSettled(running().map((it) => it.finished))
  })
}

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

function listProblems({ violations }: AxeResults, prefix: string): string[] {
  return violations.flatMap((rule) => rule.nodes.map((node) => `${prefix}${rule.id}: ${node.target.join(' ')}`))
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([])
  if (new URL(page.url()).pathname.startsWith(places.config)) expect(await problemsInTheDark(page)).toEqual([])
}

/** Notes from now on what no page may do: errors in the console, failed requests, requests to other hosts. */
export function watchPage(page: Page): { problems: string[] } {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !hostname.endsWith('localhost')) problems.push(`third party: ${request.url()}`)
  })
  return { problems }
}

/** True when nothing sticks out sideways at the window's width. */
export async function fitsTheWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
}
