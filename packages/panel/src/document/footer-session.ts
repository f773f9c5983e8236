import type { PageDocument } from '@sitewright/model/pages/document'
import type { SiteHeaderFooter } from '@sitewright/model/site/header-footer'
import { newId } from '../data/window-id'
import type { EditHistory } from './history/edit-history'
import type { PageSession } from './page-session'
import { createPageStore } from './page-store'
import type { SiteSession } from './site-session'

/** Stands where the id of a page stands, in addresses of the panel and of its frame. */
export const footerId = 'footer'

/**
 * The footer on the canvas: a page document inside of another document. What the canvas changes is recorded and saved as
 * a change of that other document, so that header and footer have one version and one undo.
 */
export function openFooterSession(site: SiteSession<SiteHeaderFooter>, history: EditHistory): PageSession {
  const inside: EditHistory = {
    ...history,
    attach: (_name, document) =>
      site.subscribe(() => {
        if (site.read().footer !== document.read()) document.write(site.read().footer, undefined)
      }),
    record: (_name, { after, label, mergeKey }) =>
      site.change({ ...site.read(), footer: after as PageDocument }, label, mergeKey),
  }
  const store = createPageStore(site.read().footer, { newId, now: Date.now, history: inside, name: footerId })
  return {
    pageId: footerId,
    store,
    autosave: site.autosave,
    hasRestored: false,
    close: () => {
      store.close()
      void site.autosave.flush()
    },
  }
}
