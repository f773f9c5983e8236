/** What an export of WordPress holds, as far as an import reads it. Texts are those of the file. */
export interface WxrSite {
  readonly title: string
  /** Where its visitors find it. */
  readonly address: string
}

export interface WxrAuthor {
  readonly login: string
  readonly name: string
}

export interface WxrTerm {
  readonly domain: string
  readonly slug: string
  readonly name: string
}

export interface WxrComment {
  readonly id: string
  readonly parentId: string
  readonly author: string
  readonly email: string
  readonly address: string
  /** As ISO; null where it says none. */
  readonly date: string | null
  readonly content: string
  readonly approved: string
  readonly type: string
}

export interface WxrItem {
  /** Of the file, where it begins. */
  readonly line: number
  readonly id: string
  readonly type: string
  readonly status: string
  readonly title: string
  readonly link: string
  readonly slug: string
  readonly date: string | null
  readonly content: string
  readonly excerpt: string
  readonly author: string
  readonly parentId: string
  readonly isSticky: boolean
  readonly hasPassword: boolean
  readonly allowsComments: boolean
  /** Of a file in the media library. */
  readonly fileAddress: string
  readonly pictureId: string
  readonly altText: string
  readonly terms: readonly WxrTerm[]
  readonly comments: readonly WxrComment[]
}

export type WxrPiece =
  | { readonly kind: 'site'; readonly site: WxrSite }
  | { readonly kind: 'author'; readonly author: WxrAuthor }
  | { readonly kind: 'term'; readonly term: WxrTerm }
  | { readonly kind: 'item'; readonly item: WxrItem }

/** Why a file cannot be read, in words for the owner. */
export class WxrProblem extends Error {
  override readonly name = 'WxrProblem'
}
