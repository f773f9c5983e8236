import { passwordLength } from '@sitewright/model/accounts/account-answers'
import { addNextPath } from '@sitewright/model/accounts/member-header'
import { places } from '@sitewright/model/routes/places'
import { HostField, HostForm, type HostFormState } from './host-form'
import { HostSection } from './host-section'

interface MemberFormInput {
  readonly state: HostFormState
  /** Where the visitor wanted to go; empty when nowhere. */
  readonly next: string
}

function Email({ state }: Pick<MemberFormInput, 'state'>) {
  return (
    <HostField name="email" label="E-mail address" type="email" autoComplete="username" maxLength={254} state={state} />
  )
}

function NewPassword({ label, state }: Pick<MemberFormInput, 'state'> & { label: string }) {
  return (
    <HostField
      name="password"
      label={label}
      type="password"
      autoComplete="new-password"
      maxLength={passwordLength.max}
      hint={`At least ${passwordLength.min} characters.`}
      state={state}
    />
  )
}

export function MemberSignInPage({ state, next, canJoin }: MemberFormInput & { canJoin: boolean }) {
  return (
    <HostSection>
      <h1>Sign in</h1>
      <HostForm action={places.memberLogin} state={state} hidden={{ next }} submit="Sign in">
        <Email state={state} />
        <HostField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          maxLength={1024}
          state={state}
        />
        <label className="host-choice">
          <input type="checkbox" name="rememberMe" value="true" defaultChecked={state.values.rememberMe === 'true'} />
          Keep me signed in on this device
        </label>
      </HostForm>
      <p>
        <a href={places.memberReset}>Forgot your password?</a>
      </p>
      {canJoin && (
        <p>
          New here? <a href={addNextPath(places.memberJoin, next)}>Become a member</a>
        </p>
      )}
    </HostSection>
  )
}

export function MemberJoinPage({ state, next }: MemberFormInput) {
  return (
    <HostSection>
      <h1>Become a member</h1>
      <HostForm action={places.memberJoin} state={state} hidden={{ next }} submit="Join">
        <HostField
          name="name"
          label="Name (optional)"
          autoComplete="name"
          maxLength={80}
          isRequired={false}
          state={state}
        />
        <Email state={state} />
        <NewPassword label="Password" state={state} />
      </HostForm>
      <p>
        A member already? <a href={addNextPath(places.memberLogin, next)}>Sign in</a>
      </p>
    </HostSection>
  )
}

/** Opening it changes nothing: programs that read mails open links too. */
export function MemberConfirmPage({ state, code }: { state: HostFormState; code: string }) {
  return (
    <HostSection>
      <h1>Confirm your membership</h1>
      <p>One click, and you are a member.</p>
      <HostForm action={places.memberConfirm} state={state} hidden={{ code }} submit="Yes, make me a member" />
    </HostSection>
  )
}

export function MemberForgotPage({ state }: { state: HostFormState }) {
  return (
    <HostSection>
      <h1>Forgot your password?</h1>
      <p>We send you a mail by which you choose a new one.</p>
      <HostForm action={places.memberReset} state={state} submit="Send the mail">
        <Email state={state} />
      </HostForm>
      <p>
        <a href={places.memberLogin}>Back to the sign-in</a>
      </p>
    </HostSection>
  )
}

export function MemberNewPasswordPage({ state, code }: { state: HostFormState; code: string }) {
  return (
    <HostSection>
      <h1>Choose a password</h1>
      <HostForm action={places.memberReset} state={state} hidden={{ code }} submit="Save the password">
        <NewPassword label="New password" state={state} />
      </HostForm>
    </HostSection>
  )
}

interface MemberNoteInput {
  readonly heading: string
  readonly text: string
  readonly link: { readonly href: string; readonly label: string }
}

/** Tells how something went, and where to go on. */
export function MemberNote({ heading, text, link }: MemberNoteInput) {
  return (
    <HostSection>
      <h1>{heading}</h1>
      <p>{text}</p>
      <p className="host-buttons">
        <a className="button" data-kind="primary" href={link.href}>
          {link.label}
        </a>
      </p>
    </HostSection>
  )
}
