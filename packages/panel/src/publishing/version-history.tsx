import { pageCalls } from '@sitewright/model/calls/pages'
import type { PageRevision } from '@sitewright/model/pages/page-answers'
import { Button } from '@sitewright/ui/controls/button'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '../data/calls/api'
import type { PageSession } from '../document/sessions/page-session'
import { LoadState } from '../parts/load-state'
import { groupVersions } from './version-groups'
import { VersionView } from './version-view'

const reasons: Record<PageRevision['reason'], string> = {
  create: 'Created',
  save: 'Saved',
  publish: 'Published',
  restore: 'Restored',
  duplicate: 'Copied',
  links: 'Links updated',
}

/** Earlier states of the page by day and by who worked; one of them beside the page as it is now. */
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
      callApi(pageCalls.listPageRevisions, { params: { pageId }, query: { cursor: pageParam } }),
    getNextPageParam: (last) => last.nextCursor,
  })
  const revisions = query.data?.pages.flatMap((it) => it.revisions) ?? []
  const revision = revisions.find((it) => it.id === chosen) ?? null
  const choice = { chosen, onChoose: setChosen }
  return (
    <Dialog title="Version history" widthPx={1180} onCancel={onClose}>
      <div className="versions">
        <div className="versions-list">
          <LoadState query={query}>
            <Skeleton lines={6} label="Loading versions" />
          </LoadState>
          {groupByDay(revisions).map(([day, list]) => (
            <section key={day} aria-label={day}>
              <h3>{day}</h3>
              {groupVersions(list).map((entry) =>
                entry.kind === 'version' ? (
                  <Version key={entry.revision.id} revision={entry.revision} {...choice} />
                ) : (
                  <Saves key={entry.revisions.at(-1)?.id} revisions={entry.revisions} {...choice} />
                ),
              )}
            </section>
          ))}
          {query.hasNextPage ? (
            <Button size="small" disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              Show more
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
          <p className="versions-hint">Choose a version to compare it with the current page.</p>
        )}
      </div>
    </Dialog>
  )
}

interface Choice {
  chosen: string | null
  onChoose: (revisionId: string) => void
}

function Version({ revision, chosen, onChoose }: Choice & { revision: PageRevision }) {
  return (
    <button
      type="button"
      className="version"
      aria-pressed={revision.id === chosen}
      onClick={() => onChoose(revision.id)}
    >
      <strong>{revision.name || reasons[revision.reason]}</strong>
      <span>{joinWords([timeOf(revision), revision.authorName])}</span>
    </button>
  )
}

/** One go of work, opened to see each save of it. */
function Saves({ revisions, ...choice }: Choice & { revisions: readonly PageRevision[] }) {
  const [newest, oldest] = [revisions[0], revisions.at(-1)]
  if (!newest || !oldest) return null
  const [from, to] = [timeOf(oldest), timeOf(newest)]
  return (
    <details className="version-group">
      <summary>
        <strong>{newest.authorName || 'Edits'}</strong>
        <span>{joinWords([from === to ? to : `${from} to ${to}`, `${revisions.length} saves`])}</span>
      </summary>
      {revisions.map((it) => (
        <Version key={it.id} revision={it} {...choice} />
      ))}
    </details>
  )
}

function timeOf({ createdAt }: PageRevision): string {
  return new Date(createdAt).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
}

function joinWords(words: readonly string[]): string {
  return words.filter((it) => it !== '').join(' · ')
}

function groupByDay(revisions: readonly PageRevision[]): [string, PageRevision[]][] {
  const days = new Map<string, PageRevision[]>()
  for (const it of revisions) {
    const day = new Date(it.createdAt).toLocaleDateString([], { day: 'numeric', month: 'long', year: 'numeric' })
    days.set(day, [...(days.get(day) ?? []), it])
  }
  return [...days]
}
