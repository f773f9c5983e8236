import type { BlockViewInput } from '../ground/define-block'
import { EditingNote } from '../ground/editing-note'
import { SocialIcons } from '../links/social-icons'
import type { SocialLinks } from './schema'

export function SocialLinksView({ props, context }: BlockViewInput<SocialLinks>) {
  const accounts = props.accounts.length > 0 ? props.accounts : context.settings.socialAccounts
  if (accounts.length === 0) {
    return context.isEditing ? <EditingNote>Add your social links in settings.</EditingNote> : null
  }
  return (
    <ul className="social-links" data-size={props.size} data-look={props.look} data-alignment={props.alignment}>
      <SocialIcons accounts={accounts} texts={context.texts.page} />
    </ul>
  )
}
