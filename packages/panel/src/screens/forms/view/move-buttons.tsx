import { type SubmissionChange, type SubmissionState, submissionTable } from '@sitewright/model/forms/inbox'
import { listMoves } from '@sitewright/model/states/state-table'
import { IconButton } from '@sitewright/ui/controls/button'
import { inboxKeys } from './inbox-keys'
import { changeOf, moveLooks } from './submission-moves'

interface MoveButtonsProps {
  /** Where it lies. */
  state: SubmissionState
  showsKeys?: boolean
  onChange: (change: SubmissionChange) => void
  onErase: () => void
}

/** Wherever a submission may go from where it lies. */
export function MoveButtons({ state, showsKeys = false, onChange, onErase }: MoveButtonsProps) {
  return listMoves(submissionTable, state).map((event) => {
    const { icon, label, key } = moveLooks[event]
    const keys = showsKeys && key !== null ? inboxKeys[key].keys.toUpperCase() : undefined
    const wanted = changeOf(event)
    const run = () => (wanted === null ? onErase() : onChange(wanted))
    return <IconButton key={event} icon={icon} label={label} keys={keys} onClick={run} />
  })
}
