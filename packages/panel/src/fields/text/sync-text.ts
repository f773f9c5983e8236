import type { RichText } from '@sitewright/model/text/rich-text'
import type { Editor, JSONContent } from '@tiptap/core'

/** A document without a paragraph has no place for the caret. */
export function toEditorContent(text: RichText): JSONContent {
  return text.content.length > 0 ? (text as JSONContent) : { type: 'doc', content: [{ type: 'paragraph' }] }
}

/** Puts a text from outside (undo, another window) into the open editor; only what differs is replaced, so the caret stays. */
export function replaceChanged(editor: Editor, text: RichText): void {
  const { doc } = editor.state
  const next = editor.schema.nodeFromJSON(toEditorContent(text))
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || !end) return
  // Equal letters on both sides of the change can make the two ends cross.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const tr = editor.state.tr
  try {
    tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
    if (!tr.doc.eq(next)) throw new Error('the parts do not fit')
    editor.view.dispatch(tr.setMeta('preventUpdate', true))
  } catch {
    editor.commands.setContent(toEditorContent(text), { emitUpdate: false })
  }
}
