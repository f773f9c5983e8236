import type { PageSummary } from '@sitewright/model/pages/page-answers'

/** What an owner should know of a page at a glance. */
export function PageBadges({ page }: { page: PageSummary }) {
  const { kind, access } = page.settings
  return (
    <>
      {access === 'password' ? <span className="sw-badge">Password</span> : null}
      {page.scheduledAt ? <span className="sw-badge">Scheduled</span> : null}
      {kind === 'page' && page.state === 'draft' ? <span className="sw-badge">Draft</span> : null}
      {kind === 'page' && page.state === 'changed' ? <span className="sw-badge sw-badge-warning">Changed</span> : null}
    </>
  )
}
