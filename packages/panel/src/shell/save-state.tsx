import type { PageSession } from '../document/page-session'
import { SaveStateMark } from '../parts/save-state-mark'
import { useSaveState } from './editor-context'

export function SaveStateText({ session }: { session: PageSession }) {
  return <SaveStateMark state={useSaveState(session)} />
}
