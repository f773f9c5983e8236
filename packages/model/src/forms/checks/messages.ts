import type { VisitorTexts } from '../../visitor-texts/visitor-texts'

/** What `{email}` in a text stands for. */
export const exampleEmail = 'user@domain.com'

export type FormTexts = VisitorTexts['forms']
export type SendingTexts = FormTexts['sending']

const statusMessages: Readonly<Record<number, keyof SendingTexts>> = {
  401: 'unauthorized',
  404: 'notFound',
  429: 'tooMany',
  500: 'serverError',
}

/** Words for a failing status: its own, else the server's, else the unknown ones. */
export function messageForStatus(status: number, error: unknown, texts: SendingTexts): string {
  const own = statusMessages[status]
  if (own !== undefined) return texts[own]
  return typeof error === 'string' && error !== '' ? error : texts.unknown
}
