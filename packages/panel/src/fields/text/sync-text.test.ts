import { type RichText, richTextOf } from '@sitewright/model/text/rich-text'
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { replaceChanged, toEditorContent } from './sync-text'
import { textExtensions } from './text-extensions'
import { type EditorNode, toRichText } from './text-json'

function openEditor(text: RichText) {
  const told: unknown[] = []
  const editor = new Editor({
    element: null,
    extensions: textExtensions,
    content: toEditorContent(text),
    injectCSS: false,
    onUpdate: ({ editor: changed }) => told.push(changed.getJSON()),
  })
  return { editor, told, read: () => toRichText(editor.getJSON() as EditorNode) }
}

function wordsOf(text: RichText): string[] {
  return text.content.map((node) => JSON.stringify(node).match(/"text":"([^"]*)"/)?.[1] ?? '')
}

test('a change from outside reaches the open editor, leaves the caret where it was and is not told again', () => {
  const { editor, told, read } = openEditor(richTextOf('One two', 'Three'))
  editor.commands.setTextSelection(4)
  replaceChanged(editor, richTextOf('One two', 'Three and four'))
  expect(wordsOf(read())).toEqual(['One two', 'Three and four'])
  expect(editor.state.selection.from).toBe(4)
  replaceChanged(editor, richTextOf('Three and four'))
  expect(wordsOf(read())).toEqual(['Three and four'])
  expect(told).toEqual([])
})

test('a text that repeats itself is taken over whole', () => {
  const { editor, read } = openEditor(richTextOf('aaaa', 'aaaa', 'b'))
  replaceChanged(editor, richTextOf('aaaa', 'b'))
  expect(wordsOf(read())).toEqual(['aaaa', 'b'])
  replaceChanged(editor, richTextOf('aaaa', 'aaaa', 'aaaa', 'b'))
  expect(wordsOf(read())).toEqual(['aaaa', 'aaaa', 'aaaa', 'b'])
})

test('an empty text is open with a paragraph to write in', () => {
  const { editor, read } = openEditor({ type: 'doc', content: [] })
  expect(read().content).toHaveLength(1)
  replaceChanged(editor, richTextOf('Back'))
  expect(wordsOf(read())).toEqual(['Back'])
  replaceChanged(editor, { type: 'doc', content: [] })
  expect(wordsOf(read())).toEqual([''])
})
