import { panelStrings } from '@sitewright/model/editor/panel-strings'
import { Button } from '@sitewright/ui/button'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { CallError } from '../data/call-error'
import { goTo } from './router'

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
            Open the first page
          </Button>
        }
      >
        There is no page at this address. It may have been deleted: deleted pages rest 30 days in the bin.
      </EmptyState>
    </div>
  )
}

function isNotFound(error: Error): boolean {
  return error instanceof CallError && (error.failure.status === 404 || error.failure.status === 400)
}
