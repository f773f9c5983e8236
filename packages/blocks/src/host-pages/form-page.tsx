import type { FormTexts } from '@sitewright/model/forms/checks/messages'
import type { VisitorForm } from '@sitewright/model/forms/definition'
import { type PostedValues, returnName, ticketName } from '@sitewright/model/forms/fields/posted-inputs'
import { FormView } from '../form/form-view'
import { HostSection } from './host-section'

interface FormPageInput {
  readonly heading: string
  readonly formId: string
  readonly form: VisitorForm
  readonly texts: FormTexts
  readonly errors: Readonly<Record<string, string>>
  readonly problem: { readonly above: string; readonly below: string | null }
  readonly filledIn: PostedValues
  /** The page that the form stands on, with its query. */
  readonly returnTo: string
  /** Comes back with the form and tells since when it was shown. */
  readonly ticket: string
  /** Proves the form to be ours where its sender has a session. */
  readonly crumb: string | null
}

/** A form that was posted without scripts, once more, with what was typed and what is wrong with it. */
export function FormPage({ heading, returnTo, ticket, crumb, ...form }: FormPageInput) {
  return (
    <HostSection>
      <h1>{heading}</h1>
      <div className="form-frame">
        <FormView
          {...form}
          isDrawnAnew
          captcha={
            <>
              <input type="hidden" name={returnName} value={returnTo} />
              <input type="hidden" name={ticketName} value={ticket} />
              {crumb !== null && <input type="hidden" name="crumb" value={crumb} />}
            </>
          }
        />
      </div>
      <p>
        <a href={returnTo}>{form.texts.backToPage}</a>
      </p>
    </HostSection>
  )
}
