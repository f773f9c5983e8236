import { Icon } from '@sitewright/ui/base/icons'
import { IconButton } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useEffect, useMemo, useState } from 'react'
import { useStoreNumbers } from '../../../data/store/store-numbers'
import { wordsOfKeys } from '../../../ground/key-words'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { SaveStateMark } from '../../../parts/save-state-mark'
import { columnsOf } from './grid-columns'
import { useGridLines } from './use-grid-lines'
import { VariantGrid } from './variant-grid'
import './grid.css'

const settleMs = 200

/** All variants of the store as a spreadsheet. */
export function GridPart() {
  const numbers = useStoreNumbers()
  const columns = useMemo(() => columnsOf(numbers), [numbers])
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), settleMs)
    return () => clearTimeout(timer)
  }, [typed])
  const grid = useGridLines({ sort: 'title', ...(search ? { query: search } : {}) })
  const { query, lines, undo, redo } = grid
  return (
    <section className="screen grid-screen" aria-label="Edit in a grid">
      <PanelLink to={{ screen: 'store', part: null }} className="back-link">
        <Icon name="left" sizePx={16} />
        Products
      </PanelLink>
      <header className="wide-head">
        <h2>Edit in a grid</h2>
        <div className="screen-tools">
          <SaveStateMark state={grid.isSaving ? { kind: 'saving' } : { kind: 'saved' }} />
          <IconButton
            icon="undo"
            label="Undo"
            keys={wordsOfKeys('mod+z')}
            disabled={undo === null}
            onClick={() => undo?.()}
          />
          <IconButton
            icon="redo"
            label="Redo"
            keys={wordsOfKeys('mod+shift+z')}
            disabled={redo === null}
            onClick={() => redo?.()}
          />
          <TextField
            hidesLabel
            label="Search the grid"
            type="search"
            placeholder="Search by name, SKU or tag"
            value={typed}
            onChange={setTyped}
          />
        </div>
      </header>
      <LoadState query={query}>
        <Skeleton lines={10} heightPx={36} label="Loading variants" />
      </LoadState>
      {query.data && lines.length === 0 ? (
        <EmptyState icon="store" title={search ? 'Nothing found' : 'No products yet'}>
          {search ? 'Try another search.' : 'Add a product first. Its variants appear as rows here.'}
        </EmptyState>
      ) : null}
      {lines.length > 0 ? <VariantGrid grid={grid} columns={columns} total={query.data?.pages[0]?.total ?? 0} /> : null}
    </section>
  )
}
