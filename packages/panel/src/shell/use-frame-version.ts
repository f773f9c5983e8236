import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePanelDocuments } from '../editor/panel-documents-context'
import { useOnSaved } from '../editor/use-live-site'

/** Counts how often the page in the frame has to be loaded anew: some of what stands around it is drawn by the host alone. */
export function useFrameVersion(): { readonly frameVersion: number; readonly redrawFrame: () => void } {
  const [frameVersion, setFrameVersion] = useState(0)
  const redrawFrame = useCallback(() => setFrameVersion((count) => count + 1), [])
  const settings = useSettingsOfHost()
  useOnSaved('settings', () => {
    if (settings.hasChanged()) redrawFrame()
  })
  useOnSaved('members', redrawFrame)
  return { frameVersion, redrawFrame }
}

/** Title and logo are drawn by the panel with the header. */
function useSettingsOfHost(): { readonly hasChanged: () => boolean } {
  const documents = usePanelDocuments()
  const session = useSyncExternalStore(documents.subscribe, () => documents.find('settings'))
  const write = () => JSON.stringify({ ...session?.read(), title: '', logoId: null })
  const known = useRef<string | null>(null)
  useEffect(() => {
    if (session) known.current ??= write()
  }, [session])
  return {
    hasChanged: () => {
      const before = known.current
      known.current = write()
      return known.current !== before
    },
  }
}
