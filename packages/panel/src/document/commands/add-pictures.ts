import { image } from '@sitewright/blocks/image/schema'
import {
  type PageDocument,
  type PlacedBlock,
  type Section,
  section as sectionSchema,
} from '@sitewright/model/pages/document'
import { desktopPlacement, gridColumns, maxBlocksInSection } from '@sitewright/model/pages/grid'
import { command, selectBlocks } from '../command'
import { changeSectionOf, findSection, nextFreeRow } from '../edit-page'
import { receiveBlocks } from '../layout/place-blocks'
import { isFull, noRoom } from '../layout/refusals'
import { clamp, lastRow, type Spot } from '../layout/spots'

interface NewPicture {
  readonly assetId: string
  readonly rows: number
}

export interface PicturesToAdd {
  /** Null: the last section; a page without any gets one. */
  readonly sectionId: string | null
  /** The cell of the first one on the desktop; null puts them under everything. */
  readonly at: { readonly x: number; readonly y: number } | null
  readonly pictures: readonly NewPicture[]
}

function findTarget(page: PageDocument, sectionId: string | null): Section | null {
  return findSection(page, sectionId) ?? page.sections.at(-1) ?? null
}

/** Why these pictures cannot be added, in words; null when they can. */
function whyNot(page: PageDocument, added: PicturesToAdd): string | null {
  const target = findTarget(page, added.sectionId)
  if ((target?.blocks.length ?? 0) + added.pictures.length > maxBlocksInSection) return isFull
  if (layOut(added.pictures, startOf(target, added)).some(({ end }) => end.y > lastRow)) return noRoom
  let tried = 0
  const blocks = placePictures(target, added, () => `tried ${++tried}`)
  return !target || receiveBlocks(target, blocks) ? null : noRoom
}

/** Pictures as blocks of their own, side by side as far as they fit; neighbours make room. */
export const addPictures = command<PicturesToAdd>({
  id: 'pictures.add',
  label: 'Add pictures',
  isEnabled: (page, added) => whyNot(page, added) === null,
  whyNot,
  apply: (page, added, { newId }) => {
    const found = findTarget(page, added.sectionId)
    const target = found ?? sectionSchema.parse({ id: newId(), blocks: [] })
    const blocks = placePictures(target, added, newId)
    const grown = receiveBlocks(target, blocks)
    if (!grown) return { page }
    const select = selectBlocks(
      target.id,
      blocks.map((block) => block.id),
    )
    if (!found) return { page: { ...page, sections: [grown] }, select }
    return { page: changeSectionOf(page, target.id, () => grown), select }
  },
})

function startOf(target: Section | null, { at }: PicturesToAdd): { x: number; y: number } {
  return at ?? { x: 0, y: target ? nextFreeRow(target) : 0 }
}

function placePictures(target: Section | null, added: PicturesToAdd, newId: () => string): PlacedBlock[] {
  const { pictures } = added
  return layOut(pictures, startOf(target, added)).map((spot, index) => ({
    id: newId(),
    type: image.type,
    props: image.props.parse({ assetId: pictures[index]?.assetId ?? null }),
    desktop: desktopPlacement.parse(spot),
  }))
}

/** From left to right; where no more fit, the next ones begin under the first. */
function layOut(pictures: readonly NewPicture[], from: { x: number; y: number }): Spot[] {
  const { columns } = image.size
  const left = clamp(from.x, 0, gridColumns.desktop - columns)
  let [x, y, bottom] = [left, from.y, from.y]
  return pictures.map(({ rows }) => {
    if (x + columns > gridColumns.desktop) {
      x = left
      y = bottom
    }
    const spot = { start: { x, y }, end: { x: x + columns, y: y + rows } }
    x += columns
    bottom = Math.max(bottom, spot.end.y)
    return spot
  })
}
