import type { SiteHeader } from '@sitewright/model/site/header-footer'
import { MemberLinks } from './navigation/member-links'
import { NavigationList } from './navigation/navigation-list'
import { Picture } from './picture/picture'
import { SocialIcons } from './social-links/social-icons'
import type { MemberHeader, NavigationLink, ViewContext } from './view-context'

/**
 * On a phone the links move into a dialog that the page's script opens. Where no script runs the button is hidden and
 * the links stay in the header, so that every page remains reachable.
 */
export function SiteHeaderView({ header, context }: { header: SiteHeader; context: ViewContext }) {
  const { parts } = header
  const links = parts.navigation ? context.navigation : []
  const accounts = parts.social ? context.settings.socialAccounts : []
  const members = parts.navigation ? context.members : undefined
  const hasMenu = links.length > 0 || header.button !== null || members !== undefined
  if (!parts.brand && !hasMenu && accounts.length === 0) return null
  return (
    <header
      className="site-header"
      data-theme={header.theme}
      data-layout={header.layout}
      data-sticky={header.sticky || undefined}
    >
      <div className="site-header-row">
        {parts.brand && <Brand context={context} />}
        {links.length > 0 && (
          <nav className="site-navigation" aria-label="Main">
            <NavigationList links={links} group="header" />
          </nav>
        )}
        {members && <MemberLinks members={members} label="Members" />}
        {accounts.length > 0 && (
          <ul className="site-header-social">
            <SocialIcons accounts={accounts} />
          </ul>
        )}
        {header.button && (
          <a className="button site-header-button" data-kind="primary" data-size="small" href={header.button.href}>
            {header.button.text}
          </a>
        )}
        {hasMenu && (
          <button
            type="button"
            className="menu-button"
            data-menu-button=""
            aria-haspopup="dialog"
            aria-controls="site-menu"
            aria-label="Open menu"
          >
            <span className="menu-icon" />
          </button>
        )}
      </div>
      {hasMenu && <PhoneMenu header={header} links={links} members={members} />}
    </header>
  )
}

function Brand({ context }: { context: ViewContext }) {
  const { settings, assets } = context
  const logo = settings.logoId === null ? undefined : assets.get(settings.logoId)
  return (
    <a className="brand" href="/">
      {logo ? <Picture asset={logo} alt={settings.title} sizes="200px" isUrgent /> : settings.title}
    </a>
  )
}

interface PhoneMenuInput {
  readonly header: SiteHeader
  readonly links: readonly NavigationLink[]
  readonly members: MemberHeader | undefined
}

function PhoneMenu({ header, links, members }: PhoneMenuInput) {
  return (
    <dialog id="site-menu" className="site-menu" aria-label="Menu">
      <form method="dialog" className="site-menu-top">
        <button type="submit" className="menu-button" aria-label="Close menu">
          <span className="menu-icon" data-is-open="" />
        </button>
      </form>
      {links.length > 0 && (
        <nav aria-label="Menu">
          <NavigationList links={links} group="menu" />
        </nav>
      )}
      {members && <MemberLinks members={members} label="For members" />}
      {header.button && (
        <a className="button" data-kind="primary" data-size="large" href={header.button.href}>
          {header.button.text}
        </a>
      )}
    </dialog>
  )
}
