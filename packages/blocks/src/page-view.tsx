import { bannerPlaceId } from '@sitewright/model/overlays/layers'
import type { PageDocument, Section } from '@sitewright/model/pages/document'
import type { SiteHeaderFooter } from '@sitewright/model/site/header-footer'
import type { ReactNode } from 'react'
import { listSectionAnchors } from './section-anchors'
import { SectionView } from './section-view'
import { SiteHeaderView } from './site-header'
import type { ViewContext } from './view-context'

interface PageBodyInput {
  readonly page: PageDocument
  readonly headerFooter: SiteHeaderFooter
  readonly context: ViewContext
  /** Without the site's header and footer. */
  readonly isCover?: boolean
  /** What the site puts around every page. */
  readonly around?: PageSurroundings
}

export interface PageSurroundings {
  readonly beforeHeader?: ReactNode
  /** Content that the host makes, after the sections of the page. */
  readonly atContentEnd?: ReactNode
  readonly atFooterEnd?: ReactNode
  readonly afterFooter?: ReactNode
}

/** Everything between `<body>` and `</body>` of a page: header, content and footer. */
export function PageBody({ page, headerFooter, context, isCover = false, around = {} }: PageBodyInput) {
  const footerSections = isCover ? [] : headerFooter.footer.sections
  const anchors = listSectionAnchors([...page.sections, ...footerSections])
  return (
    <PageFrame {...{ headerFooter, footerSections, context, isCover, anchors, around }}>
      {page.sections.map((section, index) => (
        <SectionView
          key={section.id}
          section={section}
          anchor={anchors.get(section)}
          isFirst={index === 0}
          container="page"
          context={context}
        />
      ))}
    </PageFrame>
  )
}

interface PageFrameInput extends Omit<PageBodyInput, 'page'> {
  readonly footerSections: readonly Section[]
  readonly anchors: ReadonlyMap<Section, string>
  readonly around: PageSurroundings
  readonly children: ReactNode
}

function PageFrame({ headerFooter, footerSections, context, isCover, anchors, around, children }: PageFrameInput) {
  return (
    <>
      <div id={bannerPlaceId} />
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {around.beforeHeader}
      {isCover ? null : <SiteHeaderView header={headerFooter.header} context={context} />}
      <main
        id="content"
        tabIndex={-1}
        className={isCover ? 'cover-page' : undefined}
        data-panel-draws={context.isEditing ? '' : undefined}
      >
        {children}
        {around.atContentEnd}
      </main>
      {isCover && !around.atFooterEnd ? null : (
        <footer className="site-footer">
          {footerSections.map((section) => (
            <SectionView
              key={section.id}
              section={section}
              anchor={anchors.get(section)}
              isFirst={false}
              container="footer"
              context={context}
            />
          ))}
          {around.atFooterEnd}
        </footer>
      )}
      {around.afterFooter}
    </>
  )
}
