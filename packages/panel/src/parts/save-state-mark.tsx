import { Icon } from '@sitewright/ui/icons'
import type { SaveState } from '../../document/autosave'

const texts: Record<SaveState['kind'], string> = {
  saved: 'Saved',
  unsaved: 'Saving…',
  saving: 'Saving…',
  offline: 'Offline: kept on this device',
  failing: 'Not saved — trying again',
  refused: 'Not saved',
  conflict: 'Not saved',
}

/** How far the design is saved; `waiting` names what is not. */
export function DesignSaveState({ state, waiting }: { state: SaveState; waiting: string }) {
  const isWrong = state.kind === 'failing' || state.kind === 'refused' || state.kind === 'conflict'
  const reason = 'text' in state ? state.text : ''
  return (
    <span className={`save-state${isWrong ? ' is-wrong' : ''}`} role="status" title={reason || waiting || undefined}>
      {state.kind === 'saved' ? <Icon name="check" sizePx={16} /> : null}
      <span>{texts[state.kind]}</span>
      {waiting ? <span className="sw-hidden-text">{waiting}</span> : null}
    </span>
  )
}
