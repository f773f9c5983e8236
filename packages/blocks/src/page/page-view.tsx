import type { SiteHeaderFooter } from '@sitewright/model/header-footer/site-header-footer'
import { bannerPlaceId } from '@sitewright/model/overlays/layers'
import type { PageDocument, Section } from '@sitewright/model/pages/document'
import type { ReactNode } from 'react'
import { belowFirstView } from '../ground/first-view'
import type { ViewContext } from '../ground/view-context'
import { findHeaderGround } from './header-ground'
import { listSectionAnchors } from './section-anchors'
import { listFirstViews } from './section-heights'
import { SectionView } from './section-view'
import { SiteHeaderView } from './site-header'

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
  /** Content that the host makes, before the sections of the page. */
  readonly atContentStart?: ReactNode
  /** Content that the host makes, after the sections of the page. */
  readonly atContentEnd?: ReactNode
  readonly atFooterEnd?: ReactNode
  readonly afterFooter?: ReactNode
}

/** Everything between `<body>` and `</body>` of a page: header, content and footer. */
export function PageBody({ page, headerFooter, context, isCover = false, around = {} }: PageBodyInput) {
  const footerSections = isCover ? [] : headerFooter.footer.sections
  const headerSections = isCover ? [] : headerFooter.headerSections.sections
  const anchors = listSectionAnchors([...headerSections, ...page.sections, ...footerSections])
  const below = [...headerSections, ...page.sections]
  const headerGround = isCover ? null : findHeaderGround(headerFooter.header, below, context)
  return (
    <PageFrame {...{ headerFooter, headerSections, footerSections, headerGround, context, isCover, anchors, around }}>
      <Sections
        sections={page.sections}
        above={headerSections}
        container="page"
        {...{ headerGround, anchors, context }}
      />
    </PageFrame>
  )
}

/** The sections of a page alone, for who reads nothing else of it. */
export function PageSections({ page, context }: Pick<PageBodyInput, 'page' | 'context'>) {
  const anchors = listSectionAnchors(page.sections)
  return <Sections sections={page.sections} container="page" headerGround={null} {...{ anchors, context }} />
}

interface SectionsInput extends Pick<PageFrameInput, 'headerGround' | 'anchors' | 'context'> {
  readonly sections: readonly Section[]
  readonly above?: readonly Section[]
  readonly container: 'page' | 'header' | 'footer'
}

function Sections({ sections, above, container, headerGround, anchors, context }: SectionsInput) {
  const firstViews = container === 'footer' ? [] : listFirstViews(sections, above)
  return sections.map((section, index) => (
    <SectionView
      key={section.id}
      section={section}
      anchor={anchors.get(section)}
      firstView={firstViews[index] ?? belowFirstView}
      isUnderHeader={section === headerGround}
      container={container}
      context={context}
    />
  ))
}

interface PageFrameInput extends Omit<PageBodyInput, 'page'> {
  readonly headerSections: readonly Section[]
  readonly footerSections: readonly Section[]
  readonly headerGround: Section | null
  readonly anchors: ReadonlyMap<Section, string>
  readonly around: PageSurroundings
  readonly children: ReactNode
}

function PageFrame(input: PageFrameInput) {
  const { headerFooter, headerSections, footerSections, headerGround, context, isCover, anchors, around, children } =
    input
  const texts = context.texts.page
  return (
    <>
      <div id={bannerPlaceId} />
      <a className="skip-link" href="#content">
        {texts.skipToContent}
      </a>
      {around.beforeHeader}
      {isCover ? null : <SiteHeaderView header={headerFooter.header} ground={headerGround} context={context} />}
      {headerSections.length === 0 ? null : (
        // A landmark of its own: inside of the header they would stay at the top with a sticky bar.
        <section className="site-header-sections" aria-label={texts.header}>
          <Sections sections={headerSections} container="header" {...{ headerGround, anchors, context }} />
        </section>
      )}
      {context.isEditing && around.atContentStart ? <FixedPart>{around.atContentStart}</FixedPart> : null}
      <main
        id="content"
        tabIndex={-1}
        className={isCover ? 'cover-page' : undefined}
        data-panel-draws={context.isEditing ? '' : undefined}
      >
        {context.isEditing ? null : around.atContentStart}
        {children}
        {context.isEditing ? null : around.atContentEnd}
      </main>
      {context.isEditing && around.atContentEnd ? <FixedPart>{around.atContentEnd}</FixedPart> : null}
      {isCover && !around.atFooterEnd ? null : (
        <footer className="site-footer">
          <Sections sections={footerSections} container="footer" {...{ headerGround, anchors, context }} />
          {around.atFooterEnd ? (
            // It ends the last section rather than the page.
            <div className="site-footer-end" data-theme={footerSections.at(-1)?.theme}>
              {around.atFooterEnd}
            </div>
          ) : null}
        </footer>
      )}
      {around.afterFooter}
    </>
  )
}

/** The panel draws what is in `main`: what the host makes stands around it there, to be seen and not to be used. */
function FixedPart({ children }: { readonly children: ReactNode }) {
  return (
    <div data-fixed-part="" inert>
      {children}
    </div>
  )
}
