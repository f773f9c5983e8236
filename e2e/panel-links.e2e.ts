import { expect, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { enterAs, makeSite } from './lib/new-site'
import { editPart, untilSaved } from './lib/panel-page'

/** What is typed into the field, what the field says of it, and what is saved. */
const links = [
  { typed: '/nowhere', says: 'No page has this URL' },
  { typed: `/${'a'.repeat(149)}`, says: 'This link is too long. Keep it under 150 characters.' },
  { typed: '#top', says: 'This page, at #top' },
  { typed: `#${'a'.repeat(99)}`, says: 'This link is too long. Keep it under 100 characters.' },
  { typed: '/s/0123456789abcdef01234567/menu.pdf', says: 'File' },
  { typed: 'https://example.com', says: 'URL' },
  { typed: 'example.photography', saved: 'https://example.photography', says: /^URL\. Check the spelling/ },
  { typed: 'htp:example.com', says: /^URLs start with https:/, isKept: false },
  { typed: 'mailto:ann@example', says: 'Email addresses look like name@example.com' },
  { typed: 'ann@example.com', saved: 'mailto:ann@example.com', says: 'Email to ann@example.com' },
  { typed: 'tel:12', says: /^A phone number has at least 4 characters/ },
  { typed: '+1 555 0100', saved: 'tel:+15550100', says: 'Call +15550100' },
  { typed: 'sms:5550100', says: 'Text message to 5550100' },
]

test('[EFF-006] a link is judged as it is typed, and whatever the hint says, nothing typed is lost', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  await site.publishHome([{ type: 'button', props: { text: 'Press', href: '/' } }])
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  await editPart(page, 'Button')
  const field = page.getByRole('combobox', { name: 'Link' })
  const meaning = page.locator('.link-field .link-meaning')
  const home = async () => {
    const { pages } = (await site.client.get(api.pages)).body
    return (await site.client.get(`${api.pages}/${pages[0].id}`)).body.document.sections[0].blocks[0].props.href
  }
  for (const { typed, saved = typed, says, isKept = true } of links) {
    await field.fill(typed)
    await expect(meaning).toHaveText(says)
    await field.blur()
    await expect(field).toHaveValue(saved)
    if (isKept) await expect.poll(home).toBe(saved)
  }

  await test.step('a script is refused by the host, named at the field and stays there to be mended', async () => {
    const before = await home()
    await field.fill('javascript:alert(1)')
    await expect(meaning).toHaveText("Links can't run scripts. Use a code block instead.")
    await field.blur()
    await expect(field).toHaveValue('javascript:alert(1)')
    expect(await home()).toBe(before)
  })

  await test.step('[NAV-012] [NAV-013] an address of the panel means the page that is open there', async () => {
    const { pages } = (await site.client.get(api.pages)).body
    await field.fill(`${site.address}/config/pages/${pages[0].id}`)
    await field.blur()
    await expect(field).toHaveValue('/')
    await field.fill('/pages/too-short')
    await expect(meaning).toHaveText('No page has this URL')
    await field.blur()
    await untilSaved(page)
  })
})

test('[NAV-069] the address of a page is written in the letters of addresses while it is typed', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  await enterAs(context, site)
  await site.client.post(api.pages, { title: 'Our mugs' })
  await page.goto(`${site.address}/config/pages`)
  await page.getByRole('button', { name: 'Actions for Our mugs' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  const address = page.getByRole('textbox', { name: 'URL' })
  await address.fill('')
  await address.pressSequentially('Shop/Été Mugs!')
  await expect(address).toHaveValue('shop/ete-mugs')
  await address.press('Home')
  await address.pressSequentially('My ')
  await expect(address).toHaveValue('my-shop/ete-mugs')
})
