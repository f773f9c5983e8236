import type { Page } from '@playwright/test'
import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { sampleId } from '@sitewright/testkit/sites/sample-page'
import sharp from 'sharp'
import { makeSite, type NewSite } from './new-site'

type Props = Record<string, unknown>
interface Block {
  readonly type: string
  readonly props: Props
}

/** Columns and rows from, to: `[0, 0, 8, 4]`. Without a place of its own on phones a block follows the desktop. */
type Cells = readonly [number, number, number, number]

/** A section: its settings, and blocks with their places. */
export interface Part {
  readonly settings?: Props
  readonly blocks: readonly (Block & { readonly at: Cells; readonly onPhone?: Cells })[]
}

export interface GallerySite extends NewSite {
  /** Ids of pictures: wide, tall, square, very wide, and two more. */
  readonly pictures: readonly string[]
  upload(filename: string, content: Buffer): Promise<string>
  /** Publishes a page with one section for each block; the answer is its address. */
  publish(title: string, blocks: readonly Block[]): Promise<string>
  /** Publishes a page of sections; the name of each is its anchor. */
  publishParts(title: string, parts: Readonly<Record<string, Part>>): Promise<string>
}

const shapes = [
  { width: 900, height: 600, background: '#a64b2a' },
  { width: 500, height: 750, background: '#2a5ea6' },
  { width: 640, height: 640, background: '#3f7d4e' },
  { width: 1200, height: 480, background: '#c9a227' },
  { width: 700, height: 500, background: '#6b3fa0' },
  { width: 600, height: 400, background: '#1f8a8a' },
]
let made: Promise<GallerySite> | undefined

/** One site with its pictures for all journeys of galleries: each publishes pages of its own. */
export function openGallerySite(): Promise<GallerySite> {
  made ??= makeGallerySite()
  return made
}

export async function makeGallerySite(): Promise<GallerySite> {
  const site = await makeSite('blank')
  async function upload(filename: string, content: Buffer): Promise<string> {
    const { body, contentType } = makeMultipart([{ name: 'file', filename, content }])
    const answer = await site.client.post(api.assets, undefined, { raw: { content: body, contentType } })
    if (answer.status !== 201) throw new Error(`Uploading answered ${answer.status}: ${answer.text}`)
    return JSON.parse(answer.text).id
  }
  function publish(title: string, blocks: readonly Block[]): Promise<string> {
    const sections = blocks.map((block, index) => ({
      id: sampleId(1000 + index),
      rows: { desktop: 6, mobile: 6 },
      blocks: [{ ...block, id: sampleId(index + 1), desktop: placeAt([0, 0, 24, 4]) }],
    }))
    return publishSections(title, sections)
  }
  function publishParts(title: string, parts: Readonly<Record<string, Part>>): Promise<string> {
    const sections = Object.entries(parts).map(([name, { settings, blocks }], index) => ({
      id: sampleId(1000 + index),
      name,
      height: 'small',
      ...settings,
      blocks: blocks.map(({ at, onPhone, ...block }, place) => ({
        ...block,
        id: sampleId(2000 + index * 100 + place),
        desktop: placeAt(at),
        ...(onPhone ? { mobile: placeAt(onPhone) } : {}),
      })),
    }))
    return publishSections(title, sections)
  }
  async function publishSections(title: string, sections: readonly object[]): Promise<string> {
    const page = await site.client.post(api.pages, { title })
    const pageId = page.body.id
    const document = { format: pageFormat, sections }
    const saved = await site.client.put(fillPath(api.pageDocument, { pageId }), { version: 1, document })
    if (saved.status !== 200) throw new Error(`Saving answered ${saved.status}: ${saved.text}`)
    const published = await site.client.post(fillPath(api.pagePublish, { pageId }), {})
    if (published.status !== 200) throw new Error(`Publishing answered ${published.status}: ${published.text}`)
    const { pages } = (await site.client.get(api.pages)).body
    return `${site.address}${pages.find((it: { id: string }) => it.id === pageId).path}`
  }
  const pictures: string[] = []
  for (const [index, shape] of shapes.entries())
    pictures.push(await upload(`${index + 1}.png`, await drawPicture(shape)))
  return { ...site, pictures, upload, publish, publishParts }
}

function placeAt([left, top, right, bottom]: Cells) {
  return { start: { x: left, y: top }, end: { x: right, y: bottom } }
}

/** A ground with a light disc a third from the left, so that crops can be told from each other. */
export async function drawPicture({ width, height, background }: (typeof shapes)[number]): Promise<Buffer> {
  const disc = `<circle cx="${width / 3}" cy="${height / 2}" r="${Math.min(width, height) / 5}" fill="#fff" opacity=".6"/>`
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${disc}</svg>`,
    ),
  )
    .png()
    .toBuffer()
}

/** A gallery of the site's pictures, each with a title and a name in the address. */
export function galleryOf(site: Pick<GallerySite, 'pictures'>, props: Props, count = 5): Block {
  const slides = Array.from({ length: count }, (_, index) => ({
    assetId: site.pictures[index % site.pictures.length] ?? null,
    title: `Work ${index + 1}`,
    url: `work-${index + 1}`,
  }))
  return { type: 'gallery', props: { slides, ...props } }
}

/** Every picture is fetched, so that nothing depends on how far the page was scrolled or how quick the machine is. */
export async function showAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode()))
    scrollTo(0, 0)
  })
}
