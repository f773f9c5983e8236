import { type PageDocument, pageFormat, placedBlock, section } from '@sitewright/model/pages/document'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { z } from 'zod'
import { sampleId } from '../sites/sample-page'

/** What an owner sets of a section, and where on the grid its blocks stand. */
export const sectionLooks = section.omit({ id: true, blocks: true })
export const placements = z.strictObject({ desktop: placedBlock.shape.desktop, mobile: placedBlock.shape.mobile })

/** Sections with everything switched on that can be at once. */
export function facesOfSections(pictureId: string, videoId: string): unknown[] {
  const custom = { name: 'Intro', height: 'custom', width: 'custom', rows: { desktop: 20, mobile: 20 } }
  const image = { kind: 'image', assetId: pictureId }
  const video = { kind: 'video', assetId: videoId, posterId: pictureId }
  return [{ ...custom, background: image }, { ...custom, background: video }, custom].map((face) =>
    sectionLooks.parse(face),
  )
}

const place = (x: number) => ({ start: { x, y: 0 }, end: { x: x + 4, y: 2 } })

export const facesOfPlacements = [placements.parse({ desktop: place(2), mobile: place(0) })]

/** A page of one section with two blocks, the first of them placed as given. */
export function pageOf(looks: object, placement: object = { desktop: place(2) }): PageDocument {
  const words = { type: 'text', props: { text: richTextOf('Words') } }
  const blocks = [
    { id: sampleId(2), ...words, ...placement },
    { id: sampleId(3), ...words, desktop: place(8), mobile: place(4) },
  ]
  return { format: pageFormat, sections: [section.parse({ ...looks, id: sampleId(1), blocks })] }
}
