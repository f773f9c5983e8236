import { places } from '@sitewright/model/routes/places'
import { Alarm, Field, type FormState, NewPasswordField, PostForm } from './form-field'

interface FormProps {
  readonly form: FormState
  readonly crumb: string | null
}

export function ForgotPasswordForm({ form, crumb }: FormProps) {
  return (
    <div className="narrow">
      <h1>Forgot your password?</h1>
      <p className="under-title">Tell us your e-mail address, and we send you a way to choose a new one.</p>
      <Alarm form={form} />
      <PostForm action={places.platformForgotPassword} crumb={crumb} className="card">
        <Field name="email" label="E-mail address" type="email" autoComplete="username" form={form} />
        <button type="submit" className="button">
          Send me a mail
        </button>
      </PostForm>
      <p className="beside">
        You remember it? <a href={places.platformLogin}>Sign in</a>
      </p>
    </div>
  )
}

export function NewPasswordForm({ form, crumb, code }: FormProps & { code: string }) {
  return (
    <div className="narrow">
      <h1>Choose a new password</h1>
      <p className="under-title">You are signed out everywhere when it changes.</p>
      <Alarm form={form} />
      <PostForm action={places.platformNewPassword} crumb={crumb} className="card">
        <input type="hidden" name="code" value={code} />
        <NewPasswordField label="New password" form={form} />
        <button type="submit" className="button">
          Change the password
        </button>
      </PostForm>
    </div>
  )
}

export function ConfirmEmailForm({ crumb, code }: { crumb: string | null; code: string }) {
  return (
    <div className="narrow">
      <h1>Confirm your e-mail address</h1>
      <p className="under-title">Then people can invite you to their sites, and you get your password back by mail.</p>
      <PostForm action={places.platformConfirmEmail} crumb={crumb} className="card">
        <input type="hidden" name="code" value={code} />
        <button type="submit" className="button">
          Confirm my address
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
