import { places } from '@sitewright/model/routes/places'
import { Button } from '@sitewright/ui/button'
import { Dialog } from '@sitewright/ui/dialog'
import { useState, useSyncExternalStore } from 'react'
import { useSession } from '../data/queries'
import { sessionEnded } from '../data/session-ended'

/** The session ended: what is typed stays on the screen and in this browser until the owner has signed in again. */
export function SignInAgain({ whenEnded = false }: { whenEnded?: boolean }) {
  const count = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.count)
  const [seen, setSeen] = useState(0)
  const session = useSession()
  if (whenEnded && count === seen) return null
  const next = encodeURIComponent(location.pathname)
  return (
    <Dialog
      title="Please sign in again"
      actions={
        <>
          <Button
            onClick={async () => {
              const answer = await session.refetch()
              if (answer.data?.account) setSeen(count)
            }}
          >
            I have signed in
          </Button>
          <a
            className="sw-button sw-button-primary"
            href={`${places.configLogin}?next=${next}`}
            target="_blank"
            rel="noreferrer"
          >
            Sign in
          </a>
        </>
      }
    >
      <p>Your session has ended. Nothing you wrote is lost: sign in in a new window, then come back here.</p>
    </Dialog>
  )
}
