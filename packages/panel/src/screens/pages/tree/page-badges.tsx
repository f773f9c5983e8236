import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { contentStatuses, contentStatusLabels } from '@sitewright/model/reference/content-statuses'
import { specialPlaceLabels, specialPlaces } from '@sitewright/model/site/special-pages'
import { useSiteDocument } from '../../../data/site/site-documents'

/** Published pages carry no label, even while their next publishing waits for its time; that is told beside it. */
export function listStatusLabels({ status, scheduledAt, settings }: PageSummary): string[] {
  const { scheduled, draft } = contentStatuses
  const shown = [status, ...(scheduledAt ? [scheduled] : [])].filter((it) => it !== draft || hasContent(settings))
  return [...new Set(shown.map((it) => contentStatusLabels[it]))].filter((label) => label !== undefined)
}

/** What an owner should know of a page at a glance. */
export function PageBadges({ page }: { page: PageSummary }) {
  const { kind, access } = page.settings
  const special = useSiteDocument('settings').data?.body.specialPages
  const place = specialPlaces.find((it) => special?.[it] === page.id)
  const labels = listStatusLabels(page)
  return (
    <>
      {place === undefined ? null : <span className="sw-badge">{specialPlaceLabels[place]}</span>}
      {access === 'password' ? <span className="sw-badge">Password</span> : null}
      {labels.map((label) => (
        <span key={label} className="sw-badge">
          {label}
        </span>
      ))}
      {hasContent({ kind }) && page.state === 'changed' ? (
        <span className="sw-badge sw-badge-warning">Edited</span>
      ) : null}
    </>
  )
}
