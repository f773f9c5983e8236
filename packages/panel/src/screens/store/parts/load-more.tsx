import { Button } from '@sitewright/ui/controls/button'

interface MoreQuery {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** More comes by itself while one scrolls; the button is for who does not. */
export function LoadMore({ query }: { query: MoreQuery }) {
  if (!query.hasNextPage) return null
  return (
    <div className="store-more">
      <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        Show more
      </Button>
    </div>
  )
}
