import type { SiteHeader } from '@sitewright/model/header-footer/site-header-footer'
import type { Section, SectionTheme } from '@sitewright/model/pages/document'
import { searchPlace } from '@sitewright/model/search/search-rules'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { CSSProperties } from 'react'
import { CartLink } from '../cart/cart-link'
import type { MemberHeader, NavigationLink, ViewContext } from '../ground/view-context'
import { MemberLinks } from '../links/member-links'
import { NavigationList } from '../links/navigation-list'
import { SocialIcons } from '../links/social-icons'
import { Picture } from '../picture/picture'
import { chooseLogo, logoWidthPx } from '../styles/choose-logo'
import { coverBackground } from './text-grounds'

interface SiteHeaderInput {
  readonly header: SiteHeader
  /** The section whose picture it lies over. */
  readonly ground?: Section | null
  readonly context: ViewContext
}

type DrawnHeader = Omit<SiteHeader, 'theme'> & { readonly theme: SectionTheme }

/** Browsers of today open a dialog at such a button themselves: before the page's script has come, and without it. */
const opensByItself = { command: 'show-modal', commandfor: 'site-menu' }

/**
 * On a phone the links move into a dialog that the page's script opens. Where no script runs the button is hidden and
 * the links stay in the header, so that every page remains reachable.
 */
export function SiteHeaderView({ header: chosen, ground = null, context }: SiteHeaderInput) {
  const header: DrawnHeader = ground ? { ...chosen, theme: ground.theme, sticky: false } : chosen
  const { parts } = header
  const texts = context.texts.page
  const links = parts.navigation ? context.navigation : []
  const accounts = parts.social ? context.settings.socialAccounts : []
  const members = parts.navigation ? context.members : undefined
  const hasMenu = links.length > 0 || Boolean(header.button?.href) || members !== undefined
  if (!parts.brand && !hasMenu && accounts.length === 0 && !parts.search && !context.hasStore) return null
  return (
    <header
      className="site-header"
      data-theme={header.theme}
      data-layout={header.layout}
      data-sticky={header.sticky || undefined}
      data-over={ground ? '' : undefined}
      style={ground ? coverBackground(ground, context, true)?.variables : undefined}
    >
      <div className="site-header-row">
        {parts.brand && <Brand header={header} context={context} />}
        {links.length > 0 && (
          <nav className="site-navigation" aria-label={texts.mainNavigation}>
            <NavigationList links={links} group="header" />
          </nav>
        )}
        {members && <MemberLinks members={members} label={texts.members} />}
        {accounts.length > 0 && (
          <ul className="site-header-social">
            <SocialIcons accounts={accounts} texts={texts} />
          </ul>
        )}
        {header.button?.href && (
          <a className="button site-header-button" data-kind="primary" data-size="small" href={header.button.href}>
            {header.button.text}
          </a>
        )}
        {parts.search && <SearchLink label={texts.search} />}
        {context.hasStore && <CartLink label={texts.cart} />}
        {hasMenu && (
          <button
            type="button"
            className="menu-button"
            data-menu-button=""
            aria-haspopup="dialog"
            aria-controls="site-menu"
            aria-label={texts.openMenu}
            {...opensByItself}
          >
            <span className="menu-icon" />
          </button>
        )}
      </div>
      {hasMenu && <PhoneMenu texts={texts} header={header} links={links} members={members} />}
    </header>
  )
}

function SearchLink({ label }: { readonly label: string }) {
  return (
    <a className="cart-link search-link" href={searchPlace}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13Zm4.8 11.3L20 20" />
      </svg>
      <span className="visually-hidden">{label}</span>
    </a>
  )
}

function Brand({
  header: { theme, logoHeightPx },
  context,
}: Pick<PhoneMenuInput, 'header'> & { context: ViewContext }) {
  const { title } = context.settings
  const logo = chooseLogo(context, theme)
  if (!logo) {
    return (
      <a className="brand" href="/">
        {title}
      </a>
    )
  }
  const sizes = `${logoWidthPx(logo, logoHeightPx)}px`
  return (
    <a className="brand" href="/" style={{ '--logo-height': `${logoHeightPx}px` } as CSSProperties}>
      <Picture asset={logo} alt={title} sizes={sizes} isUrgent />
    </a>
  )
}

interface PhoneMenuInput {
  readonly texts: VisitorTexts['page']
  readonly header: DrawnHeader
  readonly links: readonly NavigationLink[]
  readonly members: MemberHeader | undefined
}

function PhoneMenu({ texts, header, links, members }: PhoneMenuInput) {
  return (
    <dialog id="site-menu" className="site-menu" aria-label={texts.menu}>
      <form method="dialog" className="site-menu-top">
        <button type="submit" className="menu-button" aria-label={texts.closeMenu}>
          <span className="menu-icon" data-is-open="" />
        </button>
      </form>
      {links.length > 0 && (
        <nav aria-label={texts.menu}>
          <NavigationList links={links} group="menu" />
        </nav>
      )}
      {members && <MemberLinks members={members} label={texts.membersInMenu} />}
      {header.button?.href && (
        <a className="button" data-kind="primary" data-size="large" href={header.button.href}>
          {header.button.text}
        </a>
      )}
    </dialog>
  )
}
