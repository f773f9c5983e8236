import { Button } from '@sitewright/ui/button'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { useCallback, useState } from 'react'
import { useFormsOverview } from '../../data/forms-overview'
import { goTo } from '../../shell/router'
import { FolderNav } from './folder-nav'
import { FormSettingsPart } from './form-settings-part'
import { Inbox } from './inbox'
import { type InboxView, startView } from './inbox-view'
import { PrivacyPart } from './privacy-part'
import './inbox-list.css'
import './submission.css'
import './form-parts.css'
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
      {isOther ? null : overview.isError ? (
        <LoadFailure text={overview.error.message} onRetry={() => overview.refetch()} />
      ) : isEmpty ? (
        <EmptyState
          icon="forms"
          title="No forms yet"
          action={<Button onClick={() => goTo({ screen: 'pages', part: null })}>Go to the pages</Button>}
        >
          Add a form to a page and publish it. What visitors send arrives here.
        </EmptyState>
      ) : (
        <Inbox view={view} forms={forms} openId={part} onView={change} />
      )}
    </div>
  )
}
