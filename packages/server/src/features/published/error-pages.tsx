import { textsFor } from '@sitewright/model/visitor-texts/texts-for'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderedPage } from '../../cache/page-cache'
import type { Website } from '../../hosts/website'
import { hostPages } from '../../render/host-pages'
import type { VisitRenderer } from '../../render/render-visit'
import type { SiteDataSource } from '../../render/site-data'

export interface ErrorPages {
  /** In the site's design as long as that is in memory or can be read; plain otherwise. */
  render(website: Pick<Website, 'id' | 'identifier'>, name: 'failed' | 'busy'): Promise<RenderedPage>
}

export function createErrorPages(
  siteData: SiteDataSource,
  renderer: Pick<VisitRenderer, 'renderHostPage'>,
): ErrorPages {
  return {
    async render(website, name) {
      try {
        return await renderer.renderHostPage(await siteData.load(website), name, { path: '', hasOwnerCode: false })
      } catch {
        return renderPlainly(name)
      }
    },
  }
}

/** The few styles of the page are attributes. */
const plainHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
}

function renderPlainly(name: 'failed' | 'busy'): RenderedPage {
  const { status } = hostPages[name]
  // Which site it would have been is not known.
  const { heading, text } = textsFor('en').pages[name]
  const body = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{heading}</title>
      </head>
      <body style={{ fontFamily: 'system-ui, sans-serif', margin: '20vh auto', maxWidth: '32rem', padding: '0 1rem' }}>
        <main>
          <h1>{heading}</h1>
          <p>{text}</p>
        </main>
      </body>
    </html>,
  )
  return {
    status,
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html>${body}`,
    tags: [],
    headers: plainHeaders,
  }
}
