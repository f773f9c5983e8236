import { HostSection } from '../host-pages/host-section'

/** For whoever has the link to an order that the store prepared and that cannot be paid now. */
export function DraftRefused({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <HostSection>
      <h1>{heading}</h1>
      <p role="alert">{text}</p>
    </HostSection>
  )
}
