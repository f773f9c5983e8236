import type { PageRevision } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { Button } from '@sitewright/ui/button'
import { Dialog } from '@sitewright/ui/dialog'
import { LoadFailure } from '@sitewright/ui/empty-state'
import { Skeleton } from '@sitewright/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '../data/api'
import type { PageSession } from '../document/page-session'
import { VersionView } from './version-view'

const reasons: Record<PageRevision['reason'], string> = {
  create: 'Made',
  save: 'Saved',
  publish: 'Published',
  restore: 'Restored',
  duplicate: 'Copied',
  links: 'Links repaired',
}

interface RevisionPage {
  revisions: PageRevision[]
  nextCursor: string | null
}

/** Earlier states of the page by day; one of them beside the page as it is now. */
export function VersionHistory({ session, onClose }: { session: PageSession; onClose: () => void }) {
  const { pageId } = session
  const [chosen, setChosen] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    void session.autosave.flush().finally(() => setSaved(true))
  }, [session])
  const query = useInfiniteQuery({
    queryKey: ['revisions', pageId],
    enabled: isSaved,
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      callApi<RevisionPage>(fillPath(api.pageRevisions, { pageId }) + (pageParam ? `?cursor=${pageParam}` : '')),
    getNextPageParam: (last) => last.nextCursor,
  })
  const revisions = query.data?.pages.flatMap((it) => it.revisions) ?? []
  const revision = revisions.find((it) => it.id === chosen) ?? null
  return (
    <Dialog title="Version history" widthPx={1180} onCancel={onClose}>
      <div className="versions">
        <div className="versions-list">
          {query.isPending ? <Skeleton lines={6} label="Loading the versions" /> : null}
          {query.isError ? <LoadFailure text={query.error.message} onRetry={() => query.refetch()} /> : null}
          {groupByDay(revisions).map(([day, list]) => (
            <section key={day} aria-label={day}>
              <h3>{day}</h3>
              {list.map((it) => (
                <button
                  key={it.id}
                  type="button"
                  className="version"
                  aria-pressed={it.id === chosen}
                  onClick={() => setChosen(it.id)}
                >
                  <strong>{it.name || reasons[it.reason]}</strong>
                  <span>
                    {new Date(it.createdAt).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}
                    {it.authorName ? ` · ${it.authorName}` : ''}
                  </span>
                </button>
              ))}
            </section>
          ))}
          {query.hasNextPage ? (
            <Button size="small" disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              Show older ones
            </Button>
          ) : null}
        </div>
        {revision ? (
          <VersionView
            key={revision.id}
            session={session}
            revision={revision}
            onRenamed={() => query.refetch()}
            onRestored={onClose}
          />
        ) : (
          <p className="versions-hint">Choose a version to see it beside the page as it is now.</p>
        )}
      </div>
    </Dialog>
  )
}

function groupByDay(revisions: readonly PageRevision[]): [string, PageRevision[]][] {
  const days = new Map<string, PageRevision[]>()
  for (const it of revisions) {
    const day = new Date(it.createdAt).toLocaleDateString([], { day: 'numeric', month: 'long', year: 'numeric' })
    days.set(day, [...(days.get(day) ?? []), it])
  }
  return [...days]
}
