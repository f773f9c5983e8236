import { parsePagePath } from '../pages/addresses/page-path'

/** An address of the site that is another one from now on, both without query and with a slash in front. */
export interface MovedAddress {
  readonly from: string
  readonly to: string
  /** All that is below the address moves with it, such as the products of a store. */
  readonly withBelow?: boolean
}

/** Every stored link stands under one of these names; a test of the blocks holds them to it. */
export const linkKeys = ['href', 'linkTarget', 'successUrl', 'sourceUrl', 'ticketsUrl'] as const

/** The same link to the new address, with its query and its anchor; null when it leads elsewhere. */
export function repairLink(link: string, { from, to, withBelow = false }: MovedAddress): string | null {
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/s.exec(link) ?? []
  const parsed = path === '' ? null : parsePagePath(path)
  if (parsed?.path === from) return to + rest
  return withBelow && parsed?.path.startsWith(`${from}/`) ? to + parsed.path.slice(from.length) + rest : null
}

/** A stored document with every link to the old address led to the new one; the very same object when it has none. */
export function repairLinks<Stored>(stored: Stored, moved: MovedAddress): Stored {
  return repairValue(stored, moved) as Stored
}

function repairValue(value: unknown, moved: MovedAddress): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => repairValue(item, moved))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, field]) => [key, repairField(value, key, field, moved)] as const)
  const isChanged = entries.some(([key, field]) => field !== (value as Record<string, unknown>)[key])
  return isChanged ? Object.fromEntries(entries) : value
}

function repairField(owner: object, key: string, field: unknown, moved: MovedAddress): unknown {
  if (typeof field === 'string') return isLinkKey(key) ? (repairLink(field, moved) ?? field) : field
  if (key === 'props' && (owner as { type?: unknown }).type === 'markdown') return repairMarkdown(field, moved)
  return repairValue(field, moved)
}

function isLinkKey(key: string): boolean {
  return linkKeys.some((known) => known === key)
}

const markdownLink = /(\]\(\s{0,9}<?)(\/[^\s)>]{0,2000})/g

function repairMarkdown(props: unknown, moved: MovedAddress): unknown {
  const source = (props as { source?: unknown } | null)?.source
  if (typeof source !== 'string') return props
  const repaired = source.replace(
    markdownLink,
    (_all, before: string, link: string) => before + (repairLink(link, moved) ?? link),
  )
  return repaired === source ? props : { ...(props as object), source: repaired }
}

/** Mappings of old addresses, one a line: those that led to the old address lead to the new one at once. */
export function repairMappingLines(lines: string, moved: MovedAddress): string {
  return lines.replace(/[^\r\n]+/g, (line) => repairMappingLine(line, moved))
}

function repairMappingLine(line: string, moved: MovedAddress): string {
  const arrow = /\s->\s/.exec(line)
  if (arrow === null) return line
  const before = line.slice(0, arrow.index + arrow[0].length)
  const rest = line.slice(before.length)
  const blanks = rest.length - rest.trimStart().length
  const [target = ''] = rest.slice(blanks).split(/\s/, 1)
  if (!target.startsWith('/') || before.includes('#')) return line
  const repaired = repairLink(target, moved) ?? target
  const [source = ''] = before.trimStart().toLowerCase().split(/\s/, 1)
  // A line that would lead to itself says nothing any more and would make the whole list invalid.
  return source === repaired ? line : before + rest.slice(0, blanks) + repaired + rest.slice(blanks + target.length)
}
