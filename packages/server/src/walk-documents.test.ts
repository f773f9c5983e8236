import { editedDocumentNames } from '@sitewright/model/calls/site-documents'
import { storeMails } from '@sitewright/model/commerce/orders/order-mail-words'
import { nameWrongMappings, urlMappingsDocument } from '@sitewright/model/pages/addresses/url-mappings-document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { siteDocuments } from '@sitewright/model/site-documents/site-documents'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { createVisiblePart } from '@sitewright/testkit/pages/visible-part'
import { sampleBlock, sampleId, samplePage, sampleSection } from '@sitewright/testkit/sites/sample-page'
import { sendForm } from '@sitewright/testkit/sites/send-form'
import { contactForm, registerTestForm, sendTestForm } from '@sitewright/testkit/sites/test-forms'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { findDeadSettings } from '@sitewright/testkit/walks/find-dead-settings'
import { openSendLook } from '@sitewright/testkit/walks/send-look'
import { facesOfDocuments, walkedOrigin } from '@sitewright/testkit/walks/walked-documents'
import { fillWalkedShop } from '@sitewright/testkit/walks/walked-shop'
import { startWalkedSite, type WalkedSite } from '@sitewright/testkit/walks/walked-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'

/** The days of the inbox are those of the site's clocks: half an hour before midnight is another day further east. */
const day = '2026-03-02'
const untilHalfPastEleven = 14.5 * 60 * 60_000

let site: WalkedSite
let pageIds: string[]
/** For the places of pages that the host makes. */
let setApartId: string
let formId: string
let buyer: ApiClient
let documents: ReturnType<typeof facesOfDocuments>
let sending: Awaited<ReturnType<typeof openSendLook>>
const visiblePart = createVisiblePart()

beforeAll(async () => {
  site = await startWalkedSite()
  const { host, owner } = site
  const pages = createPageOwner(owner.client)
  pageIds = [
    await pages.createPublished({ title: 'About us', slug: 'about' }, 'Words about us'),
    await pages.createPublished({ title: 'For members', slug: 'inside', access: 'members' }, 'Words for members'),
  ]
  setApartId = await pages.createPublished({ title: 'Set apart', inNavigation: false }, 'Words of our own')
  const lockedId = await pages.createPublished({ title: 'Locked', inNavigation: false }, 'Words behind a lock')
  await pages.change(lockedId, { access: 'password', password: 'glaze' })
  const [pictureId = '', homepageId = '', listId = ''] = [site.pictures[0], pageIds[0], site.lists[0]]
  documents = facesOfDocuments({ pictureId, homepageId, listId })
  await showPicture(homepageId, pictureId)
  await fillWalkedShop(site)
  buyer = host.visitor(owner.site)
  const products = (await owner.client.get(`${api.products}?query=mug`)).body.products
  await sendForm(host, buyer, paths.cart, { action: 'add', productId: products[0].id })
  await pages.changeDocument(api.siteSettings, documents.settings.faces[0] ?? {})
  await pages.changeDocument(api.siteHeaderFooterDocument, documents['header-footer'].faces[0] ?? {})
  sending = await openSendLook(site)
  host.clock.advance(untilHalfPastEleven)
  formId = await registerTestForm(host, owner.site, contactForm)
  const sent = await sendTestForm(host.visitor(owner.site), formId, { email: 'ada@example.com', message: 'Hello' })
  expect(sent.status, sent.text).toBe(200)
})
afterAll(async () => {
  sending.close()
  await site.stop()
})

/** Some styles are those of pictures, and one of two logos is for dark grounds. */
async function showPicture(pageId: string, pictureId: string): Promise<void> {
  const { client } = site.owner
  const { draftVersion: version } = (await client.get(fillPath(api.page, { pageId }))).body
  const dark = sampleSection([sampleBlock('logo', {}, 1)], { id: sampleId(0xc1), theme: 'black' })
  const background = { kind: 'image', assetId: pictureId }
  const first = sampleSection([sampleBlock('image', { assetId: pictureId })], { background })
  const document = samplePage(first, dark)
  const saved = await client.put(fillPath(api.pageDocument, { pageId }), { version, document })
  expect(saved.status, saved.text).toBe(200)
  await createPageOwner(client).publish(pageId)
}

/** What a visitor gets at these addresses. */
async function lookAt(...addresses: string[]): Promise<string> {
  const visitor = site.host.visitor(site.owner.site)
  const answers = await Promise.all(addresses.map((address) => visitor.get(address)))
  return answers
    .map(({ status, headers, text }) => `${status} ${headers.location ?? ''}\n${visiblePart(text)}`)
    .join('\n')
}

/** What somebody gets who has something in the cart. */
const lookAtCart = async () => visiblePart((await buyer.get(paths.cart)).text)

/** What the checkout asks of them, and how they may pay. */
const lookAtCheckout = async () => {
  const { methods, asks, payment } = (await buyer.post(api.checkouts, {})).body ?? {}
  return JSON.stringify({ methods, asks, payment })
}

/** Whether another front end of the store may ask for it. */
const lookFromElsewhere = async () =>
  String((await site.host.visitor(site.owner.site).get(api.cart, { headers: { origin: walkedOrigin } })).status)

/** As the owner sees them before customers do. */
async function lookAtOrderMails(): Promise<string> {
  const { client } = site.owner
  const shown = await Promise.all(storeMails.map((mail) => client.get(fillPath(api.orderMailPreview, { mail }))))
  return shown.map(({ text }) => text).join('\n')
}

const lookAtHome = () => lookAt('/')
const lookAtOthers = () =>
  lookAt(
    '/about',
    '/gone',
    '/old',
    '/search?q=words',
    '/inside',
    '/locked',
    '/set-apart',
    paths.memberJoin,
    paths.memberLogin,
  )
const lookAtJournal = () => lookAt('/journal', '/journal/firing')
const lookAtShop = () => lookAt('/shop/p/mug-1', '/shop/p/mug-2')

async function lookAtInbox(): Promise<string> {
  return (await site.owner.client.get(`${api.formSubmissions}?from=${day}&until=${day}&formId=${formId}`)).text
}

function given(path: string): readonly unknown[] {
  if (path === 'homepageId') return pageIds
  if (path.startsWith('specialPages.')) return [setApartId]
  if (path.startsWith('storefrontOrigins')) return ['https://elsewhere.example']
  if (path.endsWith('.webhook')) return [sending.webhook]
  return site.given(path)
}

/**
 * What shipping and taxes do to a cart is proven rule by rule in `commerce/src/totals`: they choose among all countries. What is
 * said of comments shows below items of collections: `features/comments` proves it.
 */
const provenElsewhere: readonly string[] = ['delivery', 'tax', 'comments']
const walked = editedDocumentNames.filter((name) => !provenElsewhere.includes(name)) as (keyof typeof documents)[]

/** A line that is wrong is kept and does nothing. */
const workingMappings = urlMappingsDocument.refine(({ lines }) => nameWrongMappings(lines) === undefined)

test.each(walked)('[EFF-021] every setting of %s changes what somebody sees', async (name) => {
  const { path, faces, ...more } = documents[name]
  const schema: z.ZodType = name === 'url-mappings' ? workingMappings : siteDocuments[name].schema
  const { client } = site.owner
  let { version } = (await client.get(path)).body
  const lookAtForm = 'formId' in more ? [() => sending.look(more.formId)] : []
  const { dead } = await findDeadSettings({
    schema,
    faces: faces.map((face) => schema.parse(face)),
    given,
    async write(body) {
      const answer = await client.put(path, { version, body })
      expect(answer.status, answer.text).toBe(200)
      version = answer.body.version
      // So that no limit of tries is met.
      site.host.clock.advance(60_000)
    },
    looks: [
      lookAtHome,
      lookAtOthers,
      lookAtInbox,
      lookAtShop,
      lookAtJournal,
      lookAtCart,
      lookAtCheckout,
      lookAtOrderMails,
      lookFromElsewhere,
      ...lookAtForm,
    ],
  })
  expect(dead).toEqual([])
})
