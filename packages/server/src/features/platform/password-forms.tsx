import { paths } from '@sitewright/model/routes/paths'
import type { FormState } from '../../browser-forms/form-state'
import { Alarm, Field, NewPasswordField, PostForm } from '../../platform-pages/form-field'

interface FormProps {
  readonly form: FormState
  readonly crumb: string | null
}

export function ForgotPasswordForm({ form, crumb }: FormProps) {
  return (
    <div className="narrow">
      <h1>Forgot your password?</h1>
      <p className="under-title">Enter your email address and we’ll send you a link to reset it.</p>
      <Alarm form={form} />
      <PostForm action={paths.platformForgotPassword} crumb={crumb} className="card">
        <Field name="email" label="Email address" type="email" autoComplete="username" form={form} />
        <button type="submit" className="button">
          Send link
        </button>
      </PostForm>
      <p className="beside">
        Remember it? <a href={paths.platformLogin}>Sign in</a>
      </p>
    </div>
  )
}

export function NewPasswordForm({ form, crumb, code }: FormProps & { code: string }) {
  return (
    <div className="narrow">
      <h1>Choose a new password</h1>
      <p className="under-title">You’ll be signed out everywhere, and your API keys will stop working.</p>
      <Alarm form={form} />
      <PostForm action={paths.platformNewPassword} crumb={crumb} className="card">
        <input type="hidden" name="code" value={code} />
        <NewPasswordField label="New password" form={form} />
        <button type="submit" className="button">
          Change password
        </button>
      </PostForm>
    </div>
  )
}

export function ConfirmEmailForm({ crumb, code }: { crumb: string | null; code: string }) {
  return (
    <div className="narrow">
      <h1>Confirm your email address</h1>
      <p className="under-title">
        Then people can invite you to their sites, and you can reset your password by email.
      </p>
      <PostForm action={paths.platformConfirmEmail} crumb={crumb} className="card">
        <input type="hidden" name="code" value={code} />
        <button type="submit" className="button">
          Confirm email address
        </button>
      </PostForm>
    </div>
  )
}

/** What was done, or why it was not, and the next step. */
export function Notice(props: { title: string; text: string; link: { address: string; label: string } }) {
  return (
    <div className="narrow">
      <h1>{props.title}</h1>
      <p className="under-title" role="status">
        {props.text}
      </p>
      <div className="actions">
        <a className="button" href={props.link.address}>
          {props.link.label}
        </a>
      </div>
    </div>
  )
}
