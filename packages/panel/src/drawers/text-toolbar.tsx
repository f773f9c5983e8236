import { Button, IconButton } from '@sitewright/ui/button'
import type { IconName } from '@sitewright/ui/icons'
import { Select } from '@sitewright/ui/select'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { LinkField } from './link-field'

const kinds = [
  { value: 'p1', label: 'Lead paragraph' },
  { value: 'p2', label: 'Paragraph' },
  { value: 'p3', label: 'Small print' },
  { value: 'h1', label: 'Heading 1' },
  { value: 'h2', label: 'Heading 2' },
  { value: 'h3', label: 'Heading 3' },
  { value: 'h4', label: 'Heading 4' },
] as const
type Kind = (typeof kinds)[number]['value']

interface Tool {
  name: string
  icon?: IconName
  letter?: string
  label: string
  run: (editor: Editor) => void
}

const marks: readonly Tool[] = [
  { name: 'bold', letter: 'B', label: 'Bold', run: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', letter: 'I', label: 'Italic', run: (editor) => editor.chain().focus().toggleItalic().run() },
]
const blocks: readonly Tool[] = [
  {
    name: 'bulletList',
    icon: 'bulletList',
    label: 'Bulleted list',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: 'orderedList',
    label: 'Numbered list',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    icon: 'quote',
    label: 'Quote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]
const alignments = [
  { value: 'left', icon: 'alignLeft', label: 'Align left' },
  { value: 'center', icon: 'alignCenter', label: 'Align center' },
  { value: 'right', icon: 'alignRight', label: 'Align right' },
] as const

interface ToolbarProps {
  editor: Editor
  askForLink: () => { href: string; apply: (href: string) => boolean }
}

export function TextToolbar({ editor, askForLink }: ToolbarProps) {
  const [link, setLink] = useState<{ href: string; apply: (href: string) => boolean } | null>(null)
  const state = useEditorState({
    editor,
    selector: () => ({
      kind: readKind(editor),
      active: [...marks, ...blocks].filter((tool) => editor.isActive(tool.name)).map((tool) => tool.name),
      align: alignments.find((it) => editor.isActive({ textAlign: it.value }))?.value ?? 'left',
      hasLink: editor.isActive('link'),
    }),
  })
  return (
    <>
      <div className="text-toolbar" role="toolbar" aria-label="Text" onKeyDown={moveInToolbar}>
        <Select
          hidesLabel
          label="Kind of text"
          value={state.kind}
          choices={kinds}
          onChange={(kind) => applyKind(editor, kind)}
        />
        {marks.map((tool) => (
          <button
            key={tool.name}
            type="button"
            className={`sw-icon-button text-tool-${tool.name}`}
            aria-label={tool.label}
            aria-pressed={state.active.includes(tool.name)}
            onClick={() => tool.run(editor)}
          >
            {tool.letter}
          </button>
        ))}
        <IconButton
          icon="link"
          label="Link"
          aria-pressed={state.hasLink}
          onClick={() => setLink(link ? null : askForLink())}
        />
        {blocks.map((tool) => (
          <IconButton
            key={tool.name}
            icon={tool.icon ?? 'more'}
            label={tool.label}
            aria-pressed={state.active.includes(tool.name)}
            onClick={() => tool.run(editor)}
          />
        ))}
        {alignments.map(({ value, icon, label }) => (
          <IconButton
            key={value}
            icon={icon}
            label={label}
            aria-pressed={state.align === value}
            onClick={() => align(editor, value)}
          />
        ))}
      </div>
      {link ? <LinkRow link={link} onClose={() => setLink(null)} /> : null}
    </>
  )
}

function LinkRow({ link, onClose }: { link: { href: string; apply: (href: string) => boolean }; onClose: () => void }) {
  const [href, setHref] = useState(link.href)
  const [isRefused, setRefused] = useState(false)
  function apply(target: string) {
    if (link.apply(target.trim())) onClose()
    else setRefused(true)
  }
  return (
    <div className="text-link-row">
      <LinkField
        label="Leads to"
        value={href}
        onChange={setHref}
        error={isRefused ? 'This address cannot be linked to.' : undefined}
      />
      <div className="row-actions">
        {link.href ? (
          <Button kind="quiet" size="small" onClick={() => apply('')}>
            Remove link
          </Button>
        ) : null}
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" size="small" onClick={() => apply(href)}>
          Set link
        </Button>
      </div>
    </div>
  )
}

function readKind(editor: Editor): Kind {
  if (editor.isActive('heading')) return `h${editor.getAttributes('heading').level}` as Kind
  return `p${editor.getAttributes('paragraph').size ?? 2}` as Kind
}

function applyKind(editor: Editor, kind: Kind) {
  const number = Number(kind.slice(1)) as 1 | 2 | 3 | 4
  const chain = editor.chain().focus()
  if (kind.startsWith('h')) chain.setHeading({ level: number }).run()
  else chain.setParagraph().updateAttributes('paragraph', { size: number }).run()
}

function align(editor: Editor, textAlign: string) {
  editor.chain().focus().updateAttributes('paragraph', { textAlign }).updateAttributes('heading', { textAlign }).run()
}

function moveInToolbar(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
  if (event.target instanceof HTMLSelectElement) return
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select')]
  const step = event.key === 'ArrowRight' ? 1 : -1
  tools[(tools.indexOf(event.target as HTMLElement) + step + tools.length) % tools.length]?.focus()
}
