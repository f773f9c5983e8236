import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { pageSettingsChange } from '@sitewright/model/pages/page-answers'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { HostSection } from './host-section'

interface LockScreenInput {
  readonly texts: VisitorTexts['lock']
  /** Absent where a page of the owner says it. */
  readonly words?: { readonly heading: string; readonly text: string } | undefined
  /** What was wrong with the last try. */
  readonly problem?: string | undefined
  /** Of a site whose every address is locked: where the password leads to. */
  readonly next?: string | undefined
  readonly submit: string
  /** Proves the form to be ours where its sender has a session. */
  readonly crumb: string | null
}

/** Sends the password to the address of the page itself, or to the site's front door, with or without scripts. */
export function LockScreen({ texts, words, problem, next, submit, crumb }: LockScreenInput) {
  return (
    <HostSection>
      {words !== undefined && (
        <>
          <h1>{words.heading}</h1>
          <p>{words.text}</p>
        </>
      )}
      <form method="post" action={next === undefined ? undefined : '/'} className="host-form">
        {problem !== undefined && (
          // biome-ignore lint/a11y/noAutofocus: the page was loaded anew to say this, and reading goes on here
          <p id="lock-problem" className="host-problem" role="alert" tabIndex={-1} autoFocus>
            {problem}
          </p>
        )}
        {next !== undefined && <input type="hidden" name="next" value={next} />}
        {crumb !== null && <input type="hidden" name="crumb" value={crumb} />}
        <label htmlFor="lock-password">{texts.password}</label>
        <input
          id="lock-password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={maxLengthOf(pageSettingsChange.shape.password)}
          {...(problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': 'lock-problem' })}
        />
        <button type="submit" className="button" data-kind="primary">
          {submit}
        </button>
      </form>
    </HostSection>
  )
}
