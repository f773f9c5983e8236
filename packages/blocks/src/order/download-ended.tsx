import type { DownloadState } from '@sitewright/model/commerce/orders/download-settings'
import { HostSection } from '../host-pages/host-section'

const words: Readonly<Record<Exclude<DownloadState, 'active'>, readonly [heading: string, text: string]>> = {
  expired: ['This download link has expired', 'Ask the store for a new one: reply to the email about your order.'],
  'used-up': [
    'This file has been downloaded too often',
    'Ask the store for a new link: reply to the email about your order.',
  ],
  stopped: ['This download is no longer available', 'The order was refunded or canceled.'],
}

/** For whoever follows the link to a bought file that works no longer. */
export function DownloadEnded({ state }: { readonly state: keyof typeof words }) {
  const [heading, text] = words[state]
  return (
    <HostSection>
      <h1>{heading}</h1>
      <p>{text}</p>
      <p>
        <a href="/">Go to the home page</a>
      </p>
    </HostSection>
  )
}
