import type { BlockDefinition } from '@sitewright/blocks/ground/define-block'
import { image } from '@sitewright/blocks/image/schema'
import { video } from '@sitewright/blocks/video/schema'
import {
  type PageDocument,
  type PlacedBlock,
  type Section,
  section as sectionSchema,
} from '@sitewright/model/pages/document'
import { desktopPlacement, gridColumns } from '@sitewright/model/pages/grid'
import { refuseMore } from '@sitewright/model/pages/limits'
import { receiveBlocks } from '../../layout/place-blocks'
import { noRoom } from '../../layout/refusals'
import { clamp, lastRow, type Spot } from '../../layout/spots'
import { command, selectBlocks } from '../../page/command'
import { changeSectionOf, findTarget, nextFreeRow } from '../../page/edit-page'

/** The block that shows one file of this kind. */
export const blockOfKind = { image, video } as const satisfies Record<string, BlockDefinition>
export type ShownKind = keyof typeof blockOfKind

export function isShownKind(kind: string): kind is ShownKind {
  return Object.hasOwn(blockOfKind, kind)
}

interface NewFile {
  readonly kind: ShownKind
  readonly assetId: string
  readonly rows: number
}

interface FilesToAdd {
  /** Null: the last section; a page without any gets one. */
  readonly sectionId: string | null
  /** The cell of the first one on the desktop; null puts them under everything. */
  readonly at: { readonly x: number; readonly y: number } | null
  readonly files: readonly NewFile[]
}

/** Why these files cannot be added, in words; null when they can. */
function whyNot(page: PageDocument, added: FilesToAdd): string | null {
  const target = findTarget(page, added.sectionId)
  const isFull = refuseMore('sectionBlocks', target?.blocks.length ?? 0, added.files.length)
  if (isFull) return isFull
  if (layOut(added.files, startOf(target, added)).some(({ end }) => end.y > lastRow)) return noRoom
  let tried = 0
  const blocks = placeFiles(target, added, () => `tried ${++tried}`)
  return !target || receiveBlocks(target, blocks) ? null : noRoom
}

/** Pictures and films as blocks of their own, side by side as far as they fit; neighbors make room. */
export const addFiles = command<FilesToAdd>({
  id: 'files.add',
  label: 'Add files',
  isEnabled: (page, added) => whyNot(page, added) === null,
  whyNot,
  apply: (page, added, { newId }) => {
    const found = findTarget(page, added.sectionId)
    const target = found ?? sectionSchema.parse({ id: newId(), blocks: [] })
    const blocks = placeFiles(target, added, newId)
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

function startOf(target: Section | null, { at }: FilesToAdd): { x: number; y: number } {
  return at ?? { x: 0, y: target ? nextFreeRow(target) : 0 }
}

function placeFiles(target: Section | null, added: FilesToAdd, newId: () => string): PlacedBlock[] {
  return layOut(added.files, startOf(target, added)).map(({ file, ...spot }) => ({
    id: newId(),
    type: file.kind,
    props: propsOf(blockOfKind[file.kind], file.assetId),
    desktop: desktopPlacement.parse(spot),
  }))
}

/** With its defaults, as the host stores it. */
function propsOf({ props, starter, files }: BlockDefinition, assetId: string): Record<string, unknown> {
  const fresh = props.parse(structuredClone(starter))
  return props.parse({ ...fresh, ...files?.take(fresh, [assetId]) })
}

/** From left to right; where no more fit, the next ones begin under the first. */
function layOut(files: readonly NewFile[], from: { x: number; y: number }): (Spot & { file: NewFile })[] {
  const widths = files.map(({ kind }) => blockOfKind[kind].size.columns)
  const left = clamp(from.x, 0, gridColumns.desktop - Math.max(...widths))
  let [x, y, bottom] = [left, from.y, from.y]
  return files.map((file, index) => {
    const columns = widths[index] ?? 0
    if (x + columns > gridColumns.desktop) {
      x = left
      y = bottom
    }
    const spot = { start: { x, y }, end: { x: x + columns, y: y + file.rows } }
    x += columns
    bottom = Math.max(bottom, spot.end.y)
    return { ...spot, file }
  })
}
