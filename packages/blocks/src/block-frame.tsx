import type { PlacedBlock } from '@sitewright/model/pages/document'
import type { Placement } from '@sitewright/model/pages/grid'
import { type CSSProperties, memo, type ReactNode } from 'react'
import type { BlockPlace } from './define-block'
import { EditingNote } from './editing-note'
import { gridArea } from './grid-area'
import { findBlock } from './schemas'
import type { ViewContext } from './view-context'
import { blockViews } from './views'

interface BlockFrameInput {
  readonly block: PlacedBlock
  readonly mobile: Placement
  /** Blocks later in the owner's list lie above earlier ones, whatever their order in the markup. */
  readonly layer: number
  readonly context: ViewContext
  readonly place: BlockPlace
}

/**
 * A block in its place on the grid. Both places travel as custom properties, so that the editor can move a block by its
 * style alone. One that did not change is not drawn again: on a full page each typed letter would draw them all.
 */
export const BlockFrame = memo(DrawnBlock, isDrawnAlike)

function DrawnBlock({ block, mobile, layer, context, place }: BlockFrameInput) {
  return (
    <div
      className="block"
      data-block-id={block.id}
      data-block-type={block.type}
      data-hidden={hiddenOn(block.desktop, mobile)}
      data-sticky={block.desktop.stickyScroll || undefined}
      style={placementStyle(block.desktop, mobile, layer)}
    >
      {renderBlock(block, context, place)}
    </div>
  )
}

function isDrawnAlike(a: BlockFrameInput, b: BlockFrameInput): boolean {
  return (
    a.block === b.block &&
    a.context === b.context &&
    a.layer === b.layer &&
    a.place.isInFirstSection === b.place.isInFirstSection &&
    a.place.container === b.place.container &&
    a.place.columns.desktop === b.place.columns.desktop &&
    a.place.rows.desktop === b.place.rows.desktop &&
    isSamePlace(a.mobile, b.mobile)
  )
}

function isSamePlace(a: Placement, b: Placement): boolean {
  return (
    a === b || (gridArea(a) === gridArea(b) && a.visible === b.visible && a.verticalAlignment === b.verticalAlignment)
  )
}

function renderBlock(block: PlacedBlock, context: ViewContext, place: BlockPlace): ReactNode {
  const View = Object.hasOwn(blockViews, block.type) ? blockViews[block.type] : undefined
  const props = findBlock(block.type)?.props.safeParse(block.props)
  // One unreadable block must not take the page down with it.
  if (View === undefined || !props?.success) {
    return context.isEditing ? <EditingNote>This block cannot be shown.</EditingNote> : null
  }
  return <View id={block.id} props={props.data as never} context={context} place={place} />
}

function hiddenOn(desktop: Placement, mobile: Placement): string | undefined {
  if (desktop.visible && mobile.visible) return undefined
  return [desktop.visible ? '' : 'desktop', mobile.visible ? '' : 'mobile'].filter(Boolean).join(' ')
}

const flexPlaces = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const

function placementStyle(desktop: Placement, mobile: Placement, layer: number): CSSProperties {
  return {
    '--area': gridArea(desktop),
    '--area-mobile': gridArea(mobile),
    '--align': flexPlaces[desktop.verticalAlignment],
    '--align-mobile': flexPlaces[mobile.verticalAlignment],
    '--layer': desktop.zIndex * 60 + layer,
  } as CSSProperties
}
