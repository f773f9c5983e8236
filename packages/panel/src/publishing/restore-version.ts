import type { PageDocument } from '@sitewright/model/pages/document'
import { command } from '../document/page/command'

/** An earlier state takes the place of the page: one step of undo, and saved as the newest version. */
export const restoreVersion = command<{ document: PageDocument }>({
  id: 'page.restore',
  label: 'Restore version',
  apply: (_page, { document }) => ({ page: document }),
})
