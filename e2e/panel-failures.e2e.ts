import { expect, type Page, type Route, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { enterAs, makeSite, type NewSite } from './lib/new-site'
import { expectAccessible } from './lib/page-health'
import { editPart, frameOf } from './lib/panel-page'

/** The address of a call within the panel of a site. */
const at = (path: string) => (url: URL) => url.pathname.replace(/^\/sites\/[^/]+/, '') === path

let site: NewSite
test.beforeAll(async () => {
  site = await makeSite('harbour-kiln')
})
test.beforeEach(({ context }) => enterAs(context, site))

async function openPanel(page: Page, path = ''): Promise<void> {
  await page.goto(`${site.address}/config/${path}`)
  await expect(page.getByRole('navigation', { name: 'Panel' })).toBeVisible()
}

const systemError = (page: Page) => page.getByRole('alertdialog', { name: 'System Error' })

test('[EFF-004] [DATA-031] [DATA-033] [DATA-035] what nobody handled covers the panel, and no screen is left dead', async ({
  page,
}) => {
  await openPanel(page, 'assets')
  await page.getByLabel('Search files').fill('kiln')
  await page.evaluate(() => void Promise.reject(new TypeError('secret detail')))
  await expect(systemError(page)).toBeVisible()
  await expect(systemError(page)).not.toContainText('secret detail')
  const window = page.viewportSize()
  expect(await systemError(page).boundingBox()).toEqual({ x: 0, y: 0, ...window })
  await expectAccessible(page)
  await systemError(page).getByRole('button', { name: 'Clear' }).click()
  await expect(systemError(page)).toHaveCount(0)
  await expect(page.getByLabel('Search files')).toHaveValue('kiln')

  // A screen whose script does not come: the other screens go on, and reloading brings it.
  await page.route(/\/_sitewright\/settings-screen-/, (route) => route.abort())
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(systemError(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert').filter({ hasText: 'Unable to load. Try again.' })).toBeVisible()
  await page.getByRole('link', { name: 'Marketing' }).click()
  await expect(page.getByRole('heading', { name: 'Mailing lists' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(systemError(page)).toBeVisible()
  await page.unrouteAll()
  await systemError(page).getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('form', { name: 'Site' })).toBeVisible()
})

test('[EFF-005] [NAV-023] [NAV-024] Escape opens and closes the full-screen preview; an open guide is closed first', async ({
  page,
}) => {
  await openPanel(page)
  await expect(frameOf(page).locator('h1').first()).toBeVisible()
  const preview = page.getByRole('dialog', { name: /^Full-screen preview of/ })
  const guide = page.getByRole('dialog', { name: 'Getting started' })
  await page.keyboard.press('Escape')
  await expect(preview).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)

  await page.getByRole('button', { name: 'Help and appearance' }).click()
  await page.getByRole('menuitem', { name: 'Getting started' }).click()
  await expect(guide).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guide).toHaveCount(0)
  await expect(preview).toHaveCount(0)

  // On the page Escape first leaves what is selected; where something is typed it is not for the preview.
  await frameOf(page)
    .getByRole('group', { name: /^Button block/ })
    .first()
    .click()
  for (const _step of ['block', 'section']) await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(preview).toBeVisible()
  await preview.getByRole('button', { name: 'End preview (Esc)' }).click()
  await editPart(page, 'Button')
  await page.getByLabel('Label', { exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
})

test('[EFF-060] [DLG-002] [DLG-008] [DLG-023] [DLG-024] leaving written settings asks three ways; toasts and tooltips keep their measures', async ({
  page,
}) => {
  await openPanel(page)
  const open = async () => {
    await page.getByRole('button', { name: 'Actions for Home' }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    const dialog = page.getByRole('dialog', { name: / settings$/ })
    // A key pressed before would be the panel's own.
    await expect(dialog).toBeVisible()
    return dialog
  }
  const question = page.getByRole('alertdialog', { name: 'Save your changes?' })
  let settings = await open()
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)

  settings = await open()
  await settings.getByLabel('Title', { exact: true }).fill('Harbor')
  await page.keyboard.press('Escape')
  await expect(question.getByRole('button')).toHaveText(['', 'Cancel', "Don't Save", 'Save'])
  expect((await question.boundingBox())?.width).toBe(350)
  await expect(question).toHaveCSS('padding', '20px')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(settings.getByLabel('Title', { exact: true })).toHaveValue('Harbor')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: "Don't Save" }).click()
  await expect(settings).toHaveCount(0)

  settings = await open()
  await settings.getByLabel('Title', { exact: true }).fill('Harbor')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Save', exact: true }).click()
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Settings saved')
  await expect(toast).toBeVisible()
  const shownAt = Date.now()
  await expect(toast).toHaveCount(0)
  expect(Date.now() - shownAt).toBeLessThan(3000)

  const hoveredAt = Date.now()
  await page.getByRole('button', { name: 'Version history' }).hover()
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toHaveText('Version history')
  expect(Date.now() - hoveredAt).toBeGreaterThanOrEqual(1200)
  expect((await tooltip.boundingBox())?.width).toBe(250)
})

interface FailedLoad {
  readonly id: string
  readonly fail: (route: Route) => Promise<void>
  readonly text: string
}

const answer = (status: number, body: string) => (route: Route) => route.fulfill({ status, body })

const failedLoads: readonly FailedLoad[] = [
  {
    id: '[DATA-044] [DATA-045]',
    fail: (route) => route.abort(),
    text: 'Unable to load. Try again. Please check your internet connection.',
  },
  {
    id: '[DATA-020]',
    fail: answer(200, '<p>no'),
    text: 'Internal Error: Unable to parse server response <p>no as JSON',
  },
  { id: '[DATA-022]', fail: answer(403, '{}'), text: 'Unauthorized request' },
  { id: '[DATA-023]', fail: answer(500, '{}'), text: 'Internal server error. Please try again later.' },
  {
    id: '[DATA-025]',
    fail: answer(503, '{}'),
    text: 'This service is temporarily unavailable. Please try again later.',
  },
  { id: '[DATA-043]', fail: answer(418, '{}'), text: 'Unable to connect. Please try again' },
]

test(`[EFF-061] [DATA-041] [DATA-046] ${failedLoads.map(({ id }) => id).join(' ')} each failed load has its text, and can be tried again`, async ({
  page,
}) => {
  for (const { fail, text } of failedLoads) {
    await page.route(at(api.mailingLists), fail)
    await page.goto(`${site.address}/config/marketing`)
    const failure = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) })
    await expect(failure.locator('p')).toHaveText(text)
    await page.unrouteAll()
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toHaveCount(0)
    await expect(page.getByRole('status', { name: 'Loading mailing lists' })).toHaveCount(0)
    await expect(failure).toHaveCount(0)
  }
})

const jobAnswers: readonly (readonly [id: string, body: string, text: string])[] = [
  ['[EDIT-040]', '{}', 'No response data from job request'],
  ['[EDIT-037]', '{"state":"failed"}', 'File processing failed'],
  ['[EDIT-039]', '{"state":"canceled"}', 'File processing cancelled'],
]

test(`[EFF-061] [EDIT-029] [EDIT-030] ${jobAnswers.map(([id]) => id).join(' ')} lists and imports say what is wrong with them`, async ({
  page,
}) => {
  const own = await makeSite('blank')
  await enterAs(page.context(), own)
  const fields = [{ type: 'email', id: 'email', title: 'Email', required: true }]
  await own.publishHome([{ type: 'form', props: { form: { fields } } }])
  await page.goto(`${own.address}/config/`)
  const openStorage = async () => {
    await frameOf(page)
      .getByRole('group', { name: /^Form block/ })
      .click({ position: { x: 4, y: 4 } })
    await page.getByRole('toolbar', { name: 'Form actions' }).getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('tab', { name: 'Storage' }).click()
    await page.getByRole('switch', { name: 'Add to a mailing list' }).click()
  }
  await openStorage()
  await expect(page.getByText("You don't have any mailing lists. Please create one before continuing")).toBeVisible()
  const { body: list } = await own.client.post(api.mailingLists, { name: 'Letters' })
  await page.reload()
  await openStorage()
  await expect(page.getByText('A List must be selected')).toBeVisible()
  await page.getByLabel('Mailing list', { exact: true }).selectOption('Letters')
  await expect(page.getByText('A List must be selected')).toHaveCount(0)

  for (const [, body, text] of jobAnswers) {
    await page.route(/\/api\/list-imports\/[0-9a-f]{24}/, (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    )
    await page.goto(`${own.address}/config/marketing/${list.id}`)
    await page
      .getByRole('button', { name: /^Import/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const buffer = Buffer.from('Email\nada@example.com\n')
    await dialog.getByLabel('Choose a CSV file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
    await dialog.getByLabel('How did these people agree').fill('At the market')
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(dialog.getByRole('status')).toHaveText(text)
    await page.unrouteAll()
  }
})
