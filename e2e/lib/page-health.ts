import { errors, expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong on the page as it stands, one line each; an empty list is sound. */
function accessibilityProblems(page: Page): Promise<string[]> {
  return findProblems(page, { runOnly: axeTags })
}

/** The panel is light or dark as the device is: colors are judged in the dark too. The page in its frame is the owner's. */
async function problemsInTheDark(page: Page, part: string): Promise<string[]> {
  // Colors on their way from one look to the other have no contrast of their own.
  const stillness = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await problemsOfPart(page, part, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
  await stillness.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet)
  })
  return found.map((problem) => `in the dark, ${problem}`)
}

/** A part of the panel by its selector, in the light and in the dark. */
export async function expectAccessiblePart(page: Page, part: string, name: string): Promise<void> {
  const found = await problemsOfPart(page, part, axeTags)
  expect([...found, ...(await problemsInTheDark(page, part))], name).toEqual([])
}

/** Without the frames in it, which take most of the time. */
function problemsOfPart(page: Page, part: string, runOnly: readonly string[]): Promise<string[]> {
  return findProblems(page, { part, runOnly })
}

/** Frames of other origins answer too. */
const axeSource = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`

interface Search {
  /** By its selector and without its frames; all of the page, its frames too, when it is not given. */
  readonly part?: string
  readonly runOnly: readonly string[]
}

/** Axe stays in the page, where putting it in takes longer than what it does there. */
async function findProblems(page: Page, search: Search): Promise<string[]> {
  await waitForMotion(page)
  const frames = search.part === undefined ? page.frames() : [page.mainFrame()]
  for (const frame of frames) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  return page.evaluate(async ({ part, runOnly }) => {
    const { axe } = window as typeof window & { axe: typeof import('axe-core') }
    const where = part === undefined ? document : { include: [part], exclude: ['iframe'] }
    const how = { runOnly: [...runOnly], resultTypes: ['violations' as const], iframes: part === undefined }
    const { violations } = await axe.run(where, how)
    return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`))
  }, search)
}

/**
 * The wheel turns what the screen shows, and the screen is behind the page by a frame or more: a menu that is open already
 * may not be on it yet. A picture is taken of the screen when it shows the page as it is.
 */
export async function untilShown(page: Page): Promise<void> {
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } })
}

/** What comes in by an animation is judged when it has come. */
async function waitForMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEndless = (it: Animation) => it.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    const running = () => document.getAnimations().filter((it) => it.playState === 'running' && !isEndless(it))
    while (running().length > 0) await Promise.allSettled(running().map((it) => it.finished))
  })
}

/** The page once it is drawn. One that is light or dark as the device is, such as the panel, is judged in both. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  const found = await accessibilityProblems(page)
  const hasBothLooks = await page.evaluate(
    () => getComputedStyle(document.documentElement).colorScheme === 'light dark',
  )
  expect([...found, ...(hasBothLooks ? await problemsInTheDark(page, 'body') : [])]).toEqual([])
}

/** Notes from now on what no page may do: errors in the console, failed requests, requests to other hosts. */
export function watchPage(page: Page): { problems: string[] } {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`error: ${error.stack ?? error.message}`))
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

const patienceMs = 10_000

/**
 * Until nothing has been fetched for half a second. Once in thousands of pages the end of a request is never told; what a
 * page is not to do has had its time then all the same.
 */
export async function untilQuiet(page: Page): Promise<void> {
  try {
    await page.waitForLoadState('networkidle', { timeout: patienceMs })
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
  }
}
