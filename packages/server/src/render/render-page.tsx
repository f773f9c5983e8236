import { listNavigationLinks } from '@sitewright/blocks/navigation/list-navigation-links'
import { PageBody } from '@sitewright/blocks/page-view'
import type { MemberHeader, ViewAsset, ViewContext } from '@sitewright/blocks/view-context'
import { listMemberHeaderLinks, visitorLinks } from '@sitewright/model/accounts/member-header'
import type { MemberLink } from '@sitewright/model/accounts/members'
import { pagePermissionTypes } from '@sitewright/model/analytics/page-sources'
import { type SiteContext, siteContext } from '@sitewright/model/lifecycle/site-context'
import { siteContextElementId } from '@sitewright/model/lifecycle/site-context-element'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { type PageType, pageTypes } from '@sitewright/model/reference/pages'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { BrowserAssets } from '../browser-files/browser-assets'
import { holdTaggedCode } from '../features/consent/hold-tagged-code'
import { renderOverlays } from '../features/overlays/render-overlays'
import { describeOverlays, isConsentNeeded } from '../features/overlays/site-overlays'
import { toEmbeddedJson } from './embedded-json'
import { PageHead } from './page-head'
import type { SiteData } from './site-data'

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
      isCover={input.pageType === pageTypes.splashPage}
      around={{
        ...renderOverlays({
          overlays: site.overlays,
          productAddress: site.addresses.platformAddress,
          recaptchaKey: site.recaptchaKey,
          isEditing: input.isEditing,
        }),
        atContentEnd: input.content,
      }}
    />,
  )
  const scripts = renderToStaticMarkup(
    <>
      <script
        type="application/json"
        id={siteContextElementId}
        // Escaped by toEmbeddedJson
        dangerouslySetInnerHTML={{ __html: toEmbeddedJson(describeSite(input)) }}
      />
      <script type="module" src={browserAssets.runtime} data-islands={browserAssets.islands} />
    </>,
  )
  // The schema of the settings lets letters, digits and dashes through alone.
  return `<!doctype html><html lang="${site.settings.language}"><head>${head}${header}</head><body>${headByTitle(body, input)}${scripts}${footer}</body></html>`
}

/** A page whose owner wrote no heading of the first rank is headed by its title, for those who listen to it. */
function headByTitle(body: string, { title, isEditing }: PageInput): string {
  if (isEditing || title === '' || /<h1[\s>]/.test(body)) return body
  const heading = renderToStaticMarkup(<h1 className="visually-hidden">{title}</h1>)
  return body.replace(/<main\b[^>]*>/, (main) => main + heading)
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

function viewContextOf({ site, pageId, assets, isEditing, memberNavigation }: PageInput): ViewContext {
  const holdsForeignContent = isConsentNeeded(site.overlays)
  return {
    assets,
    isEditing,
    holdsForeignContent,
    ...(site.recaptchaKey === '' ? {} : { recaptchaKey: site.recaptchaKey }),
    settings: site.settings,
    ...(hasMemberHeader(site) ? { members: describeMembers(site, memberNavigation) } : {}),
    navigation: listNavigationLinks(site, pageId),
  }
}

function describeMembers({ members }: SiteData, navigation: readonly MemberLink[] | undefined): MemberHeader {
  const canJoin = members.allowSignUp
  if (navigation === undefined) return { isSignedIn: false, canJoin, links: visitorLinks }
  return { isSignedIn: true, canJoin, links: listMemberHeaderLinks(navigation) }
}

/** Where nothing is for members, nobody is asked to sign in. */
function hasMemberHeader({ members, pages }: SiteData): boolean {
  if (!members.showSignIn) return false
  return members.allowSignUp || pages.some(({ settings }) => settings.access === 'members')
}

/** The schema is the list of what may leave: a key that it does not name is dropped. */
function describeSite({ site, pageId, pageType, access = 'public' }: PageInput): SiteContext {
  const { websiteSettings, ...overlays } = describeOverlays(site.overlays)
  return siteContext.parse({
    website: { ...site.website, ...site.addresses, locale: site.settings.language },
    pageType,
    websiteSettings: { escapeToLogin: site.settings.escapeToLogin, ...websiteSettings },
    ...overlays,
    ...(pageId === null
      ? {}
      : { collection: { id: pageId, typeName: 'page', permissionType: pagePermissionTypes[access] } }),
  })
}
