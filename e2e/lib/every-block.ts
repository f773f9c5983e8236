import type { SampleFiles } from '@sitewright/blocks/ground/block-sample'
import { findSample } from '@sitewright/blocks/registry/samples'
import { blockSchemas } from '@sitewright/blocks/registry/schemas'
import {
  type PageDocument,
  pageDocument,
  pageFormat,
  sectionDividers,
  sectionThemes,
} from '@sitewright/model/pages/document'
import { idOf } from './canvas-page'

const blocksASection = 6
const halfColumns = 12
/** More than any block is high. */
const rowsApart = 17

/** The site has no film and no list: faces that need one are left out, since the frame tells their owner what is missing. */
const absent = { videoId: idOf(0x900), listId: idOf(0x901) }

/** What blocks of the store and of collections show. */
type SoldHere = Pick<SampleFiles, 'productId' | 'categoryId' | 'tag' | 'collectionId' | 'eventsId'>

function isOfSite(face: object): boolean {
  return !Object.values(absent).some((id) => JSON.stringify(face).includes(id))
}

/** Every block as its sample shows it, then each of its faces. */
function listShown(pictureId: string, sold: SoldHere) {
  const more = { ...absent, ...sold }
  const plain = Object.values(blockSchemas).map((block) => ({ block, face: {} }))
  const faces = Object.values(blockSchemas).flatMap((block) =>
    (findSample(block.type)?.faces?.(pictureId, more) ?? []).filter(isOfSite).map((face) => ({ block, face })),
  )
  return [...plain, ...faces].map(({ block: { type, starter, size }, face }) => ({
    ...{ type, size },
    props: { ...starter, ...findSample(type)?.fill?.(pictureId, more), ...face },
  }))
}

/** Every block that there is with each of its faces, two beside each other, on sections of every theme and divider. */
export function pageOfEveryBlock(pictureId: string, sold: SoldHere): PageDocument {
  const blocks = listShown(pictureId, sold).map(({ type, props, size }, index) => {
    const [left, top] = [(index % 2) * halfColumns, Math.floor((index % blocksASection) / 2) * rowsApart]
    const end = { x: left + Math.min(size.columns, halfColumns), y: top + size.rows }
    const desktop = { start: { x: left, y: top }, end }
    return { id: idOf(index + 1), type, props, desktop }
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
