import { cartCss } from '@sitewright/blocks/cart/cart-css'
import { needsOfForm, type PageNeeds } from '@sitewright/blocks/ground/page-needs'
import { listUsedNeeds } from '@sitewright/blocks/page/used-needs'
import { commentsCountAddress } from '@sitewright/model/comments/comments-count'
import { noteScriptFailure } from '@sitewright/model/lifecycle/script-failed'
import { fontProviders } from '@sitewright/model/site/fonts-address'
import { describeProvidedFonts } from '@sitewright/model/site/web-fonts'
import { type ContentPolicy, hashSource, writePolicy } from '../http/content-policy'
import { permissionsPolicy } from '../http/permissions-policy'
import type { HeaderList } from '../http/security-headers'
import { listOverlayScripts } from './overlays/render-overlays'
import { cssOfPage } from './page-head'
import type { PageInput } from './render-page'
import { hasStorePage } from './shown-site'
import type { SiteData } from './site-data'
import { isFetchedAhead, speculationRules } from './speculation-rules'

/**
 * `public`: a page of the site, with all that its owner put there. `preview`: its draft, which nobody frames. `private`: a page
 * of the host for one person, with a password, an order or a code on it. `payment`: a private page on which Stripe takes a card.
 */
export type PageGuard = 'public' | 'preview' | 'private' | 'payment'

type PolicyInput = Pick<
  PageInput,
  | 'site'
  | 'document'
  | 'hasOwnerCode'
  | 'pageCode'
  | 'content'
  | 'contentCss'
  | 'added'
  | 'pageId'
  | 'isEditing'
  | 'memberNavigation'
  | 'access'
>

const stripe = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}
const speculationHash = hashSource(speculationRules)
const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** What a browser may do with a page. Worked out once, when the page is rendered, and kept with it. */
export function pageHeaders(input: PolicyInput, guard: PageGuard): HeaderList {
  const needs = listNeeds(input)
  const runsCode = isOfOwner(guard) && (hasCode(input) || needs.some((it) => it.runsCode))
  const policy = runsCode ? openPolicy(input.site, guard) : strictPolicy(input, { guard, needs })
  return {
    'content-security-policy': writePolicy(policy),
    'permissions-policy': permissionsPolicy(runsCode ? 'owner-code' : guard === 'payment' ? 'payment' : 'usual'),
  }
}

function isOfOwner(guard: PageGuard): boolean {
  return guard === 'public' || guard === 'preview'
}

function framersOf(guard: PageGuard): string[] {
  return guard === 'public' ? ["'self'"] : []
}

function listNeeds({ site, document }: PolicyInput): PageNeeds[] {
  const { headerSections, footer } = site.headerFooter
  const { isEnabled, form } = site.overlays.popup
  const popup = isEnabled && form !== null ? [needsOfForm(form)] : []
  return [...listUsedNeeds(document, headerSections, footer), ...popup]
}

function hasCode({ site, hasOwnerCode, pageCode }: PolicyInput): boolean {
  const codes = [site.settings.codeInjection, pageCode]
  return hasOwnerCode && codes.some((code) => code !== undefined && code.header + code.footer !== '')
}

/** Nothing is known of what the owner's code needs; it can do no more than the visitor may do on this site anyway. */
function openPolicy(site: SiteData, guard: PageGuard): ContentPolicy {
  return {
    'default-src': [
      "'self'",
      'data:',
      'blob:',
      ...schemesOf(site, ['https:', 'wss:']),
      "'unsafe-inline'",
      "'unsafe-eval'",
    ],
    'base-uri': ["'self'"],
    'frame-ancestors': framersOf(guard),
  }
}

function strictPolicy(
  input: PolicyInput,
  { guard, needs }: { readonly guard: PageGuard; readonly needs: readonly PageNeeds[] },
): ContentPolicy {
  const { site } = input
  const isPayment = guard === 'payment'
  const foreign = [...needs.flatMap(({ scripts = [] }) => scripts), ...(site.recaptchaKey === '' ? [] : recaptcha)]
  const fonts = fontSources(site)
  const anywhere = schemesOf(site, ['https:'])
  const styles = ["'self'", ...foreign, ...fonts.styles]
  return {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...[noteScriptFailure, ...listOverlayScripts(site.overlays)].map(hashSource),
      ...(guard === 'public' && isFetchedAhead(input) ? [speculationHash] : []),
      ...foreign,
      ...commentScripts(site),
      ...(isPayment ? stripe.scripts : []),
    ],
    // Views place blocks by style attributes. Browsers that do not know the two below heed this one.
    'style-src': [...styles, "'unsafe-inline'"],
    // Scripts of others bring styles of their own along.
    'style-src-elem': [...styles, ...(foreign.length > 0 || isPayment ? ["'unsafe-inline'"] : hashStyles(input))],
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'", 'data:', ...fonts.files],
    'img-src': ["'self'", 'data:', 'blob:', ...anywhere],
    'media-src': ["'self'", 'blob:', ...anywhere],
    'connect-src': ["'self'", ...foreign, ...(isPayment ? stripe.calls : [])],
    'frame-src': isPayment ? stripe.frames : ["'self'", ...anywhere],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...(isOfOwner(guard) && needs.some((it) => it.leadsAway) ? anywhere : [])],
    'base-uri': ["'none'"],
    'frame-ancestors': framersOf(guard),
  }
}

/** Of a comment provider elsewhere, which counts comments. */
function commentScripts({ comments: { isOn: commentsEnabled, disqusShortname } }: SiteData): string[] {
  const address = commentsCountAddress({ commentsEnabled, disqusShortname })
  return address === undefined ? [] : [new URL(address).origin]
}

/** The page's own styles, and those of the cart's drawer, which come with it. */
function hashStyles(input: PolicyInput): string[] {
  return [cssOfPage(input), ...(hasStorePage(input.site) ? [cartCss] : [])].map(hashSource)
}

function fontSources({ styles }: SiteData): { readonly styles: readonly string[]; readonly files: readonly string[] } {
  const { googleFonts, typekitId } = describeProvidedFonts(styles)
  const isAsked = googleFonts !== undefined || typekitId !== undefined
  return isAsked ? fontProviders : { styles: [], files: [] }
}

/** Where the host itself has no https, neither need what its pages show. */
function schemesOf({ addresses }: SiteData, schemes: readonly string[]): string[] {
  const isSecure = addresses.platformAddress.startsWith('https:')
  return isSecure ? [...schemes] : schemes.flatMap((scheme) => [scheme, scheme.replace('s:', ':')])
}
