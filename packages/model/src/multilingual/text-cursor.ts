import { MessageFormatError } from './message-parts'

/** Reads a message from left to right. */
export class TextCursor {
  position = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length
  }

  peek(): string {
    return this.text[this.position] ?? ''
  }

  take(): string {
    const character = this.peek()
    this.position += 1
    return character
  }

  /** The text that matches here, or nothing. The pattern must be sticky. */
  takeMatch(pattern: RegExp): string {
    pattern.lastIndex = this.position
    const found = pattern.exec(this.text)?.[0] ?? ''
    this.position += found.length
    return found
  }

  skipSpace(): void {
    this.takeMatch(/\s*/y)
  }

  expect(character: string): void {
    if (this.peek() !== character) this.fail(`Expected ${character}`)
    this.position += 1
  }

  fail(message: string): never {
    throw new MessageFormatError(message, this.position)
  }
}
