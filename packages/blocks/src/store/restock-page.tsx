import {
  maxEmailLength,
  restockFields,
  restockFormAction,
  restockStopField,
} from '@sitewright/model/commerce/products/restock-form'
import { paths } from '@sitewright/model/routes/paths'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { HostField, HostForm } from '../host-pages/host-form'
import { HostSection } from '../host-pages/host-section'

interface RestockPageInput extends RestockTold {
  readonly texts: Pick<VisitorTexts, 'page' | 'store'>
}

export interface RestockTold {
  readonly heading: string
  readonly text: string
  /** What was typed and is wrong. */
  readonly again?: TypedRequest
  /** Of the email whose kind may be stopped here. */
  readonly stopCode?: string
  readonly link?: { readonly label: string; readonly href: string }
}

interface TypedRequest {
  readonly variantId: string
  readonly email: string
  readonly error: string
  readonly hint: string
}

/** What became of asking for an email, where no script says so, and where such an email leads. */
export function RestockPage({ texts, heading, text, again, stopCode, link }: RestockPageInput) {
  return (
    <HostSection>
      <h1>{heading}</h1>
      {again === undefined ? <p>{text}</p> : <AskAgain {...again} texts={texts} />}
      {stopCode !== undefined && (
        <HostForm
          checkFields={texts.page.checkFields}
          action={paths.restockStop}
          state={{ values: {}, errors: {}, crumb: null }}
          hidden={{ [restockStopField]: stopCode }}
          submit={texts.store.restock.stop}
        />
      )}
      <p>
        <a href={link?.href ?? '/'}>{link?.label ?? texts.page.goHome}</a>
      </p>
    </HostSection>
  )
}

function AskAgain({ variantId, email, error, hint, texts }: TypedRequest & { texts: RestockPageInput['texts'] }) {
  const { restock } = texts.store
  const state = { values: { email }, errors: { [restockFields.email]: error }, crumb: null }
  return (
    <HostForm
      checkFields={texts.page.checkFields}
      action={restockFormAction}
      state={state}
      hidden={{ [restockFields.variantId]: variantId }}
      submit={restock.submit}
    >
      <HostField
        name={restockFields.email}
        label={restock.email}
        type="email"
        autoComplete="email"
        maxLength={maxEmailLength}
        hint={hint}
        state={state}
      />
    </HostForm>
  )
}
