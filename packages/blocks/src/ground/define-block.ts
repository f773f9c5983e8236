import type { buttonContexts } from '@sitewright/model/blocks-vocabulary/button-tracking'
import type { ItemWish } from '@sitewright/model/collections/item-shelf'
import type { ShelfWish } from '@sitewright/model/commerce/products/shelf'
import type { SectionTheme } from '@sitewright/model/pages/document'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { FirstViewPx } from './first-view'
import type { PageNeeds } from './page-needs'
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

export interface BlockDefinition<
  Props extends z.ZodObject = z.ZodObject,
  Type extends string = string,
  HasIsland extends boolean = boolean,
> {
  readonly type: Type
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
  /** Part of it is interactive: its `island.tsx`, registered under the block's type. */
  readonly hasIsland?: HasIsland
  /** Columns and rows of a freshly added block on the desktop grid. */
  readonly size: { readonly columns: number; readonly rows: number }
  /** It is as tall as its rows on the grid; a block without it grows with its content. */
  readonly fillsRows?: boolean
  /** The first one is opened by Enter. A block without any opens its drawer. */
  readonly texts?: readonly TextInPlace[]
  /** Ids of the assets these props show. A block without it shows none. */
  listAssets?(props: z.infer<Props>): readonly (string | null)[]
  /** The products that these props show. A block without it shows none. */
  listShelves?(props: z.infer<Props>): readonly ShelfWish[]
  /** The items of collections that these props show. A block without it shows none. */
  listItemShelves?(props: z.infer<Props>): readonly ItemWish[]
  /** What these props make the page load beside the host's own. A block without it needs nothing else. */
  findNeeds?(props: z.infer<Props>): PageNeeds
  /** The Markdown that these props hold. A block without it holds none. */
  listMarkdown?(props: z.infer<Props>): readonly string[]
  /** The questions that these props answer, for search engines. A block without it answers none. */
  listQuestions?(props: z.infer<Props>): readonly AnsweredQuestion[]
  /** With these props visitors see nothing of it. A block without it always shows something. */
  isEmpty?(props: z.infer<Props>, hasAsset?: (assetId: string | null) => boolean): boolean
  /** What is missing where it is empty, as owners call it. */
  readonly missing?: 'picture' | 'video' | 'link'
  /** It has a button beside what it shows, and that leads nowhere. */
  hasUnlinkedButton?(props: z.infer<Props>): boolean
  /** It brings no text that needs the section's ground to be readable. A block without it does. */
  isWordless?(props: z.infer<Props>): boolean
  /** What others may lie upon. A block without it lets the section's ground through. */
  listGrounds?(props: z.infer<Props>): readonly BlockGround[]
  /** What its drawer calls a prop whose own name says too little. */
  readonly words?: Readonly<Record<string, string>>
  /** The files that it takes when they are dropped upon it. A block without it takes none. */
  readonly files?: TakenFiles<z.infer<Props>>
}

/** A picture (null where it is not known which), or a color of the theme by its name. */
export type BlockGround = { readonly assetId: string | null } | { readonly color: string; readonly opacity: number }

export interface AnsweredQuestion {
  readonly question: string
  readonly answer: string
}

/** A block that has an island. */
export type IslandBlock = BlockDefinition<z.ZodObject, string, true>

interface TakenFiles<Props> {
  readonly kind: 'image' | 'video'
  /** How many more it shows. */
  room(props: Props): number
  /** What changes when it takes them. */
  take(props: Props, assetIds: readonly string[]): Partial<Props>
}

export function defineBlock<
  Props extends z.ZodObject,
  const Type extends string,
  const HasIsland extends boolean = false,
>(definition: BlockDefinition<Props, Type, HasIsland>): BlockDefinition<Props, Type, HasIsland> {
  return definition
}

export type BlockProps<Definition extends BlockDefinition> = z.infer<Definition['props']>

/** Where on the page a block stands; a view needs it for picture sizes and load order. */
export interface BlockPlace {
  readonly columns: Readonly<Record<Breakpoint, number>>
  readonly rows: Readonly<Record<Breakpoint, number>>
  /** What of the first screen is left below its top edge. */
  readonly firstView: FirstViewPx
  readonly theme: SectionTheme
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
