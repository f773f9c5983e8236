import { useEffect, useRef, useState } from 'react'
import { useEditor } from '../../editor/editor-context'
import { placeHost } from './place-host'
import { TextFloat } from './text-float'
import { useEndByPress, useWrittenText } from './use-written-text'
import type { WritingProps } from './writing-props'

/** A text without formats, such as the words on a button: the browser's own plain editing is all it needs. */
export function PlainWriting({ blockId, text, press, takeTyped, box, stage, onKeyDown, onGrown }: WritingProps) {
  const { endText } = useEditor()
  const { value, change, error, label } = useWrittenText(blockId, text.path)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const frame = text.element.ownerDocument
  const stored = typeof value === 'string' ? value : ''
  const latest = useRef({ change, endText, onKeyDown, onGrown, stored, press, takeTyped, label })
  latest.current = { change, endText, onKeyDown, onGrown, stored, press, takeTyped, label }
  useEndByPress(frame, host, endText)
  useEffect(() => {
    const { element } = text
    const made = placeHost(element, makeField(element, `${latest.current.label}: text`))
    const field = made.element
    field.textContent = latest.current.stored
    setHost(field)
    field.focus()
    placeCaret(field, latest.current.press)
    const typed = latest.current.takeTyped()
    if (typed !== '') frame.execCommand('insertText', false, typed)
    function tell() {
      latest.current.change(readLine(field))
      latest.current.onGrown()
    }
    if (typed !== '') tell()
    field.addEventListener('input', tell)
    field.addEventListener('keydown', (event) => {
      latest.current.onKeyDown(event)
      if (event.defaultPrevented || event.isComposing) return
      if (event.key !== 'Escape' && event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
      latest.current.endText()
      element.closest<HTMLElement>('[data-block-id]')?.focus()
    })
    return () => {
      made.remove()
      setHost(null)
    }
  }, [text, frame])
  useEffect(() => {
    if (!host || readLine(host) === stored || error !== undefined) return
    host.textContent = stored
    placeCaret(host, null)
  }, [host, stored, error])
  return (
    <TextFloat box={box} stage={stage} label="Text">
      {error ? (
        <p className="sw-field-error" role="alert">
          {error}
        </p>
      ) : (
        <p className="text-float-note">Press Enter or Esc to finish</p>
      )}
    </TextFloat>
  )
}

function makeField(source: HTMLElement, label: string): HTMLElement {
  const field = source.cloneNode(false) as HTMLElement
  for (const name of ['id', 'href', 'target', 'data-button-tracking', 'data-text-source']) field.removeAttribute(name)
  const attributes = {
    contenteditable: 'plaintext-only',
    role: 'textbox',
    'aria-label': label,
    'data-text-editing': '',
  }
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
  return field
}

/** One line: breaks and the browser's hard spaces are plain spaces. */
function readLine(field: HTMLElement): string {
  return (field.textContent ?? '').replace(/[\n\r\u00a0]/g, ' ')
}

function placeCaret(field: HTMLElement, press: { left: number; top: number } | null): void {
  const frame = field.ownerDocument
  const selection = frame.getSelection()
  const pressed =
    press && 'caretPositionFromPoint' in frame ? frame.caretPositionFromPoint(press.left, press.top) : null
  if (pressed && field.contains(pressed.offsetNode)) {
    selection?.collapse(pressed.offsetNode, pressed.offset)
    return
  }
  selection?.selectAllChildren(field)
  selection?.collapseToEnd()
}
