import { liveCalls } from '@sitewright/model/calls/live'
import { liveMessage, type Presence } from '@sitewright/model/live/live-notes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '../data/calls/api'
import { callAddress } from '../data/calls/call-address'
import { queryKeys } from '../data/queries'
import type { PageSession } from '../document/sessions/page-session'
import { windowId } from '../ground/window-id'
import { windowTimers } from '../ground/window-timers'
import { keepConnected } from './keep-connected'

const presenceDelayMs = 400
// The same list each time: another one would draw the canvas again.
const nobody: readonly Presence[] = []

/** Hears who else has the page open and takes over what they save, over a connection that comes back by itself. */
export function useLivePage(session: PageSession | null): readonly Presence[] {
  const client = useQueryClient()
  const [people, setPeople] = useState(nobody)
  useEffect(() => {
    if (!session) return
    const { pageId, autosave } = session
    const selection = tellSelection(session)
    function hear(text: string) {
      const message = readMessage(text)
      if (message === null) return
      if (message.kind === 'people') return setPeople(message.people)
      // The host has forgotten this window with its last connection.
      if (message.kind === 'version') selection.tellAgain()
      if (message.kind === 'published') void client.invalidateQueries({ queryKey: queryKeys.pages })
      const isNewer = message.version > autosave.version()
      if (message.kind !== 'published' && isNewer && !('client' in message && message.client === windowId))
        void autosave.pull()
    }
    const connection = keepConnected({
      connect: () =>
        new EventSource(callAddress(liveCalls.followPage, { params: { pageId }, query: { client: windowId } })),
      hear,
      onSilent: () => setPeople(nobody),
      timers: windowTimers,
      isHidden: () => document.visibilityState === 'hidden',
    })
    function follow() {
      connection.follow()
      // Whatever was published meanwhile was not heard.
      if (document.visibilityState === 'visible') void client.invalidateQueries({ queryKey: queryKeys.pages })
    }
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      connection.stop()
      selection.stop()
      setPeople(nobody)
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
function tellSelection({ pageId, store }: PageSession) {
  let told = store.read().selection.blockId
  let timer: number | undefined
  function tell() {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      const body = { client: windowId, blockId: told }
      // Who does not hear it now hears the next one.
      callApi(liveCalls.tellPresence, { params: { pageId }, body }).catch(() => {})
    }, presenceDelayMs)
  }
  const stop = store.subscribe(() => {
    const { blockId } = store.read().selection
    if (blockId === told) return
    told = blockId
    tell()
  })
  return {
    tellAgain: () => {
      if (told !== null) tell()
    },
    stop: () => {
      clearTimeout(timer)
      stop()
    },
  }
}
