import type { HeldTexts } from '@sitewright/blocks/ground/held-content'
import type { ReadPost } from './post-parts'

/** What is read in a thread of its own, and for how long at most. */
export const parseLimitsMs = { svg: 10_000, picture: 10_000, markdown: 10_000, post: 10_000 } as const
export type ParseTaskName = keyof typeof parseLimitsMs

/** A drawing as visitors get it. */
export interface SafeSvg {
  readonly text: string
  readonly width: number | null
  readonly height: number | null
}

export type StrippedType = 'jpeg' | 'png' | 'webp'

export interface ParseTasks {
  /** Null for what is no drawing. */
  svg: { readonly input: { readonly path: string }; readonly output: SafeSvg | null }
  /** Null for what is not built as it says. */
  picture: {
    readonly input: { readonly path: string; readonly type: StrippedType }
    readonly output: Uint8Array | null
  }
  /** HTML for each of the sources. */
  markdown: {
    readonly input: { readonly sources: readonly string[]; readonly heldTexts: HeldTexts | null }
    readonly output: readonly string[]
  }
  /** A post of WordPress; addresses in it are seen from the address given. */
  post: { readonly input: { readonly html: string; readonly from: string }; readonly output: ReadPost }
}

export type ParseTaskWork = {
  readonly [Name in ParseTaskName]: (
    input: ParseTasks[Name]['input'],
  ) => ParseTasks[Name]['output'] | Promise<ParseTasks[Name]['output']>
}

/** What the thread hears, and what it says. */
export interface ParseRequest {
  readonly name: ParseTaskName
  readonly input: unknown
}
export type ParseReply = { readonly isReady: true } | { readonly output: unknown } | { readonly problem: string }
