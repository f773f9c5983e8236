import { panelStrings } from '@sitewright/model/editor/panel-strings'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState, LoadFailure } from '@sitewright/ui/feedback/empty-state'
import { CallError } from '../../data/calls/call-error'
import { goTo } from '../../ground/router'

interface MissingPageProps {
  error: Error
  startPageId: string | null
  onRetry: () => void
}

/** In place of a page that cannot be opened: asking again helps a host that failed, not an address that leads nowhere. */
export function MissingPage({ error, startPageId, onRetry }: MissingPageProps) {
  if (!isNotFound(error)) return <LoadFailure text={error.message} onRetry={onRetry} />
  return (
    <div role="alert">
      <EmptyState
        icon="search"
        title={panelStrings.contentNotFound}
        action={
          <Button kind="primary" onClick={() => goTo({ screen: 'pages', part: startPageId })}>
            Open first page
          </Button>
        }
      >
        This page doesn’t exist. If it was deleted, you can restore it from the trash for 30 days.
      </EmptyState>
    </div>
  )
}

function isNotFound(error: Error): boolean {
  return error instanceof CallError && (error.failure.status === 404 || error.failure.status === 400)
}
