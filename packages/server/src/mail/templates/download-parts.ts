import { z } from 'zod'
import type { MailPart } from './mail-content'

/** Bought files with their links, and until when and how often those work, in words. */
export const mailDownloads = z.strictObject({
  files: z.array(z.strictObject({ name: z.string(), address: z.url() })),
  terms: z.string(),
})
export type MailDownloads = z.infer<typeof mailDownloads>

export function writeDownloads({ files, terms }: MailDownloads): MailPart[] {
  if (files.length === 0) return []
  return [
    ...files.map(({ name, address }) => ({ kind: 'button', label: `Download ${name}`, address }) as const),
    { kind: 'text', text: terms },
  ]
}

/** `long` such as 'for 30 days'. */
export function describeTerms(long: string, times: number): string {
  return `Each link works ${long}, ${times === 1 ? 'once' : `up to ${times} times`}.`
}
