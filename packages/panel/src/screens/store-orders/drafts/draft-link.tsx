import type { DraftOrder } from '@sitewright/model/commerce/orders/draft-order'
import { Button } from '@sitewright/ui/controls/button'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { formatMoment } from '../../../ground/format-time'
import { isExpired } from './draft-words'

/** How far it is with the customer. */
export function DraftLink({ draft: { state, sentAt, expiresAt, address } }: { draft: DraftOrder }) {
  if (state === 'ordered' || sentAt === null || expiresAt === null) return null
  if (address === null)
    return (
      <p className="warning order-test" role="status">
        You changed this draft after sending it. Its payment link works again once you send it.
      </p>
    )
  if (isExpired(expiresAt))
    return (
      <p className="warning order-test" role="status">
        The payment link expired on {formatMoment(expiresAt)}. Send the draft again to renew it.
      </p>
    )
  return (
    <p className="draft-link" role="status">
      <span>
        Sent <time dateTime={sentAt}>{formatMoment(sentAt)}</time>. The link works until{' '}
        <time dateTime={expiresAt}>{formatMoment(expiresAt)}</time>.
      </span>
      <Button size="small" icon="copy" onClick={() => void copy(address)}>
        Copy link
      </Button>
    </p>
  )
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toasts.show({ text: 'Link copied' })
  } catch {
    toasts.show({ kind: 'error', text: 'The link couldn’t be copied. Try again.' })
  }
}
