import { paths } from '@sitewright/model/routes/paths'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { HostSection } from '../host-pages/host-section'

/** For whoever asks for the checkout of a cart that the host does not know. */
export function CheckoutRefused({ texts }: { readonly texts: VisitorTexts['checkout'] }) {
  return (
    <HostSection>
      <h1>{texts.heading}</h1>
      <p role="alert">{texts.cannotCheckOut}</p>
      <p>
        <a href={paths.cart}>{texts.backToCart}</a>
      </p>
    </HostSection>
  )
}
