import type { PlacedBlock } from '@sitewright/model/pages/document'
import type { Placement } from '@sitewright/model/pages/grid'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { listBlockNumbers } from '../block-numbers'
import type { BlockPlace } from '../ground/define-block'
import { EditingNote } from '../ground/editing-note'
import { belowFirstView } from '../ground/first-view'
import type { ViewContext } from '../ground/view-context'
import { findBlock } from '../registry/schemas'
import { findView } from '../registry/views'
import { gridArea } from './grid-area'

interface BlockFrameInput {
  readonly block: PlacedBlock
  readonly mobile: Placement
  /** Blocks later in the owner's list lie above earlier ones, whatever their order in the markup. */
  readonly layer: number
  /** The screens on which it needs a ground of its own to be readable. */
  readonly ground: string | undefined
  readonly context: ViewContext
  readonly place: BlockPlace
}

/**
 * A block in its place on the grid. Both places travel as custom properties, so that the editor can move a block by its
 * style alone. One that did not change is not drawn again: on a full page each typed letter would draw them all.
 */
export const BlockFrame = memo(DrawnBlock, isDrawnAlike)

function DrawnBlock({ block, mobile, layer, ground, context, place }: BlockFrameInput) {
  return (
    <div
      className="block"
      data-block-id={block.id}
      data-block-type={block.type}
      data-hidden={nameScreens(!block.desktop.visible, !mobile.visible)}
      data-sticky={nameScreens(block.desktop.stickyScroll, mobile.stickyScroll)}
      data-ground={ground}
      {...listBlockNumbers(block)}
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
    a.ground === b.ground &&
    a.place.firstView.desktop === b.place.firstView.desktop &&
    a.place.firstView.mobile === b.place.firstView.mobile &&
    a.place.container === b.place.container &&
    a.place.theme === b.place.theme &&
    a.place.columns.desktop === b.place.columns.desktop &&
    a.place.rows.desktop === b.place.rows.desktop &&
    isSamePlace(a.mobile, b.mobile)
  )
}

function isSamePlace(a: Placement, b: Placement): boolean {
  return (
    a === b ||
    (gridArea(a) === gridArea(b) &&
      a.visible === b.visible &&
      a.verticalAlignment === b.verticalAlignment &&
      a.zIndex === b.zIndex &&
      a.stickyScroll === b.stickyScroll)
  )
}

/** Nothing is known of the page around it. */
const placeAlone: BlockPlace = {
  columns: { desktop: 24, mobile: 8 },
  rows: { desktop: 1, mobile: 1 },
  firstView: belowFirstView,
  theme: 'white',
  container: 'page',
}

/** What a block shows, without its place on a page. */
export function BlockAlone({ block, context }: Pick<BlockFrameInput, 'block' | 'context'>) {
  return renderBlock(block, context, placeAlone)
}

function renderBlock(block: PlacedBlock, context: ViewContext, place: BlockPlace): ReactNode {
  const View = findView(block.type)
  const props = findBlock(block.type)?.props.safeParse(block.props)
  // One unreadable block must not take the page down with it.
  if (View === undefined || !props?.success) {
    return context.isEditing ? <EditingNote>This block can’t be shown.</EditingNote> : null
  }
  return <View id={block.id} props={props.data as never} context={context} place={place} />
}

/** The screens on which something holds, as one attribute that styles ask. */
function nameScreens(onDesktop: boolean, onMobile: boolean): string | undefined {
  return [onDesktop ? 'desktop' : '', onMobile ? 'mobile' : ''].filter(Boolean).join(' ') || undefined
}

const flexPlaces = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const

function placementStyle(desktop: Placement, mobile: Placement, layer: number): CSSProperties {
  return {
    '--area': gridArea(desktop),
    '--area-mobile': gridArea(mobile),
    '--align': flexPlaces[desktop.verticalAlignment],
    '--align-mobile': flexPlaces[mobile.verticalAlignment],
    '--layer': desktop.zIndex * 60 + layer,
    ...(mobile.zIndex === desktop.zIndex ? {} : { '--layer-mobile': mobile.zIndex * 60 + layer }),
  } as CSSProperties
}
