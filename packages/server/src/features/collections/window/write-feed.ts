import type { StoredAsset } from '../../../content/asset-rows'
import { addressOfItem, type Collection } from './collection'
import { toFeedHtml, toXmlText } from './feed-html'
import { addressOfList, type ListQuery } from './list-query'
import { excerptOf, findAuthor } from './make-cards'
import type { ShownItem } from './rows'

interface FeedInput {
  readonly collection: Collection
  readonly query: ListQuery
  readonly title: string
  readonly description: string
  readonly items: readonly ShownItem[]
  /** The bodies as HTML by the ids of the items. */
  readonly bodies: ReadonlyMap<string, string>
  readonly files: ReadonlyMap<string, StoredAsset>
}

type Element = readonly [name: string, text: string]

const spaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
]

/** RSS 2.0 with whole texts; a podcast where an item has a sound. */
export function writeFeed(input: FeedInput): string {
  const { collection, query, title, description, items } = input
  const { origin, settings } = collection.site
  const newest = items.reduce((latest, { changedAt }) => Math.max(latest, changedAt.getTime()), 0)
  const self = toXmlText(origin + addressOfList(collection, query))
  const hasSounds = items.some((item) => findSound(input, item) !== null)
  const channel = [
    ...writeElements([
      ['title', title],
      ['link', origin + addressOfList(collection, { ...query, format: null })],
      ['description', description || title],
      ['language', settings.language],
      ...(newest === 0 ? [] : [['lastBuildDate', new Date(newest).toUTCString()] as const]),
    ]),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...(hasSounds ? writePodcast(input) : []),
    ...items.map((item) => writeItem(input, item)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${spaces.join(' ')}><channel>${channel.join('')}</channel></rss>\n`
}

function writePodcast({ collection, description, title, files }: FeedInput): string[] {
  const { podcast } = collection.design
  const { origin, settings } = collection.site
  const picture = files.get(podcast.pictureId ?? '')
  const author = podcast.author || settings.title
  return [
    ...writeElements([
      ['itunes:author', author],
      ['itunes:summary', description || title],
      ['itunes:type', 'episodic'],
      ['itunes:explicit', String(podcast.isExplicit)],
    ]),
    ...(podcast.category === '' ? [] : [`<itunes:category text="${toXmlText(podcast.category)}"/>`]),
    ...(picture === undefined ? [] : [`<itunes:image href="${toXmlText(origin + picture.address)}"/>`]),
    ...(podcast.email === ''
      ? []
      : [
          `<itunes:owner>${writeElements([
            ['itunes:name', author],
            ['itunes:email', podcast.email],
          ]).join('')}</itunes:owner>`,
        ]),
  ]
}

function writeItem(input: FeedInput, item: ShownItem): string {
  const { collection, bodies, files } = input
  const { origin } = collection.site
  const author = findAuthor(collection, item.fields.authorId)
  const address = origin + addressOfItem(collection, item.slug)
  const sound = findSound(input, item)
  const picture = files.get(item.fields.picture?.assetId ?? '')
  const excerpt = excerptOf(collection, item)
  const body = toFeedHtml(bodies.get(item.id) ?? '', origin)
  const enclosed = sound ?? (picture?.kind === 'image' ? picture : undefined)
  return [
    '<item>',
    ...writeElements([
      ['title', item.title],
      ['link', address],
      ...(item.shownAt === null ? [] : [['pubDate', item.shownAt.toUTCString()] as const]),
      ...(author === null ? [] : [['dc:creator', author.name] as const]),
      ...[...item.fields.categories, ...item.fields.tags].map((name) => ['category', name] as const),
      ...(excerpt === '' ? [] : [['description', excerpt] as const]),
      ...(body === '' ? [] : [['content:encoded', body] as const]),
    ]),
    `<guid isPermaLink="false">${item.id}</guid>`,
    ...(enclosed === undefined
      ? []
      : [
          `<enclosure url="${toXmlText(origin + enclosed.address)}" length="${enclosed.byteLength}" type="${toXmlText(enclosed.contentType)}"/>`,
        ]),
    ...(sound === null ? [] : writeEpisode(input, item)),
    '</item>',
  ].join('')
}

function writeEpisode({ collection, files }: FeedInput, { fields }: ShownItem): string[] {
  const seconds = fields.audio?.seconds ?? 0
  const picture = files.get(fields.picture?.assetId ?? '')
  return [
    ...(seconds === 0 ? [] : writeElements([['itunes:duration', String(seconds)]])),
    ...writeElements([['itunes:explicit', String(collection.design.podcast.isExplicit)]]),
    ...(picture === undefined ? [] : [`<itunes:image href="${toXmlText(collection.site.origin + picture.address)}"/>`]),
  ]
}

function findSound({ files }: Pick<FeedInput, 'files'>, { fields }: ShownItem): StoredAsset | null {
  const file = files.get(fields.audio?.assetId ?? '')
  return file?.kind === 'audio' ? file : null
}

function writeElements(elements: readonly Element[]): string[] {
  return elements.map(([name, text]) => `<${name}>${toXmlText(text)}</${name}>`)
}
