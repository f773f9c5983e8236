import { createHash } from 'node:crypto'

/** What a document may load, by directive. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>

/** As a header says it. A directive without sources lets nothing in. */
export function writePolicy(policy: ContentPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.length === 0 ? "'none'" : [...new Set(sources)].join(' ')}`)
    .join('; ')
}

/** The source that stands for this very text of a script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
