import type { BlockViewInput } from '../define-block'
import { EditingNote } from '../editing-note'
import type { SocialLinks } from './schema'
import { SocialIcons } from './social-icons'

export function SocialLinksView({ props, context }: BlockViewInput<SocialLinks>) {
  const accounts = props.accounts.length > 0 ? props.accounts : context.settings.socialAccounts
  if (accounts.length === 0) {
    return context.isEditing ? <EditingNote>Add your social accounts in the site settings.</EditingNote> : null
  }
  return (
    <ul className="social-links" data-size={props.size} data-look={props.look} data-alignment={props.alignment}>
      <SocialIcons accounts={accounts} />
    </ul>
  )
}
