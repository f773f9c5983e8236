import { listSectionAnchors } from '@sitewright/blocks/section-anchors'
import { SectionView } from '@sitewright/blocks/section-view'
import type { ViewContext } from '@sitewright/blocks/view-context'
import type { PageDocument, Section } from '@sitewright/model/pages/document'
import { memo, useLayoutEffect, useSyncExternalStore } from 'react'
import type { PageStore } from '../document/page-store'

interface FramePageProps {
  store: PageStore
  context: ViewContext
  /** Named sections of the footer: anchors are unique over the whole page. */
  footerSections: readonly Section[]
  /** Called after each drawing, when the markup is in place. */
  onDrawn: (page: PageDocument) => void
}

// A section that did not change is not drawn again.
const FrameSection = memo(SectionView)

/** The page's content inside the frame, drawn by the views that draw the published page. It follows the document by itself. */
export function FramePage({ store, context, footerSections, onDrawn }: FramePageProps) {
  const page = useSyncExternalStore(store.subscribe, () => store.read().page)
  useLayoutEffect(() => onDrawn(page))
  const anchors = listSectionAnchors([...page.sections, ...footerSections])
  return page.sections.map((section, index) => (
    <FrameSection
      key={section.id}
      section={section}
      anchor={anchors.get(section)}
      isFirst={index === 0}
      container="page"
      context={context}
    />
  ))
}
