import type { Section } from '@sitewright/model/pages/document'
import type { Placement } from '@sitewright/model/pages/grid'
import { mobileRowCount } from '@sitewright/model/pages/layout/mobile-layout'
import { inReadingOrder } from '@sitewright/model/pages/layout/reading-order'
import type { CSSProperties } from 'react'
import type { BlockPlace } from '../ground/define-block'
import { type FirstViewPx, isInFirstView, leastHeightOfRows, leaveInView } from '../ground/first-view'
import type { ViewContext } from '../ground/view-context'
import { BlockFrame } from './block-frame'
import { closeGaps } from './close-gaps'
import { mobilePlacements } from './mobile-placements'
import { SectionBackground, VideoToggle } from './section-background'
import { coverBackground, findGroundedBlocks } from './text-grounds'

interface SectionViewInput {
  readonly section: Section
  /** Anchor of a named section; unnamed ones have none. */
  readonly anchor: string | undefined
  readonly firstView: FirstViewPx
  /** The site's header lies over its picture. */
  readonly isUnderHeader?: boolean
  readonly container: BlockPlace['container']
  readonly context: ViewContext
}

/** The owner sees all of it, visitors nothing of its empty blocks. */
export function SectionView(input: SectionViewInput) {
  const section = input.context.isEditing ? input.section : closeGaps(input.section, input.context)
  return section === null ? null : <ShownSection {...input} section={section} />
}

function ShownSection({ section, anchor, firstView, isUnderHeader, container, context }: SectionViewInput) {
  const mobile = mobilePlacements(section)
  const cover = coverBackground(section, context, isUnderHeader)
  const grounded = findGroundedBlocks(section, mobile, context)
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
      data-padding={section.padding === 'normal' ? undefined : section.padding}
      data-inset={section.backgroundInset || undefined}
      data-divider={section.divider === 'none' ? undefined : section.divider}
      data-has-image={section.background.kind !== 'none' || undefined}
      style={{ ...sectionStyle(section, mobile), ...cover?.variables }}
    >
      <SectionBackground
        {...{ section, context }}
        isUrgent={isInFirstView(firstView)}
        overlayOpacity={cover?.overlayOpacity}
      />
      <div className="grid">
        {inReadingOrder(section.blocks).map((block) => {
          const placement = mobile.get(block.id) ?? block.desktop
          const columns = { desktop: countColumns(block.desktop), mobile: countColumns(placement) }
          const above = {
            desktop: leastHeightOfRows(block.desktop.start.y, 'desktop'),
            mobile: leastHeightOfRows(placement.start.y, 'mobile'),
          }
          const rows = { desktop: countRows(block.desktop), mobile: countRows(placement) }
          return (
            <BlockFrame
              key={block.id}
              block={block}
              mobile={placement}
              layer={layers.get(block.id) ?? 0}
              ground={grounded.get(block.id)?.join(' ')}
              context={context}
              place={{ columns, rows, firstView: leaveInView(firstView, above), container, theme: section.theme }}
            />
          )
        })}
      </div>
      <VideoToggle background={section.background} texts={context.texts.media} />
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
