import type { PresetBlock } from '@sitewright/blocks/presets/compose/preset'
import { makeSection } from '@sitewright/blocks/presets/make-section'
import { type PageDocument, pageFormat } from '@sitewright/model/pages/document'
import { readPlainText } from '@sitewright/model/text/plain-text'
import type { BlockNode } from '@sitewright/model/text/rich-text'
import type { PostPart, PostPicture } from '../../../../parsing/post-parts'
import { cutText } from '../html/cut-text'

/** A picture of the old site as it stands in the library of this one. */
export interface TakenPicture {
  readonly assetId: string
  readonly width: number | null
  readonly height: number | null
}

interface Making {
  /** Drawn above the rest, where the page does not show its title by itself. */
  readonly title: string | null
  readonly findPicture: (picture: PostPicture) => TakenPicture | undefined
  readonly newId: () => string
}

/** The column that is read: its first line on the grid and how wide it is. */
const column = { x: 4, columns: 16 } as const
/** Of a picture or film as wide as that column, and as high as wide. */
const squareRows = 30
const lettersOfRow = 80
const maxBlocks = 40
const maxRows = 400

/** Parts of a post one below the other, in as many sections as they need. */
export function makePostDocument(parts: readonly PostPart[], { title, findPicture, newId }: Making): PageDocument {
  const all: readonly PostPart[] = title === null ? parts : [{ kind: 'text', content: [headingOf(title)] }, ...parts]
  const sections: PresetBlock[][] = [[]]
  let y = 1
  for (const part of joinTexts(all)) {
    const block = toBlock(part, findPicture)
    if (block === null) continue
    const rows = Math.min(block.rows, maxRows)
    if ((sections.at(-1)?.length ?? 0) >= maxBlocks || y + rows > maxRows) {
      sections.push([])
      y = 1
    }
    const { x, columns } = column
    const desktop = { start: { x, y }, end: { x: x + columns, y: y + rows } }
    sections.at(-1)?.push({ type: block.type, props: block.props, desktop })
    y += rows + 1
  }
  const filled = sections.filter((blocks) => blocks.length > 0)
  return {
    format: pageFormat,
    sections: filled.map((blocks) => makeSection({ blocks, verticalAlignment: 'top', height: 'small' }, newId)),
  }
}

function headingOf(title: string): BlockNode {
  return { type: 'heading', attrs: { level: 1, textAlign: 'left' }, content: [{ type: 'text', text: title }] }
}

const maxNodes = 300

/** Texts that follow each other are one, as far as a block holds them. */
function joinTexts(parts: readonly PostPart[]): PostPart[] {
  const joined: PostPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const fits = part.kind === 'text' && last?.kind === 'text' && last.content.length + part.content.length <= maxNodes
    if (fits) joined[joined.length - 1] = { kind: 'text', content: [...last.content, ...part.content] }
    else joined.push(part)
  }
  return joined
}

interface MadeBlock {
  readonly type: string
  readonly props: Record<string, unknown>
  readonly rows: number
}

function toBlock(part: PostPart, findPicture: Making['findPicture']): MadeBlock | null {
  switch (part.kind) {
    case 'text':
      return { type: 'text', props: { text: { type: 'doc', content: part.content } }, rows: countRows(part.content) }
    case 'picture':
      return pictureBlock(part.picture, findPicture(part.picture))
    case 'gallery':
      return galleryBlock(part, findPicture)
    case 'video': {
      const title = cutText(part.caption, 200).trim() || 'Video'
      return { type: 'video', props: { code: part.address, title, caption: part.caption }, rows: 17 }
    }
    case 'buttons':
      return buttonsBlock(part.buttons)
  }
}

function pictureBlock({ alt, caption, href }: PostPicture, taken: TakenPicture | undefined): MadeBlock | null {
  if (taken === undefined) return null
  const { assetId, width, height } = taken
  const ratio = width !== null && height !== null && width > 0 ? height / width : 0.66
  const link = href === '' ? {} : { link: { href } }
  const words = alt === '' ? {} : { altText: alt }
  const rows = Math.min(36, Math.max(4, Math.round(squareRows * ratio))) + (caption === '' ? 0 : 2)
  return { type: 'image', props: { assetId, caption, cropMode: 'contain', ...words, ...link }, rows }
}

function galleryBlock(
  { pictures, columns }: Extract<PostPart, { kind: 'gallery' }>,
  findPicture: Making['findPicture'],
): MadeBlock | null {
  const slides = pictures.slice(0, 500).flatMap((picture) => {
    const taken = findPicture(picture)
    const words = picture.alt === '' ? {} : { altText: picture.alt }
    return taken === undefined ? [] : [{ assetId: taken.assetId, description: picture.caption, ...words }]
  })
  if (slides.length === 0) return null
  const lines = Math.ceil(slides.length / columns)
  const props = { slides, design: 'grid', slidesPerRow: columns, lightbox: true }
  return { type: 'gallery', props, rows: Math.min(200, Math.ceil((lines * squareRows) / columns)) }
}

function buttonsBlock(buttons: Extract<PostPart, { kind: 'buttons' }>['buttons']): MadeBlock | null {
  const [first, ...others] = buttons.slice(0, 6)
  if (first === undefined) return null
  const props = others.length === 0 ? first : { buttons: [first, ...others] }
  return { type: others.length === 0 ? 'button' : 'button-group', props: { ...props }, rows: 2 }
}

/** About as many as the text fills; rows grow with what stands in them. */
function countRows(content: BlockNode[]): number {
  const letters = readPlainText({ type: 'doc', content }).length
  return Math.min(maxRows - 1, Math.max(2, Math.ceil(letters / lettersOfRow) + content.length))
}
