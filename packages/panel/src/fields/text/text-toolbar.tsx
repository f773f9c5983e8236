import type { TextColor } from '@sitewright/model/text/rich-text'
import { IconButton } from '@sitewright/ui/controls/button'
import { Select } from '@sitewright/ui/controls/select'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { memo, type RefObject, useRef } from 'react'
import { wordsOfKeys } from '../../ground/key-words'
import { TextColors } from './text-colors'
import { TextLink } from './text-link'
import { useToolbarKeys } from './text-toolbar-keys'
import {
  alignButtons,
  applyColor,
  applyKind,
  blockButtons,
  markButtons,
  readKind,
  type TextTool,
  textKinds,
} from './text-tools'

const allButtons = [...markButtons, ...blockButtons, ...alignButtons]

interface TextToolbarProps {
  editor: Editor
  isLinking: boolean
  onLinking: (isLinking: boolean) => void
  toolbar?: RefObject<HTMLDivElement | null>
}

/**
 * Formats of the selected words. Escape leads back to the text; the buttons leave the focus where it is. It follows the
 * editor by itself, so a typed letter that changes no format draws none of it again.
 */
export const TextToolbar = memo(function TextToolbar({ editor, isLinking, onLinking, toolbar }: TextToolbarProps) {
  const own = useRef<HTMLDivElement>(null)
  const element = toolbar ?? own
  useToolbarKeys(element, () => editor.view.focus())
  const state = useEditorState({
    editor,
    selector: () => ({
      kind: readKind(editor),
      on: allButtons.filter((tool) => tool.isOn(editor)).map((tool) => tool.id),
      color: (editor.getAttributes('color').color ?? null) as TextColor | null,
      hasLink: editor.isActive('link'),
    }),
  })
  const drawButton = (tool: TextTool) => (
    <IconButton
      key={tool.id}
      icon={tool.icon}
      label={tool.label}
      keys={wordsOfKeys(tool.keys)}
      aria-keyshortcuts={tool.keys.replace('mod', 'Control')}
      aria-pressed={state.on.includes(tool.id)}
      onClick={() => tool.run(editor)}
    />
  )
  return (
    <>
      <div ref={element} className="text-toolbar" role="toolbar" aria-label="Text" onMouseDown={keepFocus}>
        <Select
          hidesLabel
          label="Text style"
          value={state.kind}
          choices={textKinds}
          onChange={(kind) => {
            applyKind(editor, kind)
            editor.view.focus()
          }}
        />
        {markButtons.map(drawButton)}
        <TextColors value={state.color} onChoose={(color) => applyColor(editor, color)} />
        <IconButton
          icon="link"
          label="Link"
          keys={wordsOfKeys('mod+k')}
          aria-pressed={state.hasLink}
          aria-expanded={isLinking}
          onClick={() => onLinking(!isLinking)}
        />
        {blockButtons.map(drawButton)}
        {alignButtons.map(drawButton)}
      </div>
      {isLinking ? <TextLink editor={editor} onClose={() => onLinking(false)} /> : null}
    </>
  )
})

/** A press on a button must not take the focus out of the text. */
function keepFocus(event: React.MouseEvent) {
  if (!(event.target as Element).closest('select, [popover]')) event.preventDefault()
}
