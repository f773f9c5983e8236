import type { Tx } from '../../../storage/database'
import { type PageChange, type PageRow, replaceSettings } from './rows'

/** Inside the caller's transaction: once it is published, put off or taken back, nobody is asked to read it any more. */
export async function endReview<Page extends PageRow>(tx: Tx, change: PageChange, page: Page): Promise<Page> {
  const { item } = page.settings
  if (item?.isInReview !== true) return page
  const settings = { ...page.settings, item: { ...item, isInReview: false } }
  await replaceSettings(tx, { ...change, settings })
  return { ...page, settings }
}
