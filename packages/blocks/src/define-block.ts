import type { buttonContexts } from '@sitewright/model/blocks-vocabulary/button-tracking'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { ViewContext } from './view-context'

export const blockGroups = ['essentials', 'sell', 'display', 'code', 'links', 'integrations'] as const

/** A text of a block that owners write where it stands on the page. */
export interface TextInPlace {
  /** Path of the prop; `*` stands for the place in a list, as in `items.*.text`. */
  readonly prop: string
  /** Finds the element of the text inside the block; for a list its elements, in the list's order. */
  readonly element: string
  /** A press inside of this element means the text in it, even where the text itself is folded away. */
  readonly around?: string
  /** The block is more than this text: only a press upon the text itself opens it. */
  readonly byPressOnly?: boolean
}

export interface BlockDefinition<Props extends z.ZodObject = z.ZodObject> {
  readonly type: string
  /** The block's number in the documents; blocks of our own have none. */
  readonly number: number | null
  readonly group: (typeof blockGroups)[number]
  /** What owners call it. */
  readonly label: string
  /** One short sentence for who looks for the right block. */
  readonly description?: string
  /** Outline of its sign in a box of 20 by 20, drawn as a line. */
  readonly sign?: string
  /** Every prop has a default or is filled by `starter`, so that a new block can always be placed. */
  readonly props: Props
  /** The props of a freshly added block. */
  readonly starter: z.input<Props>
  /** Columns and rows of a freshly added block on the desktop grid. */
  readonly size: { readonly columns: number; readonly rows: number }
  /** The first one is opened by Enter. A block without any opens its drawer. */
  readonly texts?: readonly TextInPlace[]
  /** Ids of the assets these props show. A block without it shows none. */
  listAssets?(props: z.infer<Props>): readonly (string | null)[]
  /** With these props visitors see nothing of it. A block without it always shows something. */
  isEmpty?(props: z.infer<Props>): boolean
  /** The files that it takes when they are dropped upon it. A block without it takes none. */
  readonly files?: TakenFiles<z.infer<Props>>
}

interface TakenFiles<Props> {
  readonly kind: 'image' | 'video'
  /** How many more it shows. */
  room(props: Props): number
  /** What changes when it takes them. */
  take(props: Props, assetIds: readonly string[]): Partial<Props>
}

export function defineBlock<Props extends z.ZodObject>(definition: BlockDefinition<Props>): BlockDefinition<Props> {
  return definition
}

export type BlockProps<Definition extends BlockDefinition> = z.infer<Definition['props']>

/** Where on the page a block stands; a view needs it for picture sizes and load order. */
export interface BlockPlace {
  readonly columns: Readonly<Record<Breakpoint, number>>
  readonly rows: Readonly<Record<Breakpoint, number>>
  readonly isInFirstSection: boolean
  readonly container: (typeof buttonContexts)[number]
}

export interface BlockViewInput<Props> {
  readonly id: string
  readonly props: Props
  readonly context: ViewContext
  readonly place: BlockPlace
}

/** A view turns checked props into markup, on the server and in the editor alike. */
export type BlockView<Props> = (input: BlockViewInput<Props>) => ReactNode
