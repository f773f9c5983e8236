import { Switch } from '@sitewright/ui/controls/switch'
import { SettingsForm } from '../document-form/settings-form'
import { MemberList } from './member-list'
import './members.css'

/** Who may become a member of the site, and who is one. */
export function MembersPart() {
  return (
    <div className="members">
      <SettingsForm
        name="members"
        title="Members"
        hint="Members sign in on your site. Only they can see pages with access set to Members."
      >
        {({ value, change }) => (
          <>
            <Switch
              label="Let anyone join"
              hint="New members confirm their email. Otherwise, by invitation only."
              checked={value.allowSignUp}
              onChange={(allowSignUp) => change({ allowSignUp })}
            />
            <Switch
              label="Show sign-in in header"
              hint="After signing in, members find their pages and account there."
              checked={value.showSignIn}
              onChange={(showSignIn) => change({ showSignIn })}
            />
          </>
        )}
      </SettingsForm>
      <MemberList />
    </div>
  )
}
