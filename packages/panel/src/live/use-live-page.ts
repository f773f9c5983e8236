import { liveMessage, type Presence } from '@sitewright/model/live/live-notes'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '../data/api'
import { queryKeys } from '../data/queries'
import { windowId } from '../data/window-id'
import type { PageSession } from '../document/page-session'

const firstPauseMs = 1000
const longestPauseMs = 30_000
const presenceDelayMs = 400

/** Hears who else has the page open and takes over what they save, over a connection that comes back by itself. */
export function useLivePage(session: PageSession | null): readonly Presence[] {
  const client = useQueryClient()
  const [people, setPeople] = useState<readonly Presence[]>([])
  useEffect(() => {
    if (!session) return
    const { pageId, autosave } = session
    let source: EventSource | null = null
    let timer: number | undefined
    let failures = 0
    function hear(text: string) {
      const message = readMessage(text)
      if (message === null) return
      failures = 0
      if (message.kind === 'people') return setPeople(message.people)
      if (message.kind === 'published') void client.invalidateQueries({ queryKey: queryKeys.pages })
      const isNewer = message.version > autosave.version()
      if (message.kind !== 'published' && isNewer && !('client' in message && message.client === windowId))
        void autosave.pull()
    }
    function connect() {
      source = new EventSource(`${fillPath(api.pageLive, { pageId })}?client=${windowId}`)
      source.onmessage = (event) => hear(String(event.data))
      source.onerror = () => {
        source?.close()
        setPeople([])
        failures += 1
        timer = window.setTimeout(connect, Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs))
      }
    }
    connect()
    const stopTelling = tellSelection(session)
    return () => {
      clearTimeout(timer)
      source?.close()
      stopTelling()
      setPeople([])
    }
  }, [session, client])
  return people
}

function readMessage(text: string) {
  try {
    const parsed = liveMessage.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Tells others which block is selected here, once it has stayed so for a moment. */
function tellSelection({ pageId, store }: PageSession): () => void {
  let told = store.read().selection.blockId
  let timer: number | undefined
  const stop = store.subscribe(() => {
    const { blockId } = store.read().selection
    if (blockId === told) return
    told = blockId
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      const body = { client: windowId, blockId: told }
      // Who does not hear it now hears the next one.
      callApi(fillPath(api.pagePresence, { pageId }), { method: 'POST', body }).catch(() => {})
    }, presenceDelayMs)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
