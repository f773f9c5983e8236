import { passwordLength } from '@sitewright/model/accounts/account-answers'
import type { MemberTexts } from '@sitewright/model/accounts/member-header'
import { addNextPath } from '@sitewright/model/accounts/member-header'
import { memberSignUp } from '@sitewright/model/accounts/members'
import { siteUserLogin } from '@sitewright/model/accounts/site-user-session'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { paths } from '@sitewright/model/routes/paths'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { HostField, HostForm, type HostFormState } from './host-form'
import { HostSection } from './host-section'

interface MemberFormInput {
  readonly texts: MemberTexts
  readonly state: HostFormState
  /** Where the visitor wanted to go; empty when nowhere. */
  readonly next: string
}

function Email({ state, texts }: Pick<MemberFormInput, 'state' | 'texts'>) {
  return (
    <HostField
      name="email"
      label={texts.members.email}
      type="email"
      autoComplete="username"
      maxLength={maxLengthOf(memberSignUp.shape.email)}
      state={state}
    />
  )
}

function NewPassword({ label, state, texts }: Pick<MemberFormInput, 'state' | 'texts'> & { label: string }) {
  return (
    <HostField
      name="password"
      label={label}
      type="password"
      autoComplete="new-password"
      maxLength={passwordLength.max}
      hint={fillWords(texts.members.passwordHint, { min: passwordLength.min })}
      state={state}
    />
  )
}

export function MemberSignInPage({ texts, state, next, canJoin }: MemberFormInput & { canJoin: boolean }) {
  const { members, page } = texts
  return (
    <HostSection>
      <h1>{members.signIn}</h1>
      <HostForm
        checkFields={page.checkFields}
        action={paths.memberLogin}
        state={state}
        hidden={{ next }}
        submit={members.signIn}
      >
        <Email state={state} texts={texts} />
        <HostField
          name="password"
          label={members.password}
          type="password"
          autoComplete="current-password"
          maxLength={maxLengthOf(siteUserLogin.shape.password)}
          state={state}
        />
        <label className="host-choice">
          <input type="checkbox" name="rememberMe" value="true" defaultChecked={state.values.rememberMe === 'true'} />
          {members.rememberMe}
        </label>
      </HostForm>
      <p>
        <a href={paths.memberReset}>{members.forgotPassword}</a>
      </p>
      {canJoin && (
        <p>
          {members.newHere} <a href={addNextPath(paths.memberJoin, next)}>{members.becomeMember}</a>
        </p>
      )}
    </HostSection>
  )
}

export function MemberJoinPage({ texts, state, next }: MemberFormInput) {
  const { members, page } = texts
  return (
    <HostSection>
      <h1>{members.becomeMember}</h1>
      <HostForm
        checkFields={page.checkFields}
        action={paths.memberJoin}
        state={state}
        hidden={{ next }}
        submit={members.join}
      >
        <HostField
          name="name"
          label={members.joining.name}
          autoComplete="name"
          maxLength={maxLengthOf(memberSignUp.shape.name)}
          isRequired={false}
          state={state}
        />
        <Email state={state} texts={texts} />
        <NewPassword label={members.password} state={state} texts={texts} />
      </HostForm>
      <p>
        {members.joining.alreadyMember} <a href={addNextPath(paths.memberLogin, next)}>{members.signIn}</a>
      </p>
    </HostSection>
  )
}

interface CodeFormInput extends Pick<MemberFormInput, 'texts' | 'state'> {
  readonly code: string
}

/** Opening it changes nothing: programs that read mails open links too. */
export function MemberConfirmPage({ texts, state, code }: CodeFormInput) {
  const { joining } = texts.members
  return (
    <HostSection>
      <h1>{joining.confirm}</h1>
      <p>{joining.confirmHint}</p>
      <HostForm
        checkFields={texts.page.checkFields}
        action={paths.memberConfirm}
        state={state}
        hidden={{ code }}
        submit={joining.confirmButton}
      />
    </HostSection>
  )
}

export function MemberForgotPage({ texts, state }: Pick<MemberFormInput, 'texts' | 'state'>) {
  const { members, page } = texts
  return (
    <HostSection>
      <h1>{members.forgotPassword}</h1>
      <p>{members.reset.hint}</p>
      <HostForm checkFields={page.checkFields} action={paths.memberReset} state={state} submit={members.reset.send}>
        <Email state={state} texts={texts} />
      </HostForm>
      <p>
        <a href={paths.memberLogin}>{members.reset.back}</a>
      </p>
    </HostSection>
  )
}

export function MemberNewPasswordPage({ texts, state, code }: CodeFormInput) {
  const { members, page } = texts
  return (
    <HostSection>
      <h1>{members.reset.choose}</h1>
      <HostForm
        checkFields={page.checkFields}
        action={paths.memberReset}
        state={state}
        hidden={{ code }}
        submit={members.reset.save}
      >
        <NewPassword label={members.newPassword} state={state} texts={texts} />
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
