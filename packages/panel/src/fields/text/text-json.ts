import { isAllowedTarget } from '@sitewright/model/link-targets/is-allowed-target'
import { type RichText, textAlignments, textColor } from '@sitewright/model/text/rich-text'

/** The editor's own JSON: looser than what is stored. */
export interface EditorNode {
  type?: string | undefined
  attrs?: Record<string, unknown> | undefined
  content?: EditorNode[] | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
  text?: string | undefined
}

const plainMarks = new Set(['bold', 'italic', 'underline', 'strike', 'code'])
const containers = new Set(['doc', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'codeBlock'])

/** What the editor holds, cut down to the closed set of the stored text; an attribute too many would be refused by the host. */
export function toRichText(node: EditorNode): RichText {
  return { type: 'doc', content: (node.content ?? []).flatMap(cleanNode) } as RichText
}

function cleanNode(node: EditorNode): EditorNode[] {
  const content = node.content?.flatMap(cleanNode)
  const inner = content && content.length > 0 ? { content } : {}
  if (node.type === 'text') return node.text ? [{ type: 'text', text: node.text, ...cleanMarks(node.marks) }] : []
  if (node.type === 'hardBreak' || node.type === 'horizontalRule') return [{ type: node.type }]
  if (node.type === 'paragraph') return [{ type: 'paragraph', ...paragraphAttrs(node.attrs), ...inner }]
  if (node.type === 'heading') {
    const level = Number(node.attrs?.level)
    return [
      {
        type: 'heading',
        attrs: { level: [1, 2, 3, 4].includes(level) ? level : 4, ...alignment(node.attrs) },
        ...inner,
      },
    ]
  }
  if (node.type === 'codeBlock') {
    const text = (node.content ?? []).map((it) => it.text ?? '').join('')
    return [{ type: 'codeBlock', ...(text ? { content: [{ type: 'text', text }] } : {}) }]
  }
  if (node.type && containers.has(node.type)) return [{ type: node.type, content: content ?? [] }]
  return content ?? []
}

function paragraphAttrs(attrs: Record<string, unknown> = {}): Pick<EditorNode, 'attrs'> {
  const size = [1, 2, 3].includes(Number(attrs.size)) ? Number(attrs.size) : 2
  return { attrs: { ...alignment(attrs), size } }
}

function alignment(attrs: Record<string, unknown> = {}): { textAlign: string } {
  return { textAlign: textAlignments.find((it) => it === attrs.textAlign) ?? 'left' }
}

function cleanMarks(marks: EditorNode['marks'] = []): Pick<EditorNode, 'marks'> {
  const kept = marks.flatMap((mark) => {
    if (plainMarks.has(mark.type)) return [{ type: mark.type }]
    if (mark.type === 'color') {
      const color = textColor.safeParse(mark.attrs?.color)
      return color.success ? [{ type: 'color', attrs: { color: color.data } }] : []
    }
    const href = mark.attrs?.href
    if (mark.type !== 'link' || typeof href !== 'string' || !isAllowedTarget(href)) return []
    return [{ type: 'link', attrs: { href, newWindow: mark.attrs?.newWindow === true } }]
  })
  return kept.length > 0 ? { marks: kept } : {}
}
