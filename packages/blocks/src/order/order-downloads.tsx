import type { PlacedOrder } from '@sitewright/model/commerce/orders/order-answers'
import { formatFileSize } from '@sitewright/model/editor/file-sizes'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { nameCount } from '@sitewright/model/visitor-texts/plural-text'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'

type Download = PlacedOrder['downloads'][number]

interface DownloadsInput {
  readonly downloads: readonly Download[]
  readonly texts: Pick<VisitorTexts, 'language' | 'order'>
  readonly writeDay: (time: string) => string
}

/** The files of an order, each with its link, or with why it has none. */
export function OrderDownloads({ downloads, texts, writeDay }: DownloadsInput) {
  const { heading, download: label, downloadOf } = texts.order.downloads
  return (
    <div>
      <h2>{heading}</h2>
      <ul className="order-downloads">
        {downloads.map((download) => (
          <li key={download.id}>
            <span className="order-name">
              <span>{download.name}</span>
              <small>
                {formatFileSize(download.byteLength)} · {describe(download, texts, writeDay)}
              </small>
            </span>
            {download.address !== null && (
              <a
                className="button"
                data-kind="primary"
                href={download.address}
                download
                aria-label={fillWords(downloadOf, { file: download.name })}
              >
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function describe(
  { state, expiresAt, left }: Download,
  { language, order: { downloads } }: DownloadsInput['texts'],
  writeDay: DownloadsInput['writeDay'],
): string {
  switch (state) {
    case 'active':
      return nameCount(downloads.left, left, language, { day: writeDay(expiresAt) })
    case 'stopped':
      return downloads.stopped
    case 'expired':
      return downloads.expired
    case 'used-up':
      return downloads.usedUp
  }
}
