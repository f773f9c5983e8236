import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { Button } from '@sitewright/ui/button'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../data/api'
import { queryKeys } from '../../data/queries'

/** What was deleted, with the way back. */
export function PageBin({ onRestore }: { onRestore: (pageId: string) => void }) {
  const bin = useQuery({
    queryKey: [...queryKeys.pages, 'bin'],
    queryFn: async () => (await callApi<{ pages: PageSummary[] }>(`${api.pages}?bin=true`)).pages,
  })
  if (!bin.data || bin.data.length === 0) return null
  return (
    <details className="page-group">
      <summary>Bin ({bin.data.length})</summary>
      <ul>
        {bin.data.map((page) => (
          <li key={page.id} className="page-row">
            <span className="page-link">{page.settings.title}</span>
            <Button size="small" onClick={() => onRestore(page.id)}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
