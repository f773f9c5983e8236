import type { DownloadState } from '@sitewright/model/commerce/orders/download-settings'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { HostSection } from '../host-pages/host-section'

interface EndedInput {
  readonly state: Exclude<DownloadState, 'active'>
  readonly texts: Pick<VisitorTexts, 'order' | 'page'>
}

/** For whoever follows the link to a bought file that works no longer. */
export function DownloadEnded({ state, texts }: EndedInput) {
  const { heading, text } = texts.order.downloadEnds[state]
  return (
    <HostSection>
      <h1>{heading}</h1>
      <p>{text}</p>
      <p>
        <a href="/">{texts.page.goHome}</a>
      </p>
    </HostSection>
  )
}
