import { invalidKeyText, isPluralKey, isSelectKey } from './message-keys'
import type { MessageCases, MessagePart } from './message-parts'
import { TextCursor } from './text-cursor'

const maxDepth = 10

interface Place {
  locale: string
  depth: number
  isInPlural: boolean
}

/** Throws a `MessageFormatError` that says what is wrong and where. */
export function parseMessage(message: string, locale: string): readonly MessagePart[] {
  const cursor = new TextCursor(message)
  const parts = parseParts(cursor, { locale, depth: 0, isInPlural: false })
  if (!cursor.isAtEnd) cursor.fail('Unexpected }')
  return parts
}

function parseParts(cursor: TextCursor, place: Place): MessagePart[] {
  if (place.depth > maxDepth) cursor.fail('Too many levels')
  const parts: MessagePart[] = []
  let text = ''
  function endText() {
    if (text !== '') parts.push(text)
    text = ''
  }
  while (!cursor.isAtEnd && cursor.peek() !== '}') {
    const character = cursor.peek()
    if (character === '{') {
      endText()
      parts.push(parseArgument(cursor, place))
    } else if (character === '#' && place.isInPlural) {
      endText()
      cursor.take()
      parts.push({ kind: 'number' })
    } else {
      text += character === "'" ? takeQuoted(cursor) : cursor.take()
    }
  }
  endText()
  return parts
}

/** `''` is an apostrophe; an apostrophe before a brace or `#` starts text that is taken literally. */
function takeQuoted(cursor: TextCursor): string {
  cursor.take()
  if (cursor.peek() === "'") return cursor.take()
  if (!'{}#'.includes(cursor.peek()) || cursor.isAtEnd) return "'"
  const quoted = cursor.takeMatch(/(?:''|[^'])*/y)
  if (!cursor.isAtEnd) cursor.take()
  return quoted.replaceAll("''", "'")
}

function parseArgument(cursor: TextCursor, place: Place): MessagePart {
  cursor.expect('{')
  cursor.skipSpace()
  const name = cursor.takeMatch(/[\p{L}\p{N}_]+/uy)
  if (name === '') cursor.fail('Expected an argument name')
  cursor.skipSpace()
  if (cursor.peek() === '}') {
    cursor.take()
    return { kind: 'value', name }
  }
  cursor.expect(',')
  cursor.skipSpace()
  const type = cursor.takeMatch(/[a-z]+/y)
  cursor.skipSpace()
  if (type === 'select') {
    cursor.expect(',')
    return { kind: 'select', name, cases: parseCases(cursor, place, isSelectKey) }
  }
  if (type !== 'plural' && type !== 'selectordinal') cursor.fail(`Unknown argument type ${type}`)
  cursor.expect(',')
  const isOrdinal = type === 'selectordinal'
  const offset = parseOffset(cursor)
  const inPlural = { ...place, isInPlural: true }
  const cases = parseCases(cursor, inPlural, (key) => isPluralKey(key, place.locale, isOrdinal))
  return { kind: 'plural', name, isOrdinal, offset, cases }
}

function parseOffset(cursor: TextCursor): number {
  cursor.skipSpace()
  return Number(cursor.takeMatch(/offset:\s*\d{1,9}/y).replace(/\D/g, ''))
}

function parseCases(cursor: TextCursor, place: Place, isValidKey: (key: string) => boolean): MessageCases {
  const cases = new Map<string, MessagePart[]>()
  cursor.skipSpace()
  while (cursor.peek() !== '}') {
    const key = cursor.takeMatch(/[^\s{}]+/y)
    if (!isValidKey(key)) cursor.fail(invalidKeyText)
    cursor.skipSpace()
    cursor.expect('{')
    cases.set(key, parseParts(cursor, { ...place, depth: place.depth + 1 }))
    cursor.expect('}')
    cursor.skipSpace()
  }
  cursor.expect('}')
  if (!cases.has('other')) cursor.fail('Expected a case other')
  return cases
}
