import { expect, type Locator, type Page, test } from '@playwright/test'
import { blockSchemas } from '@sitewright/blocks/registry/schemas'
import { api } from '@sitewright/model/routes/api'
import { type Route, writeRoute } from '@sitewright/panel/ground/router'
import { designParts } from '@sitewright/panel/screens/design/design-parts'
import { otherParts } from '@sitewright/panel/screens/forms/view/form-parts'
import { type SettingsPart, settingsParts } from '@sitewright/panel/screens/settings/settings-parts'
import { openNewCanvas, type SketchedBlock } from './lib/canvas-page'
import { confirmEmail } from './lib/confirm-email'
import { holdAnswers } from './lib/hold-answers'
import { runByPalette } from './lib/keyboard'
import { enterAs, makeSite } from './lib/new-site'
import { expectAccessiblePart } from './lib/page-health'
import { expectSoundSide, goTo } from './lib/panel-sides'

/** Screens that fetch what they show, with their headings. */
const fetching: readonly (readonly [string, Route])[] = [
  ['Assets', { screen: 'assets', part: null }],
  ['Forms', { screen: 'forms', part: null }],
  ['Mailing lists', { screen: 'marketing', part: null }],
]

/** Settings that the panel does not know from its start. */
const fetchingSettings: ReadonlySet<SettingsPart> = new Set([
  'domains',
  'contributors',
  'members',
  'tokens',
  'outbox',
  'background-work',
])

test('every part of the design, of the settings, of forms and of lists is sound in the light and in the dark, and so is what loads', async ({
  page,
  context,
}) => {
  const site = await makeSite('harbour-kiln')
  await confirmEmail(site)
  await enterAs(context, site)
  const skeleton = page.locator('.sw-skeleton').first()
  const showPanel = await holdAnswers(page, '**/api/**')
  await page.goto(`${site.address}/config/settings`)
  await expect(skeleton).toBeVisible()
  await expectAccessiblePart(page, 'body', 'the panel while it loads')
  await showPanel()
  await expect(page.locator('.side h2').first()).toBeVisible()
  const showScreens = await holdAnswers(page, '**/api/**')
  for (const [heading, route] of fetching) {
    await goTo(page, route)
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
    await expect(skeleton).toBeVisible()
    await expectAccessiblePart(page, 'body', `${writeRoute(route)} while it loads`)
  }
  for (const { key, label } of settingsParts) {
    await goTo(page, { screen: 'settings', part: key })
    await expect(page.locator('.settings-nav [aria-current]')).toHaveText(label)
    await expect(page.locator('.settings-body h3').first()).toBeVisible()
    if (fetchingSettings.has(key)) await expect(skeleton).toBeVisible()
    await expectAccessiblePart(page, '.settings', `settings of ${key} while they load`)
  }
  await showScreens()
  await goTo(page, { screen: 'marketing', part: null })
  await expect(page.getByRole('heading', { level: 2, name: 'Mailing lists', exact: true })).toBeVisible()
  await expect(page.locator('.side .sw-skeleton')).toHaveCount(0)
  // The panel has asked for the lists before this one was made elsewhere, and finds it nevertheless.
  const list = (await site.client.post(api.mailingLists, { name: 'Letters' })).body
  const routes: Route[] = [
    ...settingsParts.map(({ key }) => ({ screen: 'settings', part: key }) as const),
    ...designParts.map(({ part }) => ({ screen: 'design', part }) as const),
    ...otherParts.map(({ part }) => ({ screen: 'forms', part }) as const),
    { screen: 'marketing', part: list.id },
  ]
  for (const route of routes) {
    await goTo(page, route)
    await expectSoundSide(page, writeRoute(route))
  }
})

const dialogs: Record<string, (page: Page) => Promise<void>> = {
  palette: (page) => page.keyboard.press('ControlOrMeta+k'),
  shortcuts: (page) => page.keyboard.press('?'),
  'add a page': async (page) => {
    await choose(page, 'Add', 'Page')
    await expectSizedMiniatures(page)
  },
  'preview links': (page) => choose(page, 'Publishing options', 'Share preview link'),
  history: (page) => page.getByRole('button', { name: 'Version history' }).click(),
  schedule: (page) => choose(page, 'Publishing options', 'Schedule publishing'),
  guide: (page) => choose(page, 'Help and appearance', 'Getting started'),
}

/** Sections as high as their window, in a window as high as its sections, would grow with every frame. */
async function expectSizedMiniatures(page: Page) {
  await expect(page.locator('.miniature-frame').nth(4).contentFrame().locator('.section').first()).toBeAttached()
  const heights = await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
    return [...document.querySelectorAll('.miniature-frame')].map(({ clientHeight }) => clientHeight)
  })
  expect(Math.max(...heights)).toBeLessThan(10_000)
  const cards = page.locator('.template-choice :is(.miniature, .choice-blank)')
  const cardHeights = await cards.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  expect(Math.max(...cardHeights) - Math.min(...cardHeights)).toBeLessThanOrEqual(1)
}

async function choose(page: Page, menu: string, item: string) {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

const kinds = Object.values(blockSchemas)
const blocks = kinds.map(({ type, starter }, index): SketchedBlock => {
  return { id: index + 1, type, props: starter, at: [0, index * 4, 12, index * 4 + 4] }
})

test('dialogs and the drawer of every block are sound in the light and in the dark, and a look is chosen for good', async ({
  page,
}) => {
  const canvas = await openNewCanvas(page, [blocks])
  for (const [name, open] of Object.entries(dialogs)) {
    await open(page)
    const dialog = page.locator('dialog[open]')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('.sw-skeleton')).toHaveCount(0)
    await expectAccessiblePart(page, 'dialog[open]', name)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await canvas.block(1).focus()
  const toolbar = page.getByRole('toolbar', { name: `${kinds[0]?.label} actions` })
  await toolbar.getByRole('button', { name: 'Edit', exact: true }).click()
  await canvas.block(1).focus()
  for (const [index, { label }] of kinds.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await expect(page.getByRole('region', { name: label, exact: true })).toBeVisible()
    // Another block's settings leave the focus on the page.
    await expect(canvas.block(index + 1)).toBeFocused()
    await expectSoundSide(page, label)
  }

  // What is chosen from: blocks, what a section looks like, places that a link leads to.
  await page
    .getByRole('toolbar', { name: `${kinds.at(-1)?.label} actions` })
    .getByRole('button', { name: 'Add block', exact: true })
    .click()
  await expect(page.getByRole('region', { name: 'Add block', exact: true })).toBeVisible()
  await expectSoundSide(page, 'add a block')
  await runByPalette(page, 'Sections on this page')
  await page.getByRole('button', { name: 'Section 1 settings' }).click()
  await expect(page.getByRole('button', { name: 'Save section' })).toBeVisible()
  await expectSoundSide(page, 'settings of a section')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await choose(page, 'Add', 'Link')
  await page.getByRole('dialog').getByRole('combobox').click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessiblePart(page, 'dialog[open]', 'links')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await choose(page, 'Help and appearance', 'Dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-look', 'dark')
})

/** What would move for longer than anybody sees, or keep its old place until the next frame, were it to move now. */
const movingParts = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all
      .filter((part) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(part)
        const moves = animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01
        return moves || transitionDuration.split(',').some((seconds) => Number.parseFloat(seconds) > 0)
      })
      .map((part) => part.classList[0]),
  )

test('whoever asks for less motion sees none: dialogs, notes, switches, and the page', async ({ page, context }) => {
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  await page.clock.install()
  await page.goto(`${site.address}/config/settings/members`)
  await page.getByRole('button', { name: 'Invite member' }).click()
  await page.getByRole('dialog').getByLabel('Email address').fill('ann@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Actions for ann@example.com' }).click()
  // A note goes after two seconds.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('menuitem', { name: 'Resend invitation' }).click()
  await expect(page.locator('.sw-toast')).toBeVisible()
  await page.getByRole('button', { name: 'Invite member' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const panel = page.locator('.sw-root, .sw-root *')
  expect(await movingParts(panel)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await movingParts(panel)).toEqual(expect.arrayContaining(['sw-toast', 'sw-dialog', 'sw-button']))

  await page.goto(`${site.address}/`)
  const whole = page.locator('body, body *')
  expect(await movingParts(whole)).not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await movingParts(whole)).toEqual([])
})
