import { connectionStrings } from '@sitewright/model/data-layer/connection-strings'
import { Icon } from '@sitewright/ui/base/icons'
import type { SaveState } from '../document/saving/save-state'

const texts: Record<SaveState['kind'], string> = {
  saved: 'Saved',
  unsaved: 'Saving…',
  saving: 'Saving…',
  offline: `${connectionStrings.lost}: kept on this device`,
  failing: 'Not saved — trying again',
  refused: 'Not saved',
  conflict: 'Not saved',
}

const wrongKinds: readonly SaveState['kind'][] = ['offline', 'failing', 'refused', 'conflict']

/** How far a document is saved; `waiting` names what of it is not. */
export function SaveStateMark({ state, waiting = '' }: { state: SaveState; waiting?: string }) {
  const isWrong = wrongKinds.includes(state.kind)
  const reason = 'text' in state && state.text ? state.text : waiting
  return (
    <span className={`save-state${isWrong ? ' is-wrong' : ''}`} role="status" title={reason || undefined}>
      {state.kind === 'saved' ? <Icon name="check" sizePx={16} /> : null}
      {isWrong ? <Icon name="warning" sizePx={16} /> : null}
      <span>{texts[state.kind]}</span>
      {reason ? <span className="sw-hidden-text">{reason}</span> : null}
    </span>
  )
}
