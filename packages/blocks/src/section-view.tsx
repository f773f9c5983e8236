import type { Section } from '@sitewright/model/pages/document'
import type { Placement } from '@sitewright/model/pages/grid'
import { mobileLayout, mobileRowCount } from '@sitewright/model/pages/mobile-layout'
import { inReadingOrder } from '@sitewright/model/pages/reading-order'
import type { CSSProperties } from 'react'
import { BlockFrame } from './block-frame'
import type { BlockPlace } from './define-block'
import { SectionBackground, VideoToggle } from './section-background'
import type { ViewContext } from './view-context'

interface SectionViewInput {
  readonly section: Section
  /** Anchor of a named section; unnamed ones have none. */
  readonly anchor: string | undefined
  readonly isFirst: boolean
  readonly container: BlockPlace['container']
  readonly context: ViewContext
}

export function SectionView({ section, anchor, isFirst, container, context }: SectionViewInput) {
  const mobile = mobileLayout(section)
  const layers = new Map(section.blocks.map((block, index) => [block.id, index]))
  return (
    <section
      id={anchor}
      className="section"
      data-section-id={section.id}
      data-theme={section.theme}
      data-height={section.height}
      data-width={section.width}
      data-align={section.verticalAlignment}
      data-inset={section.backgroundInset || undefined}
      data-divider={section.divider === 'none' ? undefined : section.divider}
      data-has-image={section.background.kind !== 'none' || undefined}
      style={sectionStyle(section, mobile)}
    >
      <SectionBackground background={section.background} height={section.height} isFirst={isFirst} context={context} />
      <div className="grid">
        {inReadingOrder(section.blocks).map((block) => {
          const placement = mobile.get(block.id) ?? block.desktop
          const columns = { desktop: countColumns(block.desktop), mobile: countColumns(placement) }
          const rows = { desktop: countRows(block.desktop), mobile: countRows(placement) }
          return (
            <BlockFrame
              key={block.id}
              block={block}
              mobile={placement}
              layer={layers.get(block.id) ?? 0}
              context={context}
              place={{ columns, rows, isInFirstSection: isFirst, container }}
            />
          )
        })}
      </div>
      <VideoToggle background={section.background} />
    </section>
  )
}

function sectionStyle(section: Section, mobile: ReadonlyMap<string, Placement>): CSSProperties {
  const lastRow = Math.max(section.rows.desktop, ...section.blocks.map((block) => block.desktop.end.y))
  return {
    '--rows': lastRow,
    '--rows-mobile': mobileRowCount(section, mobile),
    ...(section.height === 'custom'
      ? { '--min-height': `calc(${section.customHeightVh} * var(--screen-percent, 1vh))` }
      : {}),
    ...(section.width === 'custom' ? { '--custom-width': `${section.customWidthPercent}vw` } : {}),
  } as CSSProperties
}

function countColumns(placement: Placement): number {
  return placement.end.x - placement.start.x
}

function countRows(placement: Placement): number {
  return placement.end.y - placement.start.y
}
