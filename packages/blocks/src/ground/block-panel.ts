import type { AssetKind } from '@sitewright/model/assets/asset-answers'
import type { Crop } from '@sitewright/model/images/crop'
import type { RichText } from '@sitewright/model/text/rich-text'
import type { ComponentType, ReactNode } from 'react'

interface FieldInput<Value> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** Controls that need the site's files and pages; the owner's panel lends them to every drawer. */
export interface PanelTools {
  readonly PictureField: ComponentType<FieldInput<string | null>>
  /** Files of this kind alone; null takes any file. */
  readonly FileField: ComponentType<FieldInput<string | null> & { readonly kind: AssetKind | null }>
  readonly LinkField: ComponentType<FieldInput<string>>
  readonly TextField: ComponentType<FieldInput<RichText>>
  /** The part of a picture that stays in sight. */
  readonly FocusField: ComponentType<
    FieldInput<{ readonly x: number; readonly y: number }> & { readonly assetId: string | null }
  >
  /** The part of a picture that is shown; null is the whole. */
  readonly CropField: ComponentType<FieldInput<Crop | null> & { readonly assetId: string | null }>
  /** One of the site's mailing lists; where none may be chosen, `noneLabel` says what that means. */
  readonly MailingListField: ComponentType<FieldInput<string | null> & { readonly noneLabel?: string }>
  /** Products of the store, in the order of choosing. */
  readonly ProductsField: ComponentType<FieldInput<readonly string[]> & { readonly max: number }>
  /** A blog, events, portfolio or gallery page. */
  readonly CollectionField: ComponentType<FieldInput<string | null>>
  readonly CategoryField: ComponentType<FieldInput<string | null>>
  /** Takes in many pictures at once, with their progress. */
  readonly AddPictures: ComponentType<{ readonly room: number; readonly onAdd: (assetIds: string[]) => void }>
  /** A small picture for the head of a row. */
  readonly PictureThumb: ComponentType<{ readonly assetId: string | null }>
  /** The signing secret of a form's web address, and a test call to it. */
  readonly WebhookTools: ComponentType<{ readonly formId: string }>
  /** Draws its content for those who may put code on the site, and says why not to others. */
  /** Shows its content to those who may choose who is told of submissions, and to others where they go. */
  readonly RecipientsGate: ComponentType<{ readonly targets: readonly string[]; readonly children: ReactNode }>
  readonly CodeGate: ComponentType<{ readonly label: string; readonly value: string; readonly children: ReactNode }>
}

export interface BlockPanelInput<Props> {
  readonly blockId: string
  readonly props: Props
  /** Path of a prop → what is wrong with it. */
  readonly errors: Readonly<Record<string, string>>
  /** Changes of one part that follow each other closely are one step of undo; without a name the changed props are it. */
  onChange(change: Partial<Props>, part?: string): void
  readonly tools: PanelTools
  /** The controls that the schema makes for these props, where nothing better is needed. */
  drawFields(...names: (keyof Props & string)[]): ReactNode
}

type PanelPart<Props> = (input: BlockPanelInput<Props>) => ReactNode

/**
 * The settings drawer of one block, a part for each of its tabs: what it says and does, how it looks, how it moves. Blocks
 * without one get a drawer made from their schema.
 */
export interface BlockPanel<Props> {
  readonly content: PanelPart<Props>
  readonly style?: PanelPart<Props>
  readonly effects?: PanelPart<Props>
}
