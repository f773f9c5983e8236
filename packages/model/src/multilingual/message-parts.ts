/** A message such as `{n, plural, one {# item} other {# items}}`, read into its parts. */
export type MessagePart =
  | string
  | { kind: 'value'; name: string }
  /** `#` inside a plural: the number that chose the case. */
  | { kind: 'number' }
  | { kind: 'plural'; name: string; isOrdinal: boolean; offset: number; cases: MessageCases }
  | { kind: 'select'; name: string; cases: MessageCases }

export type MessageCases = ReadonlyMap<string, readonly MessagePart[]>

export class MessageFormatError extends Error {
  override readonly name = 'MessageFormatError'
  readonly position: number

  constructor(message: string, position: number) {
    super(message)
    this.position = position
  }
}
