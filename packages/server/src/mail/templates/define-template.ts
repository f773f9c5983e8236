import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { z } from 'zod'
import type { MailContent } from './mail-content'

/** One kind of mail: what it needs to know, and what it says then. A pure function, so that the panel can show it. */
export interface MailTemplate<Data = unknown> {
  readonly name: string
  /** For who looks at it before it is sent. */
  readonly panel: {
    readonly label: string
    /** When it is sent. */
    readonly about: string
    sample(texts: VisitorTexts): Data
  }
  readonly data: z.ZodType<Data>
  /** Somebody paid, or cannot go on without it: it is sent whatever the site has sent today. */
  readonly isEssential?: boolean
  /** Who works on the site reads English, as in the panel. */
  readonly isForOwner?: boolean
  /** A method, so that templates of all data fit into one list: who takes one from there parses its data first. */
  write(data: Data, texts: VisitorTexts): MailContent
}

export function defineMailTemplate<Data>(template: MailTemplate<Data>): MailTemplate<Data> {
  return template
}
