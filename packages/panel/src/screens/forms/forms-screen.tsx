import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useCallback, useState } from 'react'
import { useFormsOverview } from '../../data/forms/forms-overview'
import { goTo } from '../../ground/router'
import { LoadState } from '../../parts/load-state'
import { FolderNav } from './folder-nav'
import { Inbox } from './inbox/inbox'
import { FormSettingsPart } from './settings/form-settings-part'
import { PrivacyPart } from './settings/privacy-part'
import { type InboxView, startView } from './view/inbox-view'
import './inbox/inbox-list.css'
import './submission/submission.css'
import './settings/form-parts.css'
import './forms.css'

/** Folders, the list and the open submission, beside each other; on a phone one after the other. */
export function FormsScreen({ part }: { part: string | null }) {
  const [view, setView] = useState<InboxView>(startView)
  const overview = useFormsOverview()
  const change = useCallback((next: Partial<InboxView>) => setView((before) => ({ ...before, ...next })), [])
  const { forms = [], counts } = overview.data ?? {}
  const isEmpty = counts !== undefined && forms.length === 0 && counts.inbox + counts.spam + counts.deleted === 0
  const isOther = part === 'privacy' || part === 'settings'
  return (
    <div className={`inbox${part !== null && !isOther ? ' has-open' : ''}`}>
      <FolderNav view={view} overview={overview.data} part={part} onView={change} />
      {part === 'privacy' ? <PrivacyPart /> : null}
      {part === 'settings' ? <FormSettingsPart /> : null}
      {isOther ? null : overview.data === undefined ? (
        <LoadState query={overview}>
          <Skeleton lines={8} heightPx={56} label="Loading submissions" />
        </LoadState>
      ) : isEmpty ? (
        <EmptyState
          icon="forms"
          title="No forms yet"
          action={<Button onClick={() => goTo({ screen: 'pages', part: null })}>Go to pages</Button>}
        >
          Add a form to a page and publish it. Submissions will appear here.
        </EmptyState>
      ) : (
        <Inbox view={view} forms={forms} openId={part} onView={change} />
      )}
    </div>
  )
}
