import { blockSchemas } from '@sitewright/blocks/schemas'
import type { ViewAsset, ViewContext } from '@sitewright/blocks/view-context'
import {
  type PageDocument,
  type PlacedBlock,
  pageFormat,
  type Section,
  section,
} from '@sitewright/model/pages/document'
import { siteSettings } from '@sitewright/model/site/settings'

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
}

export function sampleContext(changes: Partial<ViewContext> = {}): ViewContext {
  return {
    assets: new Map([[samplePicture.id, samplePicture]]),
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
    isEditing: false,
    ...changes,
  }
}

/** A block with its starter props, changed where the test says so, in the rows after `row`. */
export function sampleBlock(type: string, props: Record<string, unknown> = {}, row = 0): PlacedBlock {
  const definition = blockSchemas[type]
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
