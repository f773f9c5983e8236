import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { Toasts } from '@sitewright/ui/floating/toasts'
import { useEffect, useMemo } from 'react'
import { usePages, useSession } from '../data/queries'
import { openPanelDocuments, PanelDocumentsContext } from '../editor/panel-documents-context'
import { UploadTray } from '../fields/uploads/upload-tray'
import { goTo, useRoute } from '../ground/router'
import { LoadState } from '../parts/load-state'
import { PanelShell } from './panel-shell'
import { pickStartPage } from './start/open-page'
import { PanelBoundary } from './start/panel-boundary'
import { SignInAgain } from './start/sign-in-again'
import { SystemErrors } from './start/system-error'

/** Signs of life first, then the shell: nothing of the panel is drawn for who may not use it. */
export function PanelApp() {
  const session = useSession()
  return (
    <div className="sw-root panel-root">
      <PanelBoundary>
        {session.data?.account ? <SignedIn accountId={session.data.account.id} /> : null}
        <LoadState query={session}>
          <Skeleton lines={6} label="Loading" />
        </LoadState>
        {session.data && !session.data.account ? <SignInAgain /> : null}
      </PanelBoundary>
      <SystemErrors />
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
