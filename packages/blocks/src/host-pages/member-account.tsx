import { passwordLength } from '@sitewright/model/accounts/account-answers'
import type { MemberTexts } from '@sitewright/model/accounts/member-header'
import type { MemberLink } from '@sitewright/model/accounts/members'
import { memberProfileChange } from '@sitewright/model/accounts/members'
import { siteUserLogin } from '@sitewright/model/accounts/site-user-session'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { paths } from '@sitewright/model/routes/paths'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { HostField, HostForm, type HostFormState } from './host-form'
import { HostSection } from './host-section'

interface MemberAccountInput {
  readonly texts: MemberTexts
  readonly email: string
  readonly xsrfToken: string
  readonly pages: readonly MemberLink[]
  readonly profile: HostFormState
  readonly password: HostFormState
  /** What was done just now. */
  readonly done?: string
}

/** What a member sees of themselves. Its forms work without scripts; with them the sign-out is a call. */
export function MemberAccountPage({
  texts: { members, page },
  email,
  xsrfToken,
  pages,
  profile,
  password,
  done,
}: MemberAccountInput) {
  const hidden = { xsrfToken }
  const { own } = members
  const { checkFields } = page
  return (
    <HostSection>
      <h1>{own.heading}</h1>
      <p>{fillWords(own.signedInAs, { email })}</p>
      <div data-member-sign-out="">
        <HostForm
          checkFields={checkFields}
          action={paths.memberLogout}
          state={{ ...profile, errors: {} }}
          hidden={hidden}
          submit={own.signOut}
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
          <h2>{own.pages}</h2>
          <ul>
            {pages.map(({ title, href }) => (
              <li key={`${title} ${href}`}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{own.profile}</h2>
      <HostForm
        checkFields={checkFields}
        action={paths.memberAccount}
        state={profile}
        hidden={hidden}
        submit={own.saveName}
        kind="secondary"
      >
        <HostField
          name="name"
          label={own.name}
          autoComplete="name"
          maxLength={maxLengthOf(memberProfileChange.shape.name)}
          isRequired={false}
          state={profile}
        />
      </HostForm>
      <h2>{members.password}</h2>
      <HostForm
        checkFields={checkFields}
        action={paths.memberPassword}
        state={password}
        hidden={hidden}
        submit={own.changePassword}
        kind="secondary"
      >
        <HostField
          name="oldPassword"
          label={own.currentPassword}
          type="password"
          autoComplete="current-password"
          maxLength={maxLengthOf(siteUserLogin.shape.password)}
          state={password}
        />
        <HostField
          name="newPassword"
          label={members.newPassword}
          type="password"
          autoComplete="new-password"
          maxLength={passwordLength.max}
          hint={fillWords(own.newPasswordHint, { min: passwordLength.min })}
          state={password}
        />
      </HostForm>
    </HostSection>
  )
}
