import { itemPicture } from '@sitewright/model/collections/item'
import { api } from '@sitewright/model/routes/api'
import type { AppOptions } from '@sitewright/server/wiring/app-options'
import sharp from 'sharp'
import { makeMultipart } from '../client/multipart'
import { startTestHost, type TestOwner } from '../host/test-host'
import { createShopOwner } from '../shop/test-shop'
import { createItemOwner } from '../sites/test-items'
import { createPageOwner } from '../sites/test-pages'
import type { GivenValues } from './walk-settings'

export type WalkedSite = Awaited<ReturnType<typeof startWalkedSite>>

/** A site with files of each kind and mailing lists, so that every setting that names one has another to name. */
export async function startWalkedSite(options: AppOptions = {}) {
  const host = await startTestHost({
    environment: { FORM_SUBMISSIONS_PER_MINUTE: '100000' },
    ...options,
    outside: { mayReach: (address) => address === '127.0.0.1' },
  })
  const owner = await host.owner({ title: 'Harbour & Kiln' })
  const pictures = [
    await upload(owner, 'vase.jpg', await makePicture(1600, 1200)),
    await upload(owner, 'bowl.jpg', await makePicture(900, 1200)),
  ]
  const videos = [await upload(owner, 'film.mp4', '\0\0\0\x18ftypmp42\0\0\0\0isom')]
  const captions = [await upload(owner, 'film.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n')]
  const lists = [await makeList(owner, 'Studio letters'), await makeList(owner, 'Shop letters')]
  const store = await makeStore(owner)
  const collections = await makeCollections(owner, pictures)
  const files: Record<string, readonly unknown[]> = {
    captionsId: captions,
    listId: [...lists].reverse(),
    productId: [...store.products].reverse(),
    productIds: [[...store.products].reverse(), ...[...store.products].reverse()],
    categoryId: [...store.categories].reverse(),
    tag: ['red'],
    category: ['Notes'],
    month: ['2031-05'],
    collectionId: [...collections].reverse(),
  }

  /** Ids stand at settings that end in their name; one that no name tells is a picture. */
  const given: GivenValues = (path) => {
    const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
    return files[name] ?? (name.endsWith('Id') ? [...pictures].reverse() : [])
  }
  return { host, owner, pictures, videos, captions, lists, store, collections, given, stop: () => host.stop() }
}

function makePicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#4c6a58' } })
    .jpeg()
    .toBuffer()
}

async function upload(owner: TestOwner, filename: string, content: Buffer | string): Promise<string> {
  const { body, contentType } = makeMultipart([{ name: 'file', filename, content }])
  const answer = await owner.client.post(api.assets, undefined, { raw: { content: body, contentType } })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.id
}

/** Two products, each in a category and with a tag of its own. */
async function makeStore({ client }: TestOwner) {
  const shop = createShopOwner(client)
  const categories = [await shop.addCategory('Vases'), await shop.addCategory('Bowls')]
  const first = { categoryIds: categories.slice(0, 1), tags: ['blue'] }
  const second = { categoryIds: categories.slice(1), tags: ['red'] }
  const vase = await shop.add({ title: 'Vase', details: first })
  const bowl = await shop.add({ title: 'Bowl', details: second })
  return { products: [vase.id, bowl.id], categories }
}

/** A blog and events, each with two items that differ in all that lists can be narrowed by. */
async function makeCollections({ client }: TestOwner, [picture = '']: readonly string[]): Promise<string[]> {
  const owner = createItemOwner(client)
  const authorId = '1'.repeat(24)
  const authors = [{ id: authorId, name: 'Ines', slug: 'ines' }]
  await createPageOwner(client).changeDocument(api.authors, { authors })
  const blog = await owner.addCollection('blog', 'Journal')
  const first = { categories: ['News'], tags: ['red', 'blue'], isFeatured: true, excerpt: 'Lit before dawn', authorId }
  await owner.addPublishedItem(blog, {
    title: 'Firing',
    slug: 'firing',
    item: { ...first, picture: itemPicture.parse({ assetId: picture }) },
  })
  await owner.addPublishedItem(blog, { title: 'Throwing', item: { categories: ['Notes'], tags: ['red'] } })
  const events = await owner.addCollection('events', 'Open days')
  const at = (day: string) => ({
    startsAt: `${day}T10:00:00Z`,
    endsAt: `${day}T12:00:00Z`,
    isAllDay: false,
    timeZone: 'Europe/London',
    ticketsUrl: '',
  })
  await owner.addPublishedItem(events, { title: 'To come', item: { categories: ['Notes'], event: at('2031-05-06') } })
  await owner.addPublishedItem(events, { title: 'Over', item: { event: at('2020-05-06') } })
  return [blog, events]
}

async function makeList({ client }: TestOwner, name: string): Promise<string> {
  const made = await client.post(api.mailingLists, { name })
  if (made.status !== 201) throw new Error(made.text)
  return made.body.id
}
