import { useEffect, useRef } from 'react'
import type { SelectionCommand } from '../document/command'
import { deleteBlock } from '../document/commands/delete-block'
import { duplicateBlock } from '../document/commands/duplicate-block'
import { moveBlockDown } from '../document/commands/move-block-down'
import { moveBlockUp } from '../document/commands/move-block-up'
import type { PageSession } from '../document/page-session'
import { matchesKeys } from './key-words'

const pageCommands: readonly SelectionCommand[] = [moveBlockUp, moveBlockDown, duplicateBlock, deleteBlock]

/** Keys for the page. Where something is typed, only undo, redo and the palette are ours. */
function findAction(event: KeyboardEvent, session: PageSession | null, openPalette: () => void): (() => void) | null {
  if (matchesKeys(event, 'mod+k')) return openPalette
  if (!session) return null
  if (matchesKeys(event, 'mod+z')) return session.store.undo
  if (matchesKeys(event, 'mod+shift+z') || matchesKeys(event, 'mod+y')) return session.store.redo
  if (isTyping(event.target)) return null
  const { page, selection } = session.store.read()
  const command = pageCommands.find((it) => it.keys && matchesKeys(event, it.keys) && it.isEnabled?.(page, selection))
  return command ? () => session.store.run(command, selection) : null
}

export function useShortcuts(session: PageSession | null, openPalette: () => void): (event: KeyboardEvent) => void {
  const latest = useRef({ session, openPalette })
  latest.current = { session, openPalette }
  const handle = useRef((event: KeyboardEvent) => {
    const action = findAction(event, latest.current.session, latest.current.openPalette)
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
