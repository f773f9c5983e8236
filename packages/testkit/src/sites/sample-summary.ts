import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { type PageSettings, pageSettings } from '@sitewright/model/pages/page-settings'
import { contentStatuses } from '@sitewright/model/reference/content-statuses'

type Changes = Partial<Omit<PageSummary, 'settings'>> & { readonly settings?: Partial<PageSettings> }

/** What the panel's lists know of a page. It is named by its id and stands there, unless the test says otherwise. */
export function samplePageSummary(id: string, { settings, ...changes }: Changes = {}): PageSummary {
  return {
    id,
    path: `/${id}`,
    isHomepage: false,
    state: 'published',
    status: contentStatuses.published,
    visibility: 'published',
    settings: { ...pageSettings.parse({ title: 'Page', slug: 'page' }), title: id, slug: id, ...settings },
    hasPassword: false,
    draftVersion: 1,
    publishedAt: null,
    scheduledAt: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    deletedAt: null,
    ...changes,
  }
}
