import { expect, type Page, type Request, test } from '@playwright/test'
import { siteUserTokenHeader } from '@sitewright/model/accounts/site-user-calls'
import { siteUserStorageKey } from '@sitewright/model/accounts/site-user-storage'
import { api } from '@sitewright/model/routes/api'
import { pages } from '@sitewright/model/visitor-texts/english/pages'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { enterAs, makeSite, type NewSite, visitorOf } from './lib/new-site'
import { expectAccessible } from './lib/page-health'
import { addressInMail } from './lib/read-mail'

const password = 'celadon and ash'

async function makeMembersSite() {
  const site = await makeSite('harbour-kiln')
  const pages = createPageOwner(site.client)
  await pages.changeDocument(api.memberSettings, { allowSignUp: true })
  await pages.createPublished({ title: 'Glaze recipes', access: 'members' }, 'Ash and feldspar in equal parts')
  return { ...site, websiteId: await idOf(site) }
}

async function idOf({ client }: NewSite): Promise<string> {
  return (await client.get(api.session)).body.website.id
}

/** Through the calls, as the pages of the other journey do. */
async function joinSite(site: Awaited<ReturnType<typeof makeMembersSite>>, email: string): Promise<void> {
  await site.client.post(api.siteMembers, { email })
  const address = await addressInMail(email, 'You are invited to join Journey', site.websiteId)
  const visitor = visitorOf(site)
  const code = new URL(address).searchParams.get('code')
  expect((await visitor.put(api.siteUserReset, { code, password })).status).toBe(200)
}

function watchSessionCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === api.siteUserSession) calls.push(request)
  })
  return calls
}

function tokenOf(call: Request | undefined): string | undefined {
  return call?.headers()[siteUserTokenHeader.toLowerCase()]
}

/** Before the script has come, the button sends a plain form. */
async function signOutByCall(page: Page): Promise<void> {
  await page.locator('[data-member-sign-out="call"]').getByRole('button', { name: 'Sign out' }).click()
}

const memberLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Members' }).getByRole('link', { name })

test('[AUTH-011] [AUTH-012] [AUTH-018] a visitor joins, confirms by mail, signs in, sees the page for members and signs out', async ({
  page,
}) => {
  const site = await makeMembersSite()
  const email = `joiner-${site.identifier}@example.com`
  const calls = watchSessionCalls(page)
  await page.goto(`${site.address}/glaze-recipes`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.members.heading)
  await expect(page.getByText('Ash and feldspar')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Join' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  await page.goto(await addressInMail(email, 'Confirm your membership of Journey', site.websiteId))
  await page.getByRole('button', { name: 'Yes, make me a member' }).click()
  await expect(page.getByRole('heading', { name: 'You are a member' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill('a guess')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('The email address or password is incorrect.')
  await expectAccessible(page)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ash and feldspar in equal parts')).toBeVisible()

  // The page that everybody gets has no word of it; the script writes the links of the member.
  await page.goto(site.address)
  await expect(memberLink(page, 'Glaze recipes')).toBeVisible()
  await memberLink(page, 'Account').click()
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible()
  await expectAccessible(page)
  // The plain form of the sign-in left no token in the page: the host refuses the call, and tells the right one.
  await signOutByCall(page)
  await expect(page).toHaveURL(`${site.address}/`)
  await expect(memberLink(page, 'Sign in')).toBeVisible()
  expect(calls.map(tokenOf)).toEqual([undefined, expect.stringMatching(/^[\w-]{43}$/)])
  await page.goto(`${site.address}/glaze-recipes`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.members.heading)
})

test('[AUTH-013] [AUTH-014] [AUTH-015] [AUTH-016] [AUTH-017] [AUTH-019] [AUTH-023] the dialog signs in by a call, whose token later calls carry', async ({
  page,
}) => {
  const site = await makeMembersSite()
  const email = `invited-${site.identifier}@example.com`
  await joinSite(site, email)
  const calls = watchSessionCalls(page)
  await page.goto(`${site.address}/?noredirect`)
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(async () => {
    await memberLink(page, 'Sign in').click()
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expectAccessible(page)
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByLabel('Keep me signed in on this device').check()
  await page.keyboard.press('Enter')
  await expect(memberLink(page, 'Account')).toBeVisible()
  expect([calls[0]?.method(), calls[0]?.postDataJSON()]).toEqual(['POST', { email, password, rememberMe: true }])
  expect(tokenOf(calls[0])).toBe(undefined)
  const { xsrfToken } = await page.evaluate(async (path) => (await fetch(path)).json(), api.siteUserAccount)
  const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), siteUserStorageKey)
  expect(stored).toEqual({ value: xsrfToken, expiresAtMs: expect.any(Number) })

  await memberLink(page, 'Account').click()
  const refusal = { status: 403, json: { error: 'no', crumbFail: true, crumb: null, xsrfToken: 'wrong too' } }
  await page.route(`**${api.siteUserSession}*`, (route) => route.fulfill(refusal))
  await signOutByCall(page)
  const problem = page.getByRole('dialog', { name: 'System Error' })
  await expect(problem).toBeVisible()
  expect(calls.slice(1).map(tokenOf)).toEqual([xsrfToken, 'wrong too'])
  await page.unroute(`**${api.siteUserSession}*`)
  await problem.getByRole('button', { name: 'Clear' }).click()
  await signOutByCall(page)
  await expect(memberLink(page, 'Sign in')).toBeVisible()
  expect(calls.slice(1).map((call) => call.method())).toEqual(['DELETE', 'DELETE', 'DELETE'])
  expect(new URL(calls[3]?.url() ?? '').searchParams.get('cloneCart')).toBe('false')
  expect(tokenOf(calls[3])).toBe(xsrfToken)
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), siteUserStorageKey)).toBe(null)
})

test('the owner opens the site to members, invites one, suspends and removes them', async ({ page, context }) => {
  const site = await makeSite('blank')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/settings/members`)
  await expect(page.getByText('No members yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Let anyone join').check()
  await page.getByRole('button', { name: 'Invite member' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite member' })
  await dialog.getByLabel('Email address').fill('nobody')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not an email address.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Email address').fill('ann@example.com')
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: /ann@example.com/ })
  await expect(row).toContainText('Invited')
  const visitor = visitorOf(site)
  await expect.poll(async () => (await visitor.get('/account/join')).status).toBe(200)

  const code = new URL(await addressInMail('ann@example.com', 'You are invited to join Journey', await idOf(site)))
  await visitor.put(api.siteUserReset, { code: code.searchParams.get('code'), password })
  await page.reload()
  await expect(row).toContainText('Member')
  await row.getByRole('button', { name: 'Actions for ann@example.com' }).click()
  await page.getByRole('menuitem', { name: 'Suspend' }).click()
  await expect(row).toContainText('Suspended')
  await expectAccessible(page)
  await page.getByLabel('Search members').fill('nobody')
  await expect(page.getByText('No one found')).toBeVisible()
  await page.getByLabel('Search members').fill('ann')
  await row.getByRole('button', { name: 'Actions for ann@example.com' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
})
