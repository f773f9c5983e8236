import type { BlockPlace, BlockView } from '@sitewright/blocks/ground/define-block'
import { belowFirstView } from '@sitewright/blocks/ground/first-view'
import type { ViewContext } from '@sitewright/blocks/ground/view-context'
import { SectionView } from '@sitewright/blocks/page/section-view'
import type { PlacedBlock } from '@sitewright/model/pages/document'
import { renderToStaticMarkup } from 'react-dom/server'
import { sampleContext, sampleId, sampleSection } from './sample-page'

/** Half of the grid wide, below the first section. */
export const samplePlace: BlockPlace = {
  columns: { desktop: 12, mobile: 8 },
  rows: { desktop: 6, mobile: 6 },
  firstView: belowFirstView,
  container: 'page',
  theme: 'white',
}

interface Surroundings {
  readonly id?: string
  readonly context?: Partial<ViewContext>
  readonly place?: Partial<BlockPlace>
}

/** The markup of a view alone, without the frame that every block has. */
export function renderView<Props>(View: BlockView<Props>, props: Props, around: Surroundings = {}): string {
  const { id = sampleId(1), context, place } = around
  return renderToStaticMarkup(
    <View id={id} props={props} context={sampleContext(context)} place={{ ...samplePlace, ...place }} />,
  )
}

/** The markup of a section that holds only this block. */
export function renderInSection(block: PlacedBlock, context: Partial<ViewContext> = {}): string {
  return renderToStaticMarkup(
    <SectionView
      section={sampleSection([block])}
      anchor={undefined}
      firstView={belowFirstView}
      container="page"
      context={sampleContext(context)}
    />,
  )
}
