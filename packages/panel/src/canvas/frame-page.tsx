import { SectionView } from '@sitewright/blocks/section-view'
import type { ViewContext } from '@sitewright/blocks/view-context'
import type { PageDocument } from '@sitewright/model/pages/document'
import { useLayoutEffect } from 'react'

interface FramePageProps {
  page: PageDocument
  context: ViewContext
  /** Called after each drawing, when the markup is in place. */
  onDrawn: () => void
}

/** The page's content inside the frame, drawn by the views that draw the published page. */
export function FramePage({ page, context, onDrawn }: FramePageProps) {
  useLayoutEffect(onDrawn)
  return page.sections.map((section, index) => (
    <SectionView
      key={section.id}
      section={section}
      anchor={undefined}
      isFirst={index === 0}
      container="page"
      context={context}
    />
  ))
}
