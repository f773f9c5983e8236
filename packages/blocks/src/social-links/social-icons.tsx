import type { SiteSettings } from '@sitewright/model/site/settings'
import { networkIcons } from './icons'

/** One list item with an icon per account; the network's name is there for who cannot see the icon. */
export function SocialIcons({ accounts }: { accounts: SiteSettings['socialAccounts'] }) {
  return accounts.map((account) => {
    const icon = networkIcons[account.network]
    return (
      <li key={`${account.network} ${account.address}`}>
        <a href={account.address} rel="me">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon.outline} />
          </svg>
          <span className="visually-hidden">{icon.label}</span>
        </a>
      </li>
    )
  })
}
