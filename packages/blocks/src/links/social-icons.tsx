import type { SiteSettings } from '@sitewright/model/site/settings'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { networkIcons } from './network-icons'

interface SocialIconsInput {
  readonly accounts: SiteSettings['socialAccounts']
  readonly texts: VisitorTexts['page']
}

/** One list item with an icon per account; the network's name is its tooltip, and there for who cannot see the icon. */
export function SocialIcons({ accounts, texts }: SocialIconsInput) {
  return accounts.map((account) => {
    const icon = networkIcons[account.network]
    // The others are names.
    const label = account.network === 'email' ? texts.email : icon.label
    return (
      <li key={`${account.network} ${account.address}`}>
        <a href={account.address} rel="me" data-tooltip={label}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon.outline} />
          </svg>
          <span className="visually-hidden">{label}</span>
        </a>
      </li>
    )
  })
}
