import type { PageDocument } from '@sitewright/model/pages/document'
import { writeBreakpoints } from '@sitewright/model/reference/devices'
import { findBlockCss } from '../registry/block-css'
import baseCss from '../styles/base.css?inline'
import { dividerCss } from '../styles/dividers'
import gridCss from '../styles/grid.css?inline'
import headerCss from '../styles/header.css?inline'
import richTextCss from '../styles/rich-text.css?inline'

const alwaysCss = writeBreakpoints([baseCss, richTextCss, gridCss, headerCss].join(''))

/** The styles of one page: what every page needs, and the styles of the blocks and dividers that these documents use. */
export function pageCss(...documents: readonly PageDocument[]): string {
  const sections = documents.flatMap((document) => document.sections)
  const types = new Set(sections.flatMap((section) => section.blocks.map((block) => block.type)))
  const dividers = new Set(sections.map((section) => section.divider))
  return [
    alwaysCss,
    ...[...dividers].sort().map(dividerCss),
    ...[...types].sort().map((type) => findBlockCss(type) ?? ''),
  ].join('')
}
