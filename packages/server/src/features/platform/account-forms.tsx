import { places } from '@sitewright/model/routes/places'
import { Alarm, Field, type FormState, NewPasswordField, PostForm } from './form-field'

export function SignUpForm({ form, crumb }: { form: FormState; crumb: string | null }) {
  return (
    <div className="narrow">
      <h1>Start your site</h1>
      <p className="under-title">One account for all your sites.</p>
      <Alarm form={form} />
      <PostForm action={places.platformSignup} crumb={crumb} className="card">
        <Field
          name="displayName"
          label="Your name"
          autoComplete="name"
          isRequired={false}
          hint="Optional."
          form={form}
        />
        <Field name="email" label="E-mail address" type="email" autoComplete="email" form={form} />
        <NewPasswordField label="Password" form={form} />
        <button type="submit" className="button">
          Make my account
        </button>
      </PostForm>
      <p className="beside">
        You have an account? <a href={places.platformLogin}>Sign in</a>
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
      <h1>Sign in</h1>
      <p className="under-title">{siteName === null ? 'Welcome back.' : `To work on ${siteName}.`}</p>
      <Alarm form={form} />
      <PostForm action={action} crumb={crumb} className="card">
        <input type="hidden" name="next" value={next} />
        <Field name="email" label="E-mail address" type="email" autoComplete="username" form={form} />
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
          New here? <a href={places.platformSignup}>Make an account</a>
        </p>
      )}
    </div>
  )
}
