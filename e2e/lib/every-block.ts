import { blockSchemas } from '@sitewright/blocks/schemas'
import { galleryDesigns } from '@sitewright/model/galleries/designs'
import {
  type PageDocument,
  pageDocument,
  pageFormat,
  sectionDividers,
  sectionThemes,
} from '@sitewright/model/pages/document'
import { idOf } from './canvas-page'
import { everyField } from './form-fields'

const blocksASection = 6
const halfColumns = 12
/** More than any block is high. */
const rowsApart = 17
const imageLayouts = ['poster', 'card', 'overlap', 'collage', 'stack']

interface Shown {
  readonly type: string
  readonly props: Record<string, unknown>
}

/** What a block needs beside its starter props to have something to show. */
function fill(pictureId: string): Record<string, Record<string, unknown>> {
  return {
    image: { assetId: pictureId, caption: 'Glazed in winter', link: { href: '/shop' } },
    gallery: { slides: [{ assetId: pictureId, title: 'Vase' }, { assetId: pictureId }, { assetId: pictureId }] },
    video: { code: 'https://youtu.be/dQw4w9WgXcQ', pictureId, caption: 'A film' },
    logo: { assetId: pictureId },
    code: { display: 'source' },
    markdown: { source: '# One\n\n1. two\n2. three\n\n> quote `code` **bold**' },
    embed: { address: 'https://youtu.be/dQw4w9WgXcQ' },
    navigation: { links: [{ title: 'Shop', href: '/shop' }] },
    'social-links': { accounts: [{ network: 'instagram', address: 'https://social.example/kiln' }] },
  }
}

/** The faces of blocks that are drawn by markup or styles of their own. */
function listFaces(): Shown[] {
  const words = { title: 'Vase', text: 'Thrown in one go.', button: { label: 'See it', href: '/shop' } }
  return [
    ...galleryDesigns.map((design) => ({ type: 'gallery', props: { design } })),
    ...imageLayouts.map((layout) => ({ type: 'image', props: { layout, ...words } })),
    ...['stacked', 'card'].map((layout) => ({ type: 'newsletter', props: { layout, alignment: 'center' } })),
    { type: 'form', props: { form: { name: 'Everything', fields: everyField } } },
    { type: 'code', props: { display: 'html', source: '<p>Hello</p>' } },
    { type: 'button', props: { style: 'secondary', size: 'large', alignment: 'stretch' } },
    { type: 'shape', props: { drawing: 'outline', stretch: true } },
  ]
}

/** Every block that there is with each of its faces, two beside each other, on sections of every theme and divider. */
export function pageOfEveryBlock(pictureId: string): PageDocument {
  const filled = fill(pictureId)
  const plain = Object.keys(blockSchemas).map((type) => ({ type, props: {} }))
  const blocks = [...plain, ...listFaces()].map(({ type, props }, index) => {
    const definition = blockSchemas[type]
    if (!definition) throw new Error(`There is no block ${type}`)
    const { starter, size } = definition
    const [left, top] = [(index % 2) * halfColumns, Math.floor((index % blocksASection) / 2) * rowsApart]
    const end = { x: left + Math.min(size.columns, halfColumns), y: top + size.rows }
    const desktop = { start: { x: left, y: top }, end }
    return { id: idOf(index + 1), type, props: { ...starter, ...filled[type], ...props }, desktop }
  })
  const sections = Array.from({ length: Math.ceil(blocks.length / blocksASection) }, (_, index) => ({
    id: idOf(0x500 + index),
    height: 'small',
    theme: sectionThemes[index % sectionThemes.length],
    divider: sectionDividers[index % sectionDividers.length],
    background: index === 1 ? { kind: 'image', assetId: pictureId } : { kind: 'none' },
    blocks: blocks.slice(index * blocksASection, (index + 1) * blocksASection),
  }))
  return pageDocument.parse({ format: pageFormat, sections })
}
