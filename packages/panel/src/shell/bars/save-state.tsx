import { useMemo, useSyncExternalStore } from 'react'
import { gatherStates } from '../../document/saving/save-state'
import type { PageSession } from '../../document/sessions/page-session'
import { usePanelDocuments } from '../../editor/panel-documents-context'
import { SaveStateMark } from '../../parts/save-state-mark'

/** Speaks for the page and for what else was changed: a design on its way must not stand under 'Saved'. */
export function SaveStateText({ session }: { session: PageSession }) {
  const documents = usePanelDocuments()
  const open = useSyncExternalStore(documents.subscribe, documents.listOpen)
  const all = useMemo(() => {
    const autosaves = [session.autosave, ...open.flatMap((name) => documents.find(name)?.autosave ?? [])]
    return {
      subscribe: (listener: () => void) => {
        const stops = autosaves.map((autosave) => autosave.subscribe(listener))
        return () => {
          for (const stop of stops) stop()
        }
      },
      state: () => gatherStates(autosaves.map((autosave) => autosave.state())),
    }
  }, [session, documents, open])
  return <SaveStateMark state={useSyncExternalStore(all.subscribe, all.state)} />
}
