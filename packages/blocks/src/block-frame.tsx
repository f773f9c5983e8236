import type { PlacedBlock } from '@sitewright/model/pages/document'
import type { Placement } from '@sitewright/model/pages/grid'
import type { CSSProperties, ReactNode } from 'react'
import type { BlockPlace } from './define-block'
import { EditingNote } from './editing-note'
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

/** A block in its place on the grid. Both places travel as custom properties, so that the editor can move a block by its style alone. */
export function BlockFrame({ block, mobile, layer, context, place }: BlockFrameInput) {
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

/** Grid lines count from 1 and the left bleed is column -1, hence the two added. */
function gridArea({ start, end }: Placement): string {
  return `${start.y + 1}/${start.x + 2}/${end.y + 1}/${end.x + 2}`
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
