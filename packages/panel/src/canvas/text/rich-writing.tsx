import type { BlockDefinition } from '@sitewright/blocks/ground/define-block'
import type { RichText } from '@sitewright/model/text/rich-text'
import { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { useEditor } from '../../editor/editor-context'
import { pasteClean } from '../../fields/text/paste-clean'
import { replaceChanged, toEditorContent } from '../../fields/text/sync-text'
import { textExtensions } from '../../fields/text/text-extensions'
import { type EditorNode, toRichText } from '../../fields/text/text-json'
import { TextToolbar } from '../../fields/text/text-toolbar'
import { matchesKeys } from '../../ground/key-words'
import { addBelow } from './add-below'
import { BlockPicker } from './block-picker'
import { placeHost } from './place-host'
import { opensByKey } from './text-fields'
import { TextFloat } from './text-float'
import type { LastPress } from './use-text-openers'
import { useEndByPress, useWrittenText } from './use-written-text'
import type { WritingProps } from './writing-props'

/** Formatted text, written in the frame under the page's own styles, with its toolbar floating over it. */
export function RichWriting({ blockId, text, press, takeTyped, box, stage, onKeyDown, onGrown }: WritingProps) {
  const { session, endText, editText, openDrawer } = useEditor()
  const { value, change, error, label } = useWrittenText(blockId, text.path)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [isLinking, setLinking] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const toolbar = useRef<HTMLDivElement>(null)
  const told = useRef('')
  const frame = text.element.ownerDocument
  const stored = value as RichText
  const latest = useRef({ change, endText, onKeyDown, onGrown, stored, press, takeTyped, label })
  latest.current = { change, endText, onKeyDown, onGrown, stored, press, takeTyped, label }
  useEndByPress(frame, editor?.view.dom ?? null, endText)
  useEffect(() => {
    const host = placeHost(text.element, frame.createElement('div'))
    const now = latest.current
    told.current = JSON.stringify(now.stored)
    const opened = new Editor({
      element: { mount: host.element },
      extensions: textExtensions,
      content: toEditorContent(now.stored),
      injectCSS: false,
      editorProps: {
        attributes: {
          class: text.element.className,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': `${now.label}: text`,
          'data-text-editing': '',
        },
        handleDOMEvents: { paste: pasteClean },
        handleKeyDown: (_, event) => handleKey(event),
      },
      onUpdate: ({ editor: changed }) => {
        const next = toRichText(changed.getJSON() as EditorNode)
        told.current = JSON.stringify(next)
        latest.current.change(next)
        latest.current.onGrown()
      },
    })
    function handleKey(event: KeyboardEvent): boolean {
      if (event.isComposing) return false
      if (event.key === 'Escape') {
        event.stopPropagation()
        latest.current.endText()
        text.element.closest<HTMLElement>('[data-block-id]')?.focus()
        return true
      }
      if (matchesKeys(event, 'mod+k')) {
        setLinking(true)
        return true
      }
      if (matchesKeys(event, 'alt+F10')) {
        toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
        return true
      }
      if (event.key === '/' && isOnEmptyLine(opened)) {
        event.preventDefault()
        setPicking(true)
        return true
      }
      latest.current.onKeyDown(event)
      return event.defaultPrevented
    }
    placeCaret(opened, now.press)
    const typed = now.takeTyped()
    if (typed === '/' && isOnEmptyLine(opened)) setPicking(true)
    else if (typed !== '') opened.commands.insertContent({ type: 'text', text: typed })
    setEditor(opened)
    return () => {
      setEditor(null)
      opened.destroy()
      host.remove()
    }
  }, [text, frame])
  useEffect(() => {
    const incoming = JSON.stringify(stored)
    if (!editor || !stored || incoming === told.current) return
    told.current = incoming
    replaceChanged(editor, stored)
  }, [editor, stored])
  const isGone = editor !== null && !text.element.isConnected
  useEffect(() => {
    if (isGone) endText()
  }, [isGone, endText])
  if (!editor) return null
  function pick(written: Editor, block: BlockDefinition) {
    setPicking(false)
    // The empty line was for the picker alone.
    if (written.state.doc.childCount > 1) written.commands.deleteNode('paragraph')
    const addedId = addBelow(session, blockId, block)
    // Once the frame has drawn it.
    if (addedId) requestAnimationFrame(() => (opensByKey(block.type) ? editText(addedId) : openDrawer('block')))
  }
  return (
    <TextFloat box={box} stage={stage} label={isPicking ? 'Add block' : 'Text formatting'}>
      {isPicking ? (
        <BlockPicker
          onPick={(block) => pick(editor, block)}
          onClose={() => {
            setPicking(false)
            editor.view.focus()
          }}
        />
      ) : (
        <TextToolbar editor={editor} isLinking={isLinking} onLinking={setLinking} toolbar={toolbar} />
      )}
      {error ? (
        <p className="sw-field-error" role="alert">
          {error}
        </p>
      ) : null}
    </TextFloat>
  )
}

/** In a paragraph of its own, not in a list or a quote. */
function isOnEmptyLine({ state: { selection } }: Editor): boolean {
  const { $from, empty } = selection
  return empty && $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
}

/** Where the press fell, or at the end. */
function placeCaret(editor: Editor, press: LastPress | null): void {
  const pressed = press ? editor.view.posAtCoords({ left: press.left, top: press.top }) : null
  editor.commands.setTextSelection(pressed?.pos ?? editor.state.doc.content.size)
  editor.view.focus()
}
