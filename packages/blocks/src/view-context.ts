import type { SiteSettings } from '@sitewright/model/site/settings'

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
  /** Three colours from top to bottom, such as '#a3b1c2 #8d9a70 #4c4a3f'. */
  readonly placeholder: string | null
}

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
  /** What the header shows for members; absent on sites that have none. */
  readonly members?: MemberHeader
  /** The page is drawn inside the editor's frame: no third-party content, no motion. */
  readonly isEditing: boolean
  /** The site's policy is strict: what comes from other hosts stays asleep until the page's script wakes it. */
  readonly holdsForeignContent?: boolean
  /** Of the captcha service, public; absent where the site has none. */
  readonly recaptchaKey?: string
}
