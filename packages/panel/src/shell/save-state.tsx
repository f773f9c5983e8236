import { Icon } from '@sitewright/ui/icons'
import type { SaveState } from '../document/autosave'
import type { PageSession } from '../document/page-session'
import { useSaveState } from './editor-context'

const saveTexts: Record<SaveState['kind'], string> = {
  saved: 'Saved',
  unsaved: 'Saving…',
  saving: 'Saving…',
  offline: 'Offline: kept on this device',
  failing: 'Not saved — trying again',
  refused: 'Not saved',
  conflict: 'Not saved',
}

export function SaveStateText({ session }: { session: PageSession }) {
  const state = useSaveState(session)
  const isWrong =
    state.kind === 'offline' || state.kind === 'failing' || state.kind === 'refused' || state.kind === 'conflict'
  const reason = 'text' in state ? state.text : ''
  return (
    <span className={`save-state${isWrong ? ' is-wrong' : ''}`} role="status" title={reason || undefined}>
      {state.kind === 'saved' ? <Icon name="check" sizePx={16} /> : null}
      {isWrong ? <Icon name="warning" sizePx={16} /> : null}
      <span>{saveTexts[state.kind]}</span>
      {reason ? <span className="sw-hidden-text">{reason}</span> : null}
    </span>
  )
}
