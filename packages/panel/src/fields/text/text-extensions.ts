import { textColor } from '@sitewright/model/text/rich-text'
import { Extension, Mark } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { alignButtons } from './text-tools'

/** Alignment and size travel as data attributes: the panel's content policy forbids style attributes. */
const textLook = Extension.create({
  name: 'textLook',
  addKeyboardShortcuts() {
    return Object.fromEntries(
      alignButtons.map((tool) => [
        tool.keys.replace('mod', 'Mod').replace('shift', 'Shift').replaceAll('+', '-'),
        () => {
          tool.run(this.editor)
          return true
        },
      ]),
    )
  },
  addGlobalAttributes() {
    return [
      { types: ['paragraph', 'heading'], attributes: { textAlign: dataAttribute('textAlign', 'align', 'left') } },
      { types: ['paragraph'], attributes: { size: dataAttribute('size', 'size', 2) } },
      { types: ['link'], attributes: { newWindow: { default: false, rendered: false } } },
    ]
  },
})

function dataAttribute<Value extends string | number>(name: string, attribute: string, fallback: Value) {
  return {
    default: fallback,
    parseHTML: (element: HTMLElement) => element.dataset[attribute] ?? fallback,
    renderHTML: (attributes: Record<string, unknown>) => ({
      [`data-${attribute}`]: String(attributes[name] ?? fallback),
    }),
  }
}

/** A name of the palette; what it looks like is the theme's affair. */
const color = Mark.create({
  name: 'color',
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: (element: HTMLElement) => textColor.safeParse(element.dataset.color).data ?? null,
      renderHTML: (attributes: Record<string, unknown>) => ({ 'data-color': String(attributes.color) }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-color]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

export const textExtensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: { openOnClick: false, autolink: false, linkOnPaste: true, defaultProtocol: 'https' },
    // The page has its own undo, which must see every change.
    undoRedo: false,
    trailingNode: false,
    // It draws into the panel's own window, wherever the text is.
    dropcursor: false,
  }),
  textLook,
  color,
]
