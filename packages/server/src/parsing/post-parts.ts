import type { BlockNode } from '@sitewright/model/text/rich-text'

/** A picture as a post names it, wherever it is. */
export interface PostPicture {
  readonly address: string
  /** Of the file in the media library that the post comes from. */
  readonly fileId: string | null
  readonly alt: string
  readonly caption: string
  readonly href: string
}

/** What a post consists of, from the top: neither HTML nor blocks yet. */
export type PostPart =
  | { readonly kind: 'text'; readonly content: BlockNode[] }
  | { readonly kind: 'picture'; readonly picture: PostPicture }
  | { readonly kind: 'gallery'; readonly pictures: readonly PostPicture[]; readonly columns: number }
  | { readonly kind: 'video'; readonly address: string; readonly caption: string }
  | { readonly kind: 'buttons'; readonly buttons: readonly { readonly text: string; readonly href: string }[] }

export interface ReadPost {
  readonly parts: readonly PostPart[]
  /** What has no place here and became text or was left out, in words for the owner. */
  readonly notes: readonly string[]
}
