import type { MemberHeader, ViewAsset, ViewContext } from '@sitewright/blocks/ground/view-context'
import { listNavigationLinks } from '@sitewright/blocks/links/list-navigation-links'
import { PageBody } from '@sitewright/blocks/page/page-view'
import { listMemberHeaderLinks, listVisitorLinks } from '@sitewright/model/accounts/member-header'
import type { MemberLink } from '@sitewright/model/accounts/members'
import type { pagePermissionTypes } from '@sitewright/model/analytics/pages/page-sources'
import { animationAttribute } from '@sitewright/model/blocks-vocabulary/block-animation'
import { siteContextElementId } from '@sitewright/model/lifecycle/site-context-element'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { type PageType, pageTypes } from '@sitewright/model/reference/pages'
import { textDirectionOf, writingDirections } from '@sitewright/model/reference/style-options'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { BrowserAssets } from '../browser-files/browser-assets'
import type { AddedContent } from './added-content'
import { describeSite } from './describe-site'
import { toEmbeddedJson } from './embedded-json'
import { holdTaggedCode } from './hold-tagged-code'
import { renderOverlays } from './overlays/render-overlays'
import { isConsentNeeded } from './overlays/site-overlays'
import { PageHead } from './page-head'
import { listScriptTexts } from './script-texts'
import { hasStorePage } from './shown-site'
import type { SiteData } from './site-data'
import type { ViewData } from './view-data'

export interface PageInput {
  readonly site: SiteData
  /** Null for pages that the host makes, such as 404. */
  readonly pageId: string | null
  readonly pageType: PageType
  readonly title: string
  readonly path?: string
  readonly description: string
  readonly isIndexed: boolean
  readonly socialImageId: string | null
  readonly document: PageDocument
  readonly assets: ReadonlyMap<string, ViewAsset>
  readonly shelves?: ViewData['shelves']
  readonly itemShelves?: ViewData['itemShelves']
  readonly markdown: ReadonlyMap<string, string>
  readonly browserAssets: Pick<BrowserAssets, 'runtime' | 'islands'>
  /** The draft in the panel's frame. */
  readonly isEditing: boolean
  /** The owner's own code runs for visitors, never where an owner is signed in: it could act in the owner's name. */
  readonly hasOwnerCode: boolean
  /** The code of this page, which comes after that of the whole site. */
  readonly pageCode?: PageSettings['codeInjection']
  /** The pages for members, on a page that a member gets; others see the way in. */
  readonly memberNavigation?: readonly MemberLink[] | undefined
  /** Who may see the page. */
  readonly access?: keyof typeof pagePermissionTypes
  /** What the host puts on a page of its own. */
  readonly content?: ReactNode
  /** Styles that the content needs beside those of the host's pages. */
  readonly contentCss?: string | undefined
  /** Without the header and the footer of the site. */
  readonly isBare?: boolean | undefined
  /** What the kind of the page adds to the sections. */
  readonly added?: AddedContent | undefined
}

/** The whole document that a browser gets. */
export function renderPage(input: PageInput): string {
  const { site, document, browserAssets } = input
  const { header, footer } = ownerCodeOf(input)
  const head = renderToStaticMarkup(<PageHead {...input} />)
  const body = renderToString(
    <PageBody
      page={document}
      headerFooter={site.headerFooter}
      context={viewContextOf(input)}
      isCover={input.isBare === true || input.pageType === pageTypes.splashPage}
      around={{
        ...renderOverlays({
          overlays: site.overlays,
          productAddress: site.addresses.platformAddress,
          recaptchaKey: site.recaptchaKey,
          texts: site.texts,
          isEditing: input.isEditing,
        }),
        atContentStart: input.added?.above,
        atContentEnd: input.content ?? input.added?.below,
      }}
    />,
  )
  const scripts = renderToStaticMarkup(
    <>
      <script
        type="application/json"
        id={siteContextElementId}
        // Escaped by toEmbeddedJson
        dangerouslySetInnerHTML={{
          __html: toEmbeddedJson(describeSite({ ...input, scriptTexts: listScriptTexts(site.texts, body) })),
        }}
      />
      <script type="module" src={browserAssets.runtime} data-islands={browserAssets.islands} />
    </>,
  )
  const { language } = site.settings
  const direction = writingDirections[textDirectionOf(language)]
  // The schema of the settings lets letters, digits and dashes through alone.
  return `<!doctype html><html lang="${language}"${direction === 'ltr' ? '' : ` dir="${direction}"`}${animationOf(site)}><head>${head}${header}</head><body${pageKindOf(input)}>${headByTitle(body, input)}${scripts}${footer}</body></html>`
}

/** Tells the page's script whether there is anything to animate. */
function animationOf({ styles }: SiteData): string {
  return styles.animation === 'none' ? '' : ` ${animationAttribute}="${styles.animation}"`
}

/** Code of the owner tells pages of collections apart by it. */
function pageKindOf({ added }: PageInput): string {
  return added?.pageKind === undefined ? '' : ` data-page-kind="${added.pageKind}"`
}

/** A page whose owner wrote no heading of the first rank is headed by its title, for those who listen to it. */
function headByTitle(body: string, { title, isEditing }: PageInput): string {
  if (isEditing || title === '' || /<h1[\s>]/.test(body)) return body
  const heading = renderToStaticMarkup(<h1 className="visually-hidden">{title}</h1>)
  return body.replace(/<main\b[^<>]*>/, (main) => main + heading)
}

/** Held parts wait for consent, wherever the owner wrote them. */
function ownerCodeOf({ site, hasOwnerCode, pageCode }: PageInput): PageSettings['codeInjection'] {
  if (!hasOwnerCode) return { header: '', footer: '' }
  const { header, footer } = site.settings.codeInjection
  return {
    header: holdTaggedCode(header) + holdTaggedCode(pageCode?.header ?? ''),
    footer: holdTaggedCode(footer) + holdTaggedCode(pageCode?.footer ?? ''),
  }
}

type ShownInput = Pick<
  PageInput,
  'site' | 'pageId' | 'assets' | 'shelves' | 'itemShelves' | 'markdown' | 'isEditing' | 'memberNavigation'
>

export function viewContextOf({
  site,
  pageId,
  assets,
  shelves,
  itemShelves,
  markdown,
  isEditing,
  memberNavigation,
}: ShownInput): ViewContext {
  const holdsForeignContent = isConsentNeeded(site.overlays)
  return {
    assets,
    markdown,
    ...(shelves === undefined ? {} : { shelves }),
    ...(itemShelves === undefined ? {} : { itemShelves }),
    isEditing,
    holdsForeignContent,
    ...(site.recaptchaKey === '' ? {} : { recaptchaKey: site.recaptchaKey }),
    settings: site.settings,
    texts: site.texts,
    colors: site.styles,
    ...(hasMemberHeader(site) ? { members: describeMembers(site, memberNavigation) } : {}),
    hasStore: hasStorePage(site),
    navigation: listNavigationLinks(site, pageId),
  }
}

function describeMembers({ members, texts }: SiteData, navigation: readonly MemberLink[] | undefined): MemberHeader {
  const canJoin = members.allowSignUp
  if (navigation === undefined) return { isSignedIn: false, canJoin, links: listVisitorLinks(texts.members) }
  return { isSignedIn: true, canJoin, links: listMemberHeaderLinks(navigation, texts.members) }
}

/** Where nothing is for members, nobody is asked to sign in. */
function hasMemberHeader({ members, pages }: SiteData): boolean {
  if (!members.showSignIn) return false
  return members.allowSignUp || pages.some(({ settings }) => settings.access === 'members')
}
