import { toasts } from '@sitewright/ui/floating/toast-store'
import { useEffect, useRef } from 'react'
import { readClip, writeClip } from '../../document/clipboard/clip'
import { readPlain, wordsClip } from '../../document/clipboard/words-clip'
import { cutBlocks, cutSection } from '../../document/commands/cut'
import { pasteClip, whyNotPaste } from '../../document/commands/paste-clip'
import { readHtml } from '../../document/pasted/read-html'
import type { PageSession } from '../../document/sessions/page-session'
import { sitePath } from '../../ground/site-path'
import { shownFiles } from '../files/put-files'

type PutFiles = (files: readonly File[]) => void

/** Kept beside plain text: a place that takes only its own type still finds the blocks, and a text can be sent along by mail. */
const clipType = 'application/x-sitewright-clip'

/** Copy, cut and paste of parts of the page, in the frame and around it, over pages and sites; words and pictures come from anywhere. */
export function useClipboard(frame: Document | null, session: PageSession, putFiles: PutFiles): void {
  const latest = useRef(putFiles)
  latest.current = putFiles
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    for (const target of frame ? [document, frame] : [document]) {
      target.addEventListener('copy', (event) => copy(event, session), { signal })
      target.addEventListener('cut', (event) => copy(event, session) && cutSelected(session), { signal })
      target.addEventListener('paste', (event) => paste(event, session, latest.current), { signal })
    }
    return () => ended.abort()
  }, [frame, session])
}

function copy(event: ClipboardEvent, { store }: PageSession): boolean {
  const { page, selection } = store.read()
  const text = isForPage(event) ? writeClip(page, selection, location.host + sitePath) : null
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

function paste(event: ClipboardEvent, session: PageSession, putFiles: PutFiles): void {
  const { clipboardData } = event
  if (!isForPage(event) || !clipboardData) return
  const files = [...clipboardData.files]
  const copied = {
    clip: clipboardData.getData(clipType),
    html: clipboardData.getData('text/html'),
    // Beside a picture it is the address that the picture came from.
    plain: files.length > 0 ? '' : clipboardData.getData('text/plain'),
  }
  const shown = shownFiles(files)
  if (pasteCopied(copied, session)) event.preventDefault()
  else if (shown.length > 0) {
    event.preventDefault()
    putFiles(shown)
  }
}

interface Copied {
  readonly clip?: string
  readonly html: string
  readonly plain: string
}

/** Parts of a page, else words as a text block. False when it is neither. */
function pasteCopied({ clip, html, plain }: Copied, { store }: PageSession): boolean {
  const answer =
    readClip((clip || plain).trim(), location.host + sitePath) ??
    wordsClip(readHtml(html)) ??
    wordsClip(readPlain(plain))
  if (!answer) return false
  const { page, selection } = store.read()
  const refused = 'refused' in answer ? answer.refused : whyNotPaste(page, { clip: answer.clip, selection })
  if (refused !== null) toasts.show({ kind: 'error', text: refused })
  if (refused !== null || 'refused' in answer) return true
  store.run(pasteClip, { clip: answer.clip, selection })
  if (answer.clip.lostFiles > 0) {
    toasts.show({ kind: 'error', text: 'Pasted without images: they belong to another site' })
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
  const copied = await readCopied().catch(() => null)
  if (!copied) toasts.show({ text: 'Use the keyboard shortcut to paste in this browser' })
  else if (!pasteCopied(copied, session)) toasts.show({ text: 'Nothing to paste: the clipboard has no text or blocks' })
}

async function readCopied(): Promise<Copied> {
  const items = await navigator.clipboard.read()
  async function find(type: string): Promise<string> {
    const item = items.find((it) => it.types.includes(type))
    return item ? (await item.getType(type)).text() : ''
  }
  return { html: await find('text/html'), plain: await find('text/plain') }
}

/** Not for a field or a text that is being written; what is marked is copied as text, and a dialog keeps what is pasted. */
function isForPage(event: ClipboardEvent): boolean {
  const target = event.target as HTMLElement | null
  const isField = ['INPUT', 'TEXTAREA', 'SELECT'].includes(target?.tagName ?? '')
  const isWritten = target?.isContentEditable || target?.closest?.('[data-text-editing]')
  if (event.type === 'paste') return !isField && !isWritten && !target?.closest?.('dialog')
  return !isField && !isWritten && target?.ownerDocument?.getSelection()?.isCollapsed !== false
}
