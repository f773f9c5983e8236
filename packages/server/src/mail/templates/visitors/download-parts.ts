import { fillWords } from '@sitewright/model/strings/fill-words'
import { nameCount } from '@sitewright/model/visitor-texts/plural-text'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { z } from 'zod'
import type { MailPart } from '../mail-content'

/** Bought files with their links, and until when and how often those work, in words. */
export const mailDownloads = z.strictObject({
  files: z.array(z.strictObject({ name: z.string(), address: z.url() })),
  terms: z.string(),
})
export type MailDownloads = z.infer<typeof mailDownloads>

export function writeDownloads(
  { files, terms }: MailDownloads,
  { orderMails: { downloads } }: VisitorTexts,
): MailPart[] {
  if (files.length === 0) return []
  return [
    ...files.map(
      ({ name, address }) =>
        ({ kind: 'button', label: fillWords(downloads.download, { file: name }), address }) as const,
    ),
    { kind: 'text', text: terms },
  ]
}

/** `period` such as 'for 30 days'. */
export function describeTerms({ language, orderMails }: VisitorTexts, period: string, times: number): string {
  const { downloads } = orderMails
  return fillWords(downloads.terms, { period, times: nameCount(downloads.times, times, language) })
}

export function describeDays({ language, orderMails }: VisitorTexts, days: number): string {
  return nameCount(orderMails.downloads.days, days, language)
}
