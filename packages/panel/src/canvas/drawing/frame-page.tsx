import { belowFirstView, wholeFirstView } from '@sitewright/blocks/ground/first-view'
import type { ViewContext } from '@sitewright/blocks/ground/view-context'
import { findHeaderGround } from '@sitewright/blocks/page/header-ground'
import { listSectionAnchors } from '@sitewright/blocks/page/section-anchors'
import { SectionView } from '@sitewright/blocks/page/section-view'
import type { SiteHeader } from '@sitewright/model/header-footer/site-header-footer'
import type { PageDocument, Section } from '@sitewright/model/pages/document'
import { memo, useLayoutEffect, useSyncExternalStore } from 'react'

/** What is drawn: a page that is open, or sections of every page as their document has them. */
export interface DrawnStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => { readonly page: PageDocument }
}

interface FramePageProps {
  store: DrawnStore
  container: 'page' | 'header' | 'footer'
  context: ViewContext
  /** The sections around the page: anchors are unique over all of them. */
  before: readonly Section[]
  after: readonly Section[]
  header: SiteHeader | null
  /** Called after each drawing, when the markup is in place. */
  onDrawn: (page: PageDocument) => void
}

// A section that did not change is not drawn again.
const FrameSection = memo(SectionView)

/** The page's content inside the frame, drawn by the views that draw the published page. It follows the document by itself. */
export function FramePage({ store, container, context, before, after, header, onDrawn }: FramePageProps) {
  const page = useSyncExternalStore(store.subscribe, () => store.read().page)
  useLayoutEffect(() => onDrawn(page))
  const anchors = listSectionAnchors([...before, ...page.sections, ...after])
  const headerGround = header && findHeaderGround(header, [...before, ...page.sections], context)
  return page.sections.map((section, index) => (
    <FrameSection
      key={section.id}
      section={section}
      anchor={anchors.get(section)}
      firstView={index === 0 && container !== 'footer' ? wholeFirstView : belowFirstView}
      isUnderHeader={section === headerGround}
      container={container}
      context={context}
    />
  ))
}
