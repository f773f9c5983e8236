import { Fragment, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { readHtml } from '../../document/pasted/read-html'

/**
 * Takes over a paste that brings HTML, before the editor parses it; plain text and code are the editor's own affair.
 * It has to listen to the event itself: `handlePaste` is asked after the editor has parsed the HTML as it is.
 */
export function pasteClean(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? ''
  const { schema, selection, tr } = view.state
  if (html.trim() === '' || selection.$from.parent.type.spec.code) return false
  const pasted = readHtml(html)
  event.preventDefault()
  if (pasted.content.length === 0) return view.pasteText(event.clipboardData?.getData('text/plain') ?? '') || true
  const nodes = pasted.content.map((node) => schema.nodeFromJSON(node))
  view.dispatch(
    tr
      .replaceSelection(Slice.maxOpen(Fragment.from(nodes)))
      .scrollIntoView()
      .setMeta('paste', true),
  )
  return true
}
