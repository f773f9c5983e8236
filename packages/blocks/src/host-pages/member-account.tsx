import { passwordLength } from '@sitewright/model/accounts/account-answers'
import type { MemberLink } from '@sitewright/model/accounts/members'
import { places } from '@sitewright/model/routes/places'
import { HostField, HostForm, type HostFormState } from './host-form'
import { HostSection } from './host-section'

interface MemberAccountInput {
  readonly email: string
  readonly xsrfToken: string
  readonly pages: readonly MemberLink[]
  readonly profile: HostFormState
  readonly password: HostFormState
  /** What was done just now. */
  readonly done?: string
}

/** What a member sees of themselves. Its forms work without scripts; with them the sign-out is a call. */
export function MemberAccountPage({ email, xsrfToken, pages, profile, password, done }: MemberAccountInput) {
  const hidden = { xsrfToken }
  return (
    <HostSection>
      <h1>Your account</h1>
      <p>You are signed in as {email}.</p>
      <div data-member-sign-out="">
        <HostForm
          action={places.memberLogout}
          state={{ ...profile, errors: {} }}
          hidden={hidden}
          submit="Sign out"
          kind="secondary"
        />
      </div>
      {done !== undefined && (
        <p className="host-problem" role="status">
          {done}
        </p>
      )}
      {pages.length > 0 && (
        <>
          <h2>For members</h2>
          <ul>
            {pages.map(({ title, href }) => (
              <li key={`${title} ${href}`}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Profile</h2>
      <HostForm action={places.memberAccount} state={profile} hidden={hidden} submit="Save the name" kind="secondary">
        <HostField name="name" label="Name" autoComplete="name" maxLength={80} isRequired={false} state={profile} />
      </HostForm>
      <h2>Password</h2>
      <HostForm
        action={places.memberPassword}
        state={password}
        hidden={hidden}
        submit="Change the password"
        kind="secondary"
      >
        <HostField
          name="oldPassword"
          label="Present password"
          type="password"
          autoComplete="current-password"
          maxLength={1024}
          state={password}
        />
        <HostField
          name="newPassword"
          label="New password"
          type="password"
          autoComplete="new-password"
          maxLength={passwordLength.max}
          hint={`At least ${passwordLength.min} characters. You are signed out everywhere else.`}
          state={password}
        />
      </HostForm>
    </HostSection>
  )
}
