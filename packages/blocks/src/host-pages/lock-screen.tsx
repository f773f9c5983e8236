import { HostSection } from './host-section'

interface LockScreenInput {
  readonly heading: string
  readonly text: string
  /** What was wrong with the last try. */
  readonly problem?: string
  /** Proves the form to be ours where its sender has a session. */
  readonly crumb: string | null
}

/** Sends the password to the address of the page itself, with or without scripts. */
export function LockScreen({ heading, text, problem, crumb }: LockScreenInput) {
  return (
    <HostSection>
      <h1>{heading}</h1>
      <p>{text}</p>
      <form method="post" className="host-form">
        {problem !== undefined && (
          // biome-ignore lint/a11y/noAutofocus: the page was loaded anew to say this, and reading goes on here
          <p id="lock-problem" className="host-problem" role="alert" tabIndex={-1} autoFocus>
            {problem}
          </p>
        )}
        {crumb !== null && <input type="hidden" name="crumb" value={crumb} />}
        <label htmlFor="lock-password">Password</label>
        <input
          id="lock-password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={256}
          {...(problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': 'lock-problem' })}
        />
        <button type="submit" className="button" data-kind="primary">
          Open the page
        </button>
      </form>
    </HostSection>
  )
}
