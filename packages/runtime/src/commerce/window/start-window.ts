import type { SiteRuntime } from '../../site/site-runtime'
import { runProduct } from './run-product'
import { watchQuickViews } from './watch-quick-views'

/** What a page of the store does once its script is there: products to choose from, and quick views of its lists. */
export function startWindow(content: ParentNode, site: SiteRuntime): () => void {
  const ended = new AbortController()
  for (const product of content.querySelectorAll<HTMLElement>('[data-product]')) {
    runProduct(product, { writesAddress: true, signal: ended.signal })
  }
  for (const list of content.querySelectorAll<HTMLElement>('[data-store-list]')) {
    watchQuickViews(list, site, ended.signal)
  }
  return () => ended.abort()
}
