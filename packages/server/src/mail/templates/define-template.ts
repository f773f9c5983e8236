import type { z } from 'zod'
import type { MailContent } from './mail-content'

/** One kind of mail: what it needs to know, and what it says then. A pure function, so that the panel can show it. */
export interface MailTemplate<Data = unknown> {
  readonly name: string
  readonly label: string
  /** When it is sent, for the list in the panel. */
  readonly about: string
  readonly data: z.ZodType<Data>
  readonly sample: Data
  /** Somebody paid, or cannot go on without it: it is sent whatever the site has sent today. */
  readonly isEssential?: boolean
  /** A method, so that templates of all data fit into one list: who takes one from there parses its data first. */
  write(data: Data): MailContent
}

export function defineMailTemplate<Data>(template: MailTemplate<Data>): MailTemplate<Data> {
  return template
}
