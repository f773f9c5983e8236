import type { z } from 'zod'
import type { BlockDefinition } from './define-block'

/** What some faces show beside a picture. */
export interface SampleFiles {
  readonly videoId: string
  readonly listId: string
  readonly productId: string
  readonly categoryId: string
  readonly tag: string
  /** Of a blog, and of events. */
  readonly collectionId: string
  readonly eventsId: string
}

/** A block as tests and pictures of every block show it. A block without one is shown by its starter props alone. */
export interface BlockSample<Definition extends BlockDefinition = BlockDefinition> {
  /** What it needs beside its starter props to have something to show. */
  fill?(pictureId: string, more: SampleFiles): Partial<z.input<Definition['props']>>
  /** Changes that lead to markup or styles of their own. */
  faces?(pictureId: string, more: SampleFiles): readonly Partial<z.input<Definition['props']>>[]
}
