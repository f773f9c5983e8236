import { toasts } from '@sitewright/ui/toast-store'
import { useEffect, useRef } from 'react'
import type { PageSession } from '../document/page-session'
import { matchesKeys } from './key-words'
import { pageCommands } from './page-commands'
import { type ShellKey, shellKeys } from './shell-keys'

/** What the shell does for its own keys, null where it does nothing just now; undo and redo are the session's. */
export type ShellActions = Readonly<Record<Exclude<ShellKey, 'undo' | 'redo'>, (() => void) | null>>

/** Keys for the page. Where something is typed, only undo, redo, finding and the palette are ours. */
function findAction(event: KeyboardEvent, session: PageSession | null, actions: ShellActions): (() => void) | null {
  if (matchesKeys(event, shellKeys.palette.keys)) return actions.palette
  if (matchesKeys(event, shellKeys.preview.keys)) return actions.preview
  if (matchesKeys(event, shellKeys.find.keys)) return actions.find
  if (matchesKeys(event, shellKeys.replace.keys)) return actions.replace
  if (matchesKeys(event, shellKeys.sides.keys)) return actions.sides
  if (session && matchesKeys(event, shellKeys.undo.keys)) return session.store.undo
  if (session && (matchesKeys(event, shellKeys.redo.keys) || matchesKeys(event, 'mod+y'))) return session.store.redo
  if (isTyping(event.target)) return null
  // The question mark needs shift on some keyboards and not on others.
  if (event.key === shellKeys.shortcuts.keys && !event.ctrlKey && !event.metaKey) return actions.shortcuts
  if (!session) return null
  const { page, selection } = session.store.read()
  const isMeant = (it: (typeof pageCommands)[number]) => it.keys !== undefined && matchesKeys(event, it.keys)
  const command = pageCommands.find((it) => isMeant(it) && session.store.canRun(it, selection))
  if (command) return () => session.store.run(command, selection)
  const reason = pageCommands.find(isMeant)?.whyNot?.(page, selection) ?? null
  return reason === null ? null : () => toasts.show({ kind: 'error', text: reason })
}

export function useShortcuts(session: PageSession | null, actions: ShellActions): (event: KeyboardEvent) => void {
  const latest = useRef({ session, actions })
  latest.current = { session, actions }
  const handle = useRef((event: KeyboardEvent) => {
    const action = findAction(event, latest.current.session, latest.current.actions)
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = handle.current
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return handle.current
}

/** The frame's elements have classes of their own window, so the tag decides. */
function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  return Boolean(element?.isContentEditable) || ['INPUT', 'TEXTAREA', 'SELECT'].includes(element?.tagName ?? '')
}
