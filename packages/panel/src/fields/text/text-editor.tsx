import type { RichText } from '@sitewright/model/text/rich-text'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { matchesKeys } from '../../ground/key-words'
import { pasteClean } from './paste-clean'
import { replaceChanged, toEditorContent } from './sync-text'
import { textExtensions } from './text-extensions'
import { type EditorNode, toRichText } from './text-json'
import { TextToolbar } from './text-toolbar'

interface TextEditorProps {
  label: string
  value: RichText
  onChange: (value: RichText) => void
  error?: string | undefined
}

/** Rich text in a drawer. Each change is told at once, so that the page beside it follows the typing. */
export function TextEditor({ label, value, onChange, error }: TextEditorProps) {
  const labelId = useId()
  const [isLinking, setLinking] = useState(false)
  const latest = useRef({ onChange, told: JSON.stringify(value) })
  latest.current.onChange = onChange
  const editor = useEditor({
    extensions: textExtensions,
    content: toEditorContent(value),
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-labelledby': labelId, 'aria-multiline': 'true', role: 'textbox', class: 'text-editor-body' },
      handleDOMEvents: { paste: pasteClean },
      handleKeyDown: (_, event) => {
        if (!matchesKeys(event, 'mod+k')) return false
        event.stopPropagation()
        setLinking(true)
        return true
      },
    },
    onUpdate: ({ editor: changed }) => {
      const text = toRichText(changed.getJSON() as EditorNode)
      latest.current.told = JSON.stringify(text)
      latest.current.onChange(text)
    },
  })
  useEffect(() => {
    // Undo and other tabs change the text from outside; what came from here must not move the caret.
    const incoming = JSON.stringify(value)
    if (!editor || incoming === latest.current.told) return
    latest.current.told = incoming
    replaceChanged(editor, value)
  }, [editor, value])
  return (
    <div className="sw-field">
      <span className="sw-field-label" id={labelId}>
        {label}
      </span>
      <div className="text-editor">
        {editor ? <TextToolbar editor={editor} isLinking={isLinking} onLinking={setLinking} /> : null}
        <EditorContent editor={editor} />
      </div>
      {error ? (
        <p className="sw-field-error" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
