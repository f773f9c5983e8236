import type { DraftContent } from '@sitewright/model/commerce/orders/draft-order'

export interface DraftPartProps {
  content: DraftContent
  /** By the path of the field. */
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<DraftContent>) => void
}
