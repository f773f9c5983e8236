import type { SampleFiles } from '@sitewright/blocks/ground/block-sample'
import type { ViewAsset, ViewContext } from '@sitewright/blocks/ground/view-context'
import { findBlock } from '@sitewright/blocks/registry/schemas'
import type { ItemCard } from '@sitewright/model/collections/item-card'
import type { ItemShelf } from '@sitewright/model/collections/item-shelf'
import type { Shelf } from '@sitewright/model/commerce/products/shelf'
import {
  type PageDocument,
  type PlacedBlock,
  pageFormat,
  type Section,
  section,
} from '@sitewright/model/pages/document'
import { siteSettings } from '@sitewright/model/site/settings'
import { siteStyles } from '@sitewright/model/site/styles'
import { textsFor } from '@sitewright/model/visitor-texts/texts-for'

/** A readable id: 24 hexadecimal characters that end in the number. */
export function sampleId(number: number): string {
  return number.toString(16).padStart(24, '0')
}

export const samplePicture: ViewAsset = {
  id: sampleId(0xa1),
  address: `/s/${sampleId(0xa1)}/vase.jpg`,
  kind: 'image',
  contentType: 'image/jpeg',
  width: 1600,
  height: 1200,
  altText: 'A blue vase on a shelf',
  hasWidths: true,
  placeholder: '#a3b1c2 #8d9a70 #4c4a3f',
  tones: '#1b1d14 #d7dde4',
}

export const sampleVideo: ViewAsset = {
  ...samplePicture,
  id: sampleId(0xa2),
  address: `/s/${sampleId(0xa2)}/film.mp4`,
  kind: 'video',
  contentType: 'video/mp4',
  hasWidths: false,
}

/** What every block of the store finds. */
export const sampleShelf: Shelf = {
  products: [
    {
      id: sampleId(0xa4),
      href: '/shop/p/vase',
      title: 'Vase',
      price: { text: '$24.00', before: null },
      isOnSale: false,
      isSoldOut: false,
      pictures: [{ assetId: samplePicture.id, alt: '', focalPoint: { x: 0.5, y: 0.5 } }],
      form: {
        addLabel: 'Add to Cart',
        options: [{ name: 'Size', values: ['Small', 'Large'] }],
        variants: ['Small', 'Large'].map((value, index) => ({
          id: sampleId(0xa6 + index),
          price: '$24.00',
          before: null,
          isSoldOut: false,
          left: 3,
          values: [value],
          sku: `VASE-${index}`,
          picture: null,
          weight: '',
          size: '',
        })),
      },
    },
  ],
  unseen: [],
}

const sampleTime = { text: 'November 19, 2026', iso: '2026-11-19T09:00:00.000Z' }
const sampleItem: ItemCard = {
  id: sampleId(0xa8),
  href: '/journal/first-firing',
  leadsElsewhere: false,
  title: 'First firing',
  excerpt: 'The kiln is lit before dawn.',
  picture: null,
  date: sampleTime,
  author: { label: 'Ines', href: '/journal?author=ines' },
  categories: [{ label: 'Kiln', href: '/journal?category=Kiln' }],
  tags: [],
  readingTime: '2 min read',
  comments: '',
  isFeatured: false,
  isForMembers: false,
  event: null,
}

/** What blocks show of a collection. */
const sampleItemShelf: ItemShelf = {
  title: 'Journal',
  href: '/journal',
  items: [sampleItem],
  names: [
    { label: 'Kiln', href: '/journal?category=Kiln', count: 3 },
    { label: 'Wheel', href: '/journal?category=Wheel', count: 1 },
  ],
  calendar: {
    title: 'November 2026',
    previous: { label: 'Previous month', href: '/events?month=2026-10' },
    next: { label: 'Next month', href: '/events?month=2026-12' },
    weekdays: [{ short: 'Mon', long: 'Monday' }],
    weeks: [
      [{ iso: '2026-11-16', number: '16', label: 'Monday, November 16', isOfMonth: true, isToday: false, events: [] }],
    ],
  },
  months: { previous: '2026-10', next: '2026-12' },
}

/** Ids of what samples of blocks show beside a picture. */
export const sampleFiles: SampleFiles = {
  videoId: sampleVideo.id,
  listId: sampleId(0xa3),
  productId: sampleId(0xa4),
  categoryId: sampleId(0xa5),
  tag: 'blue',
  collectionId: sampleId(0xa6),
  eventsId: sampleId(0xa7),
}

export function sampleContext(changes: Partial<ViewContext> = {}): ViewContext {
  return {
    assets: new Map([samplePicture, sampleVideo].map((asset) => [asset.id, asset])),
    navigation: [
      { title: 'Home', href: '/', isCurrent: true, children: [] },
      {
        title: 'About',
        href: '/about',
        isCurrent: false,
        children: [{ title: 'Our story', href: '/about/our-story', isCurrent: false, children: [] }],
      },
    ],
    settings: siteSettings.parse({ title: 'Harbour & Kiln' }),
    texts: textsFor('en'),
    colors: siteStyles.parse({}),
    hasStore: true,
    shelves: { get: () => sampleShelf },
    itemShelves: { get: () => sampleItemShelf },
    isEditing: false,
    ...changes,
  }
}

/** A block with its starter props, changed where the test says so, in the rows after `row`. */
export function sampleBlock(type: string, props: Record<string, unknown> = {}, row = 0): PlacedBlock {
  const definition = findBlock(type)
  if (!definition) throw new Error(`There is no block named ${type}.`)
  const rows = { start: row * 10, end: row * 10 + definition.size.rows }
  return {
    id: sampleId(0xb000 + row),
    type,
    props: definition.props.parse({ ...definition.starter, ...props }),
    desktop: {
      start: { x: 0, y: rows.start },
      end: { x: definition.size.columns, y: rows.end },
      verticalAlignment: 'top',
      visible: true,
      zIndex: 0,
      stickyScroll: false,
    },
  }
}

export function sampleSection(blocks: PlacedBlock[], changes: Record<string, unknown> = {}): Section {
  return section.parse({ id: sampleId(0xc0), blocks, ...changes })
}

export function samplePage(...sections: Section[]): PageDocument {
  return { format: pageFormat, sections }
}
