import { describeRoles } from '@sitewright/model/accounts/roles'
import { paths } from '@sitewright/model/routes/paths'
import { Alarm, PostForm } from '../../platform-pages/form-field'

interface InvitationProps {
  readonly invitation: {
    readonly siteTitle: string
    readonly invitedBy: string
    readonly email: string
    readonly roles: readonly number[]
  }
  /** The address of who is signed in. */
  readonly account: string | null
  readonly code: string
  readonly problem: string | null
  readonly crumb: string | null
}

export function InvitationPage({ invitation, account, code, problem, crumb }: InvitationProps) {
  const { siteTitle, invitedBy, email, roles } = invitation
  return (
    <div className="narrow">
      <h1>Work on {siteTitle}</h1>
      <p className="under-title">
        {invitedBy} invited you. Your role: {describeRoles(roles)}.
      </p>
      {problem === null ? null : <Alarm form={{ values: {}, errors: { '': problem } }} />}
      {account === null ? (
        <SignInFirst email={email} code={code} />
      ) : account.toLowerCase() === email ? (
        <PostForm action={paths.platformInvitation} crumb={crumb} className="card">
          <input type="hidden" name="code" value={code} />
          <button type="submit" className="button">
            Accept invitation
          </button>
        </PostForm>
      ) : (
        <OtherAccount email={email} account={account} crumb={crumb} />
      )}
    </div>
  )
}

function SignInFirst({ email, code }: { email: string; code: string }) {
  const next = encodeURIComponent(`${paths.platformInvitation}?code=${code}`)
  return (
    <div className="card">
      <p>
        Sign in with <b>{email}</b>, or create an account with this email address.
      </p>
      <a className="button" href={`${paths.platformLogin}?next=${next}`}>
        Sign in
      </a>
      <p className="beside">
        New here? <a href={`${paths.platformSignup}?next=${next}`}>Create account</a>
      </p>
    </div>
  )
}

function OtherAccount({ email, account, crumb }: { email: string; account: string; crumb: string | null }) {
  return (
    <PostForm action={paths.platformLogout} crumb={crumb} className="card">
      <p>
        This invitation is for <b>{email}</b>, and you’re signed in as {account}. Sign out, then open the link in your
        email again.
      </p>
      <button type="submit" className="button">
        Sign out
      </button>
    </PostForm>
  )
}
