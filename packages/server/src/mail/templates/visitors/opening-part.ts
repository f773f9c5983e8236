import type { MailPart } from '../mail-content'

/** The first words of a mail, which an owner may have left out. */
export function writeOpening(text: string): MailPart[] {
  return text === '' ? [] : [{ kind: 'text', text }]
}
