import type { TextColor } from '@sitewright/model/text/rich-text'
import type { IconName } from '@sitewright/ui/base/icons'
import type { Editor } from '@tiptap/core'

/** One button of the text toolbar. Its keys work in the text itself, whether or not the toolbar is shown. */
export interface TextTool {
  readonly id: string
  readonly icon: IconName
  readonly label: string
  readonly keys: string
  readonly isOn: (editor: Editor) => boolean
  readonly run: (editor: Editor) => void
}

const markTools = [
  ['bold', 'Bold', 'mod+b'],
  ['italic', 'Italic', 'mod+i'],
  ['underline', 'Underline', 'mod+u'],
  ['strike', 'Strikethrough', 'mod+shift+s'],
] as const

export const markButtons: readonly TextTool[] = markTools.map(([id, label, keys]) => ({
  id,
  icon: id,
  label,
  keys,
  isOn: (editor) => editor.isActive(id),
  run: (editor) => editor.commands.toggleMark(id),
}))

const blockTools = [
  ['bulletList', 'bulletList', 'Bulleted list', 'mod+shift+8', 'toggleBulletList'],
  ['orderedList', 'orderedList', 'Numbered list', 'mod+shift+7', 'toggleOrderedList'],
  ['blockquote', 'quote', 'Quote', 'mod+shift+b', 'toggleBlockquote'],
] as const

export const blockButtons: readonly TextTool[] = blockTools.map(([id, icon, label, keys, command]) => ({
  id,
  icon,
  label,
  keys,
  isOn: (editor) => editor.isActive(id),
  run: (editor) => editor.commands[command](),
}))

const alignTools = [
  ['left', 'alignLeft', 'Align left', 'mod+shift+l'],
  ['center', 'alignCenter', 'Align center', 'mod+shift+e'],
  ['right', 'alignRight', 'Align right', 'mod+shift+r'],
] as const

export const alignButtons: readonly TextTool[] = alignTools.map(([textAlign, icon, label, keys]) => ({
  id: icon,
  icon,
  label,
  keys,
  isOn: (editor) => editor.isActive({ textAlign }),
  run: (editor) => alignText(editor, textAlign),
}))

function alignText(editor: Editor, textAlign: string): boolean {
  return editor.chain().updateAttributes('paragraph', { textAlign }).updateAttributes('heading', { textAlign }).run()
}

export const textKinds = [
  { value: 'p1', label: 'Lead paragraph' },
  { value: 'p2', label: 'Paragraph' },
  { value: 'p3', label: 'Small text' },
  { value: 'h1', label: 'Heading 1' },
  { value: 'h2', label: 'Heading 2' },
  { value: 'h3', label: 'Heading 3' },
  { value: 'h4', label: 'Heading 4' },
] as const
export type TextKind = (typeof textKinds)[number]['value']

export function readKind(editor: Editor): TextKind {
  if (editor.isActive('heading')) return `h${editor.getAttributes('heading').level}` as TextKind
  return `p${editor.getAttributes('paragraph').size ?? 2}` as TextKind
}

export function applyKind(editor: Editor, kind: TextKind): void {
  const number = Number(kind.slice(1)) as 1 | 2 | 3 | 4
  if (kind.startsWith('h')) editor.commands.setHeading({ level: number })
  else editor.chain().setParagraph().updateAttributes('paragraph', { size: number }).run()
}

export function applyColor(editor: Editor, color: TextColor | null): void {
  if (color === null) editor.chain().focus().extendMarkRange('color').unsetMark('color').run()
  else editor.chain().focus().setMark('color', { color }).run()
}

/** Sets or (with an empty address) takes away the link of the selected words; without words the address itself is written. */
export function applyLink(editor: Editor, href: string, newWindow: boolean): void {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (href === '') chain.unsetMark('link').run()
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    const mark = { type: 'link', attrs: { href, newWindow } }
    chain.insertContent({ type: 'text', text: href.replace(/^(mailto|tel):/, ''), marks: [mark] }).run()
  } else chain.setMark('link', { href, newWindow }).run()
}
