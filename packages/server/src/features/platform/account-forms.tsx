import { paths } from '@sitewright/model/routes/paths'
import type { FormState } from '../../browser-forms/form-state'
import { Alarm, Field, NewPasswordField, PostForm } from '../../platform-pages/form-field'

export function SignUpForm({ next, form, crumb }: { next: string; form: FormState; crumb: string | null }) {
  return (
    <div className="narrow">
      <h1>Start your site</h1>
      <p className="under-title">One account for all your sites.</p>
      <Alarm form={form} />
      <PostForm action={paths.platformSignup} crumb={crumb} className="card">
        <input type="hidden" name="next" value={next} />
        <Field
          name="displayName"
          label="Your name"
          autoComplete="name"
          isRequired={false}
          hint="Optional."
          form={form}
        />
        <Field name="email" label="Email address" type="email" autoComplete="email" form={form} />
        <NewPasswordField label="Password" form={form} />
        <button type="submit" className="button">
          Create account
        </button>
      </PostForm>
      <p className="beside">
        Already have an account? <a href={`${paths.platformLogin}?next=${encodeURIComponent(next)}`}>Sign in</a>
      </p>
    </div>
  )
}

interface SignInProps {
  readonly action: string
  /** The site that is signed in to; null on the platform's address. */
  readonly siteName: string | null
  readonly next: string
  readonly forgotAddress: string
  readonly form: FormState
  readonly crumb: string | null
}

export function SignInForm({ action, siteName, next, forgotAddress, form, crumb }: SignInProps) {
  return (
    <div className="narrow">
      <h1>{siteName === null ? 'Sign in' : `Sign in to ${siteName}`}</h1>
      {siteName === null && <p className="under-title">Welcome back.</p>}
      <Alarm form={form} />
      <PostForm action={action} crumb={crumb} className="card">
        <input type="hidden" name="next" value={next} />
        <Field name="email" label="Email address" type="email" autoComplete="username" form={form} />
        <Field name="password" label="Password" type="password" autoComplete="current-password" form={form} />
        <button type="submit" className="button">
          Sign in
        </button>
      </PostForm>
      <p className="beside">
        <a href={forgotAddress}>Forgot your password?</a>
      </p>
      {siteName === null && (
        <p className="beside">
          New here? <a href={`${paths.platformSignup}?next=${encodeURIComponent(next)}`}>Create account</a>
        </p>
      )}
    </div>
  )
}

interface SignOutProps {
  readonly action: string
  readonly stayAddress: string
  readonly email: string
  readonly crumb: string | null
}

export function SignOutForm({ action, stayAddress, email, crumb }: SignOutProps) {
  return (
    <div className="narrow">
      <h1>Sign out?</h1>
      <p className="under-title">You’re signed in as {email}.</p>
      <PostForm action={action} crumb={crumb} className="card">
        <button type="submit" className="button">
          Sign out
        </button>
      </PostForm>
      <p className="beside">
        <a href={stayAddress}>Stay signed in</a>
      </p>
    </div>
  )
}
