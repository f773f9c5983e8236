import type { SiteHeaderFooter } from '@sitewright/model/header-footer/site-header-footer'
import { type SiteSectionsId, siteSections } from '@sitewright/model/header-footer/site-sections'
import type { PageDocument } from '@sitewright/model/pages/document'
import { newId } from '../../ground/window-id'
import type { EditHistory } from '../history/edit-history'
import type { PageSession } from './page-session'
import { createPageStore } from './page-store'
import type { SiteSession } from './site-session'

/**
 * Sections of every page on the canvas: a page document inside of another document. What the canvas changes is recorded
 * and saved as a change of that other document, so that header and footer have one version.
 */
export function openSiteSectionsSession(
  id: SiteSectionsId,
  site: SiteSession<SiteHeaderFooter>,
  history: EditHistory,
): PageSession {
  const { field } = siteSections[id]
  const inside: EditHistory = {
    ...history,
    attach: (_name, document) =>
      site.subscribe(() => {
        if (site.read()[field] !== document.read()) document.write(site.read()[field], undefined)
      }),
    record: (_name, { after, label, route, mergeKey }) =>
      site.change({ ...site.read(), [field]: after as PageDocument }, { label, route, mergeKey }),
  }
  const store = createPageStore(site.read()[field], {
    newId,
    history: inside,
    name: id,
    route: { screen: 'pages', part: id },
  })
  return {
    pageId: id,
    store,
    autosave: site.autosave,
    hasRestored: false,
    close: () => {
      store.close()
      void site.autosave.flush()
    },
  }
}
