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
export function PageBody({ page, headerFooter, context, around = {} }: PageBodyInput) {
  const anchors = listSectionAnchors([...page.sections, ...headerFooter.footer.sections])
  return (
    <PageFrame headerFooter={headerFooter} context={context} anchors={anchors} around={around}>
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
  readonly anchors: ReadonlyMap<Section, string>
  readonly around: PageSurroundings
  readonly children: ReactNode
}

function PageFrame({ headerFooter, context, anchors, around, children }: PageFrameInput) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {around.beforeHeader}
      <SiteHeaderView header={headerFooter.header} context={context} />
      <main id="content" tabIndex={-1}>
        {children}
        {around.atContentEnd}
      </main>
      <footer className="site-footer">
        {headerFooter.footer.sections.map((section) => (
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
      {around.afterFooter}
    </>
  )
}
