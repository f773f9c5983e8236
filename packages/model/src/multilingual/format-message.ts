import type { MessagePart } from './message-parts'

export type MessageValues = Readonly<Record<string, string | number>>

/** A value that is not given leaves its place readable, so that a missing name is seen and not hidden. */
export function formatMessage(parts: readonly MessagePart[], values: MessageValues, locale: string): string {
  return formatParts(parts, { values, locale, number: '' })
}

interface Frame {
  values: MessageValues
  locale: string
  number: string
}

function formatParts(parts: readonly MessagePart[], frame: Frame): string {
  return parts.map((part) => formatPart(part, frame)).join('')
}

function formatPart(part: MessagePart, frame: Frame): string {
  if (typeof part === 'string') return part
  if (part.kind === 'number') return frame.number
  const value = Object.hasOwn(frame.values, part.name) ? frame.values[part.name] : undefined
  switch (part.kind) {
    case 'value':
      return value === undefined ? `{${part.name}}` : formatValue(value, frame.locale)
    case 'select':
      return formatParts(part.cases.get(String(value)) ?? part.cases.get('other') ?? [], frame)
    case 'plural': {
      const count = Number(value ?? 0)
      const shown = count - part.offset
      const rules = new Intl.PluralRules(frame.locale, { type: part.isOrdinal ? 'ordinal' : 'cardinal' })
      const chosen = part.cases.get(`=${count}`) ?? part.cases.get(rules.select(shown)) ?? part.cases.get('other')
      return formatParts(chosen ?? [], { ...frame, number: formatValue(shown, frame.locale) })
    }
  }
}

function formatValue(value: string | number, locale: string): string {
  return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value
}
