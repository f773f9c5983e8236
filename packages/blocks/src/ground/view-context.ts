import type { ItemShelf } from '@sitewright/model/collections/item-shelf'
import type { Shelf } from '@sitewright/model/commerce/products/shelf'
import type { SiteSettings } from '@sitewright/model/site/settings'
import type { SiteStyles } from '@sitewright/model/site/styles'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'

export interface ViewAsset {
  readonly id: string
  /** Where the original is served: /s/{id}/{name}. */
  readonly address: string
  readonly kind: 'image' | 'video' | 'audio' | 'file'
  readonly contentType: string
  readonly width: number | null
  readonly height: number | null
  readonly altText: string
  /** SVG and animations are served as they are, without other widths. */
  readonly hasWidths: boolean
  /** Three colors from top to bottom, such as '#a3b1c2 #8d9a70 #4c4a3f'. */
  readonly placeholder: string | null
  /** The darkest and the lightest color that it may hold, such as '#0a0b10 #f2efe9'; null where that is not known. */
  readonly tones: string | null
}

/** The palette and what the owner made of the themes. */
export type SiteColors = Pick<SiteStyles, 'palette' | 'themes'>

export interface NavigationLink {
  readonly title: string
  readonly href: string
  readonly isCurrent: boolean
  readonly children: readonly NavigationLink[]
}

export interface MemberHeader {
  readonly isSignedIn: boolean
  /** Anybody may become a member. */
  readonly canJoin: boolean
  readonly links: readonly { readonly title: string; readonly href: string }[]
}

/** All that a view may know beside its own props. It is data only, so that the editor can build it too. */
export interface ViewContext {
  readonly assets: ReadonlyMap<string, ViewAsset>
  readonly navigation: readonly NavigationLink[]
  readonly settings: SiteSettings
  /** What the site says to its visitors, in its language. */
  readonly texts: VisitorTexts
  readonly colors: SiteColors
  /** What the header shows for members; absent on sites that have none. */
  readonly members?: MemberHeader
  /** Visitors can buy something: there is a way to the cart. */
  readonly hasStore?: boolean
  /** By the names of the wishes that blocks of the page have. */
  readonly shelves?: Pick<ReadonlyMap<string, Shelf>, 'get'>
  /** The same of collections. */
  readonly itemShelves?: Pick<ReadonlyMap<string, ItemShelf>, 'get'>
  /** HTML by its source, where the host has read it; absent where the view may read it itself. */
  readonly markdown?: Pick<ReadonlyMap<string, string>, 'get'>
  /** The page is drawn inside the editor's frame: no third-party content, no motion. */
  readonly isEditing: boolean
  /** The site's policy is strict: what comes from other hosts stays asleep until the page's script wakes it. */
  readonly holdsForeignContent?: boolean
  /** Of the captcha service, public; absent where the site has none. */
  readonly recaptchaKey?: string
}
