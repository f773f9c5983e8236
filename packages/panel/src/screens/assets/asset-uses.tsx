import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useAssetUses } from '../../data/files/assets'
import { goTo, writeRoute } from '../../ground/router'
import { LoadState } from '../../parts/load-state'
import { describeUse } from './use-words'

/** Where a file is shown or linked; pages can be opened from here. */
export function AssetUses({ assetId }: { assetId: string }) {
  const uses = useAssetUses(assetId)
  if (uses.data === undefined)
    return (
      <LoadState query={uses}>
        <Skeleton lines={2} label="Loading" />
      </LoadState>
    )
  if (uses.data.length === 0) return <p className="sw-field-hint">Not used anywhere yet</p>
  return (
    <ul className="use-list">
      {uses.data.map((use) => {
        const route = { screen: 'pages', part: use.pageId } as const
        return (
          <li key={`${use.place} ${use.pageId} ${use.section}`}>
            {use.pageId === null ? (
              describeUse(use)
            ) : (
              <a
                href={writeRoute(route)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  goTo(route)
                }}
              >
                {describeUse(use)}
              </a>
            )}
            {use.inPublished ? null : <span className="sw-badge">Draft</span>}
            {use.inDraft ? null : <span className="sw-badge">Published only</span>}
          </li>
        )
      })}
    </ul>
  )
}
