import { Switch } from '@sitewright/ui/switch'
import { SettingsForm } from '../settings/settings-form'
import { MemberList } from './member-list'
import './members.css'

/** Who may become a member of the site, and who is one. */
export function MembersPart() {
  return (
    <div className="members">
      <SettingsForm
        name="members"
        title="Members"
        hint="Members sign in on your site. They see the pages whose access you set to Members, and nobody else does."
      >
        {({ value, change }) => (
          <>
            <Switch
              label="Anybody may join"
              hint="Who joins confirms their e-mail address first. Otherwise members are those whom you invite."
              checked={value.allowSignUp}
              onChange={(allowSignUp) => change({ allowSignUp })}
            />
            <Switch
              label="Show the sign-in in the header"
              hint="Where members find their pages and their account after they signed in."
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
