import { LoadFailure } from '@sitewright/ui/empty-state'
import { Skeleton } from '@sitewright/ui/skeleton'
import { Toasts } from '@sitewright/ui/toasts'
import { useEffect, useMemo } from 'react'
import { usePages, useSession } from '../data/queries'
import { UploadTray } from '../screens/upload-tray'
import { pickStartPage } from './open-page'
import { PanelBoundary } from './panel-boundary'
import { openPanelDocuments, PanelDocumentsContext } from './panel-documents-context'
import { PanelShell } from './panel-shell'
import { goTo, useRoute } from './router'
import { SignInAgain } from './sign-in-again'

/** Signs of life first, then the shell: nothing of the panel is drawn for who may not use it. */
export function PanelApp() {
  const session = useSession()
  return (
    <div className="sw-root panel-root">
      <PanelBoundary>
        {session.data?.account ? <SignedIn accountId={session.data.account.id} /> : null}
        {session.isPending ? <Skeleton lines={6} label="Loading the panel" /> : null}
        {session.isError ? <LoadFailure text={session.error.message} onRetry={() => session.refetch()} /> : null}
        {session.data && !session.data.account ? <SignInAgain /> : null}
      </PanelBoundary>
      <Toasts />
    </div>
  )
}

function SignedIn({ accountId }: { accountId: string }) {
  const documents = useMemo(() => openPanelDocuments(accountId), [accountId])
  const route = useRoute()
  const pages = usePages().data
  const startPageId = pages ? (pickStartPage(pages, location.search)?.id ?? null) : null
  const needsPage = route.screen === 'pages' && route.part === null && startPageId !== null
  useEffect(() => {
    if (needsPage) goTo({ screen: 'pages', part: startPageId }, 'replace')
  }, [needsPage, startPageId])
  return (
    <PanelDocumentsContext value={documents}>
      <PanelShell route={route} startPageId={startPageId} />
      <UploadTray />
      <SignInAgain whenEnded />
    </PanelDocumentsContext>
  )
}
