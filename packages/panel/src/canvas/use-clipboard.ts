import { toasts } from '@sitewright/ui/toast-store'
import { useEffect } from 'react'
import { readClip, writeClip } from '../document/clipboard/clip'
import { cutBlocks, cutSection } from '../document/commands/cut'
import { pasteClip, whyNotPaste } from '../document/commands/paste-clip'
import type { PageSession } from '../document/page-session'

/** Kept beside plain text: a place that takes only its own type still finds the blocks, and a text can be sent along by mail. */
const clipType = 'application/x-sitewright-clip'

/** Copy, cut and paste of parts of the page, in the frame and around it, over pages and sites. */
export function useClipboard(frame: Document | null, session: PageSession): void {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    for (const target of frame ? [document, frame] : [document]) {
      target.addEventListener('copy', (event) => copy(event, session), { signal })
      target.addEventListener('cut', (event) => copy(event, session) && cutSelected(session), { signal })
      target.addEventListener('paste', (event) => paste(event, session), { signal })
    }
    return () => ended.abort()
  }, [frame, session])
}

function copy(event: ClipboardEvent, { store }: PageSession): boolean {
  const { page, selection } = store.read()
  const text = isForText(event) ? null : writeClip(page, selection, location.host)
  if (text === null || !event.clipboardData) return false
  event.preventDefault()
  event.clipboardData.setData(clipType, text)
  event.clipboardData.setData('text/plain', text)
  return true
}

function cutSelected({ store }: PageSession): void {
  const { selection } = store.read()
  store.run(selection.blockId ? cutBlocks : cutSection, selection)
}

function paste(event: ClipboardEvent, session: PageSession): void {
  if (isForText(event) || !event.clipboardData) return
  const text = event.clipboardData.getData(clipType) || event.clipboardData.getData('text/plain')
  if (pasteText(text, session)) event.preventDefault()
}

function pasteText(text: string, { store }: PageSession): boolean {
  const answer = readClip(text.trim(), location.host)
  if (!answer) return false
  const { page, selection } = store.read()
  const refused = 'refused' in answer ? answer.refused : whyNotPaste(page, { clip: answer.clip, selection })
  if (refused !== null) toasts.show({ kind: 'error', text: refused })
  if (refused !== null || 'refused' in answer) return true
  store.run(pasteClip, { clip: answer.clip, selection })
  if (answer.clip.lostFiles > 0) {
    toasts.show({ kind: 'error', text: 'Pasted without its pictures: they belong to another site.' })
  }
  return true
}

/** Menus have no clipboard event of their own: the browser is asked to make one. */
export function copyByMenu(): void {
  document.execCommand('copy')
}

export function cutByMenu(): void {
  document.execCommand('cut')
}

export async function pasteByMenu(session: PageSession): Promise<void> {
  const text = await navigator.clipboard?.readText().catch(() => null)
  if (text === null || text === undefined)
    toasts.show({ text: 'Press the keys for paste: this browser asks for them.' })
  else if (!pasteText(text, session)) toasts.show({ text: 'There is no block to paste.' })
}

/** Text that is being written or has been marked is copied as text. */
export function isForText(event: ClipboardEvent): boolean {
  const target = event.target as HTMLElement | null
  const isField = ['INPUT', 'TEXTAREA', 'SELECT'].includes(target?.tagName ?? '')
  const isMarked = event.type !== 'paste' && target?.ownerDocument?.getSelection()?.isCollapsed === false
  return isField || isMarked || Boolean(target?.isContentEditable || target?.closest?.('[data-text-editing]'))
}
