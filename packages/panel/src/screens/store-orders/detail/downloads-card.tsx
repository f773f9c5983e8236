import type { OrderDetail, OrderDownload } from '@sitewright/model/commerce/orders/order-answers'
import { formatFileSize } from '@sitewright/model/editor/file-sizes'
import { Button } from '@sitewright/ui/controls/button'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { renewDownloads } from '../../../data/store/orders'
import { formatMoment } from '../../../ground/format-time'
import { RelativeTime } from '../../../parts/relative-time'
import { StateMark } from '../../../parts/state-mark'
import { Card } from '../../store/parts/card'
import { LineRows } from '../parts/line-rows'
import { downloadLooks, isDigital } from '../parts/order-words'

/** The files that were bought, how often each was downloaded, and new links to them. */
export function DownloadsCard({ order }: { order: OrderDetail }) {
  const [isAsking, setIsAsking] = useState(false)
  const isPaid = order.paymentState === 'paid' || order.paymentState === 'partly-refunded'
  const canRenew = isPaid && order.fulfillmentState !== 'CANCELED'
  const lines = order.lines.filter(isDigital).map((line) => ({ line, quantity: line.quantity }))
  if (lines.length === 0) return null
  const isNew = order.downloads.length === 0
  return (
    <Card
      title="Files"
      tools={
        canRenew ? (
          <Button size="small" onClick={() => setIsAsking(true)}>
            {isNew ? 'Send files' : 'Renew links'}
          </Button>
        ) : null
      }
    >
      <LineRows label="Digital items" lines={lines} currency={order.currency} />
      {isNew ? (
        <p className="sw-field-hint">
          {canRenew
            ? 'No files were sent because the product had none. Add files to the product, then send them.'
            : 'Download links are sent once the order is paid.'}
        </p>
      ) : (
        <ul className="order-files" aria-label="Files">
          {order.downloads.map((download) => (
            <FileRow key={download.id} download={download} />
          ))}
        </ul>
      )}
      {isAsking ? (
        <ConfirmDialog
          title={isNew ? 'Send the files?' : 'Renew the download links?'}
          confirmLabel={isNew ? 'Send files' : 'Renew links'}
          onConfirm={() => {
            setIsAsking(false)
            void renew(order)
          }}
          onCancel={() => setIsAsking(false)}
        >
          {`We email ${order.email} new links to the products’ current files. `}
          {isNew ? '' : 'The old links stop working.'}
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}

function FileRow({ download }: { download: OrderDownload }) {
  const { name, byteLength, state, downloads, left, expiresAt, lastDownloadedAt } = download
  return (
    <li>
      <span className="order-file-name">
        <strong>{name}</strong>
        <small>{formatFileSize(byteLength)}</small>
      </span>
      <span className="order-file-facts">
        <span>
          {downloads === 1 ? 'Downloaded once' : downloads === 0 ? 'Not downloaded' : `Downloaded ${downloads} times`}
          {lastDownloadedAt ? (
            <>
              {' · '}
              <RelativeTime time={lastDownloadedAt} />
            </>
          ) : null}
        </span>
        {state === 'active' ? (
          <small>
            {left} left, until {formatMoment(expiresAt)}
          </small>
        ) : null}
      </span>
      <StateMark {...downloadLooks[state]} />
    </li>
  )
}

async function renew(order: OrderDetail): Promise<void> {
  try {
    await renewDownloads(order.id)
    toasts.show({ text: `Links sent to ${order.email}` })
  } catch (error) {
    toasts.show({ kind: 'error', text: textOfError(error) })
  }
}
