import type { PlacedOrder } from '@sitewright/model/commerce/orders/order-answers'
import { formatFileSize } from '@sitewright/model/editor/file-sizes'

type Download = PlacedOrder['downloads'][number]

interface DownloadsInput {
  readonly downloads: readonly Download[]
  readonly writeDay: (time: string) => string
}

/** The files of an order, each with its link, or with why it has none. */
export function OrderDownloads({ downloads, writeDay }: DownloadsInput) {
  return (
    <div>
      <h2>Your files</h2>
      <ul className="order-downloads">
        {downloads.map((download) => (
          <li key={download.id}>
            <span className="order-name">
              <span>{download.name}</span>
              <small>
                {formatFileSize(download.byteLength)} · {describe(download, writeDay)}
              </small>
            </span>
            {download.address !== null && (
              <a
                className="button"
                data-kind="primary"
                href={download.address}
                download
                aria-label={`Download ${download.name}`}
              >
                Download
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function describe({ state, expiresAt, left }: Download, writeDay: (time: string) => string): string {
  if (state === 'active') return `${left === 1 ? '1 download' : `${left} downloads`} left, until ${writeDay(expiresAt)}`
  if (state === 'stopped') return 'No longer available'
  return state === 'expired'
    ? 'The link has expired. Ask us for a new one.'
    : 'Downloaded as often as allowed. Ask us for a new link.'
}
