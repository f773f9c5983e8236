import type { BlockViewInput } from '../define-block'
import { EditingNote } from '../editing-note'
import { networkIcons } from './icons'
import type { SocialLinks } from './schema'

export function SocialLinksView({ props, context }: BlockViewInput<SocialLinks>) {
  const accounts = props.accounts.length > 0 ? props.accounts : context.settings.socialAccounts
  if (accounts.length === 0) {
    return context.isEditing ? <EditingNote>Add your social accounts in the site settings.</EditingNote> : null
  }
  return (
    <ul className="social-links" data-size={props.size} data-look={props.look} data-alignment={props.alignment}>
      {accounts.map((account) => {
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
      })}
    </ul>
  )
}
