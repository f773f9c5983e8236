import { paths } from '@sitewright/model/routes/paths'
import { Button } from '@sitewright/ui/controls/button'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { useState, useSyncExternalStore } from 'react'
import { sessionEnded } from '../../data/calls/session-ended'
import { useSession } from '../../data/queries'
import { pathWithinSite, withinSite } from '../../ground/site-path'

/** The session ended: what is typed stays on the screen and in this browser until the owner has signed in again. */
export function SignInAgain({ whenEnded = false }: { whenEnded?: boolean }) {
  const count = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.count)
  const [seen, setSeen] = useState(0)
  const session = useSession()
  if (whenEnded && count === seen) return null
  const next = encodeURIComponent(pathWithinSite())
  return (
    <Dialog
      title="Sign in again"
      actions={
        <>
          <Button
            onClick={async () => {
              const answer = await session.refetch()
              if (answer.data?.account) setSeen(count)
            }}
          >
            I’ve signed in
          </Button>
          <a
            className="sw-button sw-button-primary"
            href={withinSite(`${paths.configLogin}?next=${next}`)}
            target="_blank"
            rel="noreferrer"
          >
            Sign in
          </a>
        </>
      }
    >
      <p>Your session has ended. Your work is safe: sign in from a new window, then come back here.</p>
    </Dialog>
  )
}
