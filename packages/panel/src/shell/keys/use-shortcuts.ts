import { toasts } from '@sitewright/ui/floating/toast-store'
import { useEffect, useRef } from 'react'
import { pageCommands } from '../../document/commands/page-commands'
import type { PageSession } from '../../document/sessions/page-session'
import { matchesKeys } from '../../ground/key-words'
import type { ScreenUndo } from '../undo/use-screen-undo'
import type { PanelEscape } from './panel-escape'
import { type ShellKey, shellKeys } from './shell-keys'

/** What the shell does for its own keys, null where it does nothing just now; undo and redo are the screen's. */
export type ShellActions = Readonly<
  Record<Exclude<ShellKey, 'undo' | 'redo' | 'redoToo' | 'escape'>, (() => void) | null>
> & {
  readonly escape: PanelEscape
}

/** Keys for the screen. Where something is typed, only undo, redo, finding and the palette are ours. */
function findAction(event: KeyboardEvent, { session, undo, actions }: ShortcutParts): (() => void) | null {
  if (matchesKeys(event, shellKeys.palette.keys)) return actions.palette
  if (matchesKeys(event, shellKeys.preview.keys)) return actions.preview
  if (matchesKeys(event, shellKeys.find.keys)) return actions.find
  if (matchesKeys(event, shellKeys.replace.keys)) return actions.replace
  if (matchesKeys(event, shellKeys.sides.keys)) return actions.sides
  if (matchesKeys(event, shellKeys.fold.keys)) return actions.fold
  if (isUndone(event, session, undo)) {
    if (matchesKeys(event, shellKeys.undo.keys)) return undo.undo
    if ([shellKeys.redo, shellKeys.redoToo].some(({ keys }) => matchesKeys(event, keys))) return undo.redo
  }
  if (isTyping(event.target)) return null
  if (matchesKeys(event, shellKeys.escape.keys)) return isFree(event) ? actions.escape(countOpen()) : null
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

interface ShortcutParts {
  /** Of what is shown in the frame; null on a screen without it. */
  readonly session: PageSession | null
  readonly undo: ScreenUndo
  readonly actions: ShellActions
}

export function useShortcuts(parts: ShortcutParts): (event: KeyboardEvent) => void {
  const latest = useRef(parts)
  latest.current = parts
  const handle = useRef((event: KeyboardEvent) => {
    const action = findAction(event, latest.current)
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

/**
 * What lies over the screen hides what would change, and what is typed there or into a search is the browser's to undo; so is
 * everything on a screen that has no history. What stands on the page never is: the browser knows of one text alone.
 */
function isUndone({ target }: KeyboardEvent, session: PageSession | null, undo: ScreenUndo): boolean {
  const isSearch = (target as HTMLElement | null)?.closest?.('input[type=search]')
  if (isSearch || document.querySelector('dialog[open]')) return false
  return session !== null || undo.undoLabel !== null || undo.redoLabel !== null
}

/** A held key is one press, and Escape ends a word that is being composed. */
function isFree(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !event.repeat && !event.isComposing
}

/** What the browser itself closes by Escape. Toasts and tooltips only tell something. */
function countOpen(): number {
  return document.querySelectorAll('dialog[open], [popover=auto]:popover-open').length
}

/** The frame's elements have classes of their own window, so the tag decides. */
function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  return Boolean(element?.isContentEditable) || ['INPUT', 'TEXTAREA', 'SELECT'].includes(element?.tagName ?? '')
}
