import { HostSection } from './host-section'

interface NewsletterPageInput {
  readonly goHomeText: string
  readonly heading: string
  readonly text: string
  /** Proves the form to be ours where its sender has a session. */
  readonly crumb: string | null
  /** What can be done here; nothing where the page only tells. */
  readonly form?: NewsletterPageForm
}

export interface NewsletterPageForm {
  readonly action: string
  readonly code: string
  readonly wants: 'confirm' | 'leave' | 'come-back'
  readonly label: string
  readonly kind: 'primary' | 'secondary'
}

/** A page that a mail leads to. Opening it changes nothing: its button does. */
export function NewsletterPage({ goHomeText, heading, text, crumb, form }: NewsletterPageInput) {
  return (
    <HostSection>
      <h1>{heading}</h1>
      <p>{text}</p>
      {form !== undefined && (
        <form method="post" action={form.action} className="host-form">
          {crumb !== null && <input type="hidden" name="crumb" value={crumb} />}
          <input type="hidden" name="code" value={form.code} />
          <input type="hidden" name="wants" value={form.wants} />
          <button type="submit" className="button" data-kind={form.kind}>
            {form.label}
          </button>
        </form>
      )}
      <p>
        <a href="/">{goHomeText}</a>
      </p>
    </HostSection>
  )
}
