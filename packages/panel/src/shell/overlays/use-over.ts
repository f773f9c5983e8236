import { useMemo, useState } from 'react'
import { hasExpandedPreview } from '../preview/expanded-preview'
import type { OpenOver, Over } from './over'

interface OverState {
  readonly over: Over | null
  readonly open: OpenOver
  readonly close: () => void
}

/** What lies over the panel just now, and how the others are opened. */
export function useOver(): OverState {
  const [over, setOver] = useState<Over | null>(hasExpandedPreview(document.cookie) ? 'preview' : null)
  const open = useMemo(
    () => ({
      palette: () => setOver('palette'),
      shortcuts: () => setOver('shortcuts'),
      preview: () => setOver('preview'),
      guide: () => setOver('guide'),
      history: () => setOver('history'),
      links: () => setOver('links'),
      schedule: () => setOver('schedule'),
      publish: () => setOver('publish'),
      'publish-all': () => setOver('publish-all'),
    }),
    [],
  )
  return { over, open, close: () => setOver(null) }
}
