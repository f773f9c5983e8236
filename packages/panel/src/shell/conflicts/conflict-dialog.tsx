import type { PageDocument } from '@sitewright/model/pages/document'
import type { PagePicks } from '@sitewright/model/pages/layout/merge'
import { Button } from '@sitewright/ui/controls/button'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { useState, useSyncExternalStore } from 'react'
import type { PageSession } from '../../document/sessions/page-session'
import { wordsOfConflict, wordsOfValue } from './conflict-words'

interface ConflictDialogProps {
  autosave: PageSession['autosave']
  /** What was changed twice, such as `This page`. */
  what: string
  page: PageDocument | null
}

/** Only what two people changed at the same place is asked about; all else is joined already. */
export function ConflictDialog({ autosave, what, page }: ConflictDialogProps) {
  const state = useSyncExternalStore(autosave.subscribe, autosave.state)
  const [picks, setPicks] = useState<PagePicks>({})
  if (state.kind !== 'conflict') return null
  const { conflicts } = state
  const pickOf = (key: string) => picks[key] ?? 'theirs'
  const pickAll = (side: 'mine' | 'theirs') => setPicks(Object.fromEntries(conflicts.map(({ key }) => [key, side])))
  function finish() {
    autosave.choose(Object.fromEntries(conflicts.map(({ key }) => [key, pickOf(key)])))
    setPicks({})
  }
  return (
    <Dialog
      title={`${what} was changed elsewhere`}
      role="alertdialog"
      widthPx={620}
      actions={
        <>
          <Button onClick={() => pickAll('theirs')}>Use all theirs</Button>
          <Button onClick={() => pickAll('mine')}>Use all mine</Button>
          <Button kind="primary" onClick={finish}>
            Apply
          </Button>
        </>
      }
    >
      <p>
        Someone else, or you in another window, changed the same {conflicts.length === 1 ? 'place' : 'places'}. All
        other changes are merged. Both versions stay in the history.
      </p>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.key} className="conflict">
          <legend>{wordsOfConflict(conflict, page)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className="conflict-side">
              <input
                type="radio"
                name={conflict.key}
                checked={pickOf(conflict.key) === side}
                onChange={() => setPicks({ ...picks, [conflict.key]: side })}
              />
              <span>
                <strong>{side === 'mine' ? 'Mine' : 'Theirs'}</strong>
                <span className="conflict-value">{wordsOfValue(conflict[side])}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  )
}
