import type { PageDocument } from '@sitewright/model/pages/document'
import { command } from '../document/command'

/** An earlier state takes the place of the page: one step of undo, and saved as the newest version. */
export const restoreVersion = command<{ document: PageDocument }>({
  id: 'page.restore',
  label: 'Restore a version',
  apply: (_page, { document }) => ({ page: document }),
})
