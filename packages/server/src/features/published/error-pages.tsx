import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderedPage } from '../../cache/page-cache'
import type { Website } from '../../http/endpoint'
import type { SiteDataSource } from '../../render/site-data'
import { hostPages } from './host-pages'
import type { VisitRenderer } from './render-visit'

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

function renderPlainly(name: 'failed' | 'busy'): RenderedPage {
  const { status, heading, text } = hostPages[name]
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
  return { status, contentType: 'text/html; charset=utf-8', body: `<!doctype html>${body}`, tags: [] }
}
