import { isAllowedTarget } from '@sitewright/model/text/link-target'
import type { RichText } from '@sitewright/model/text/rich-text'
import { type Editor, EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef } from 'react'
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
  const latest = useRef({ onChange, told: JSON.stringify(value) })
  latest.current.onChange = onChange
  const editor = useEditor({
    extensions: textExtensions,
    content: value as JSONContent,
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-labelledby': labelId, 'aria-multiline': 'true', role: 'textbox', class: 'text-editor-body' },
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
    editor.commands.setContent(value as JSONContent, { emitUpdate: false })
  }, [editor, value])
  return (
    <div className="sw-field">
      <span className="sw-field-label" id={labelId}>
        {label}
      </span>
      <div className="text-editor">
        {editor ? <TextToolbar editor={editor} askForLink={() => askForLink(editor)} /> : null}
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

function askForLink(editor: Editor): { href: string; apply: (href: string) => boolean } {
  return {
    href: String(editor.getAttributes('link').href ?? ''),
    apply: (href) => {
      if (!isAllowedTarget(href)) return false
      const chain = editor.chain().focus().extendMarkRange('link')
      return href === '' ? chain.unsetLink().run() : chain.setLink({ href }).run()
    },
  }
}
