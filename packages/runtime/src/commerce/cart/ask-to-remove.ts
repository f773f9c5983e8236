import { readTexts } from '../../context/read-texts'
import type { SiteRuntime } from '../../site/site-runtime'

export async function askToRemove(question: string, { context, loadDialogs }: SiteRuntime): Promise<boolean> {
  const dialogs = await loadDialogs()
  if (!dialogs) return confirm(question)
  const { remove, cancel } = readTexts(context, 'cart')
  const labels = { confirm: remove, cancel }
  const dialog = dialogs.openDialog({ title: question, kind: 'confirm-cancel', labels, widthPx: 400 })
  return new Promise((resolve) => {
    let isYes = false
    dialog.on('confirm', () => {
      isYes = true
    })
    // Once it is gone: then the focus is back where it was.
    dialog.on('hide', () => resolve(isYes))
  })
}
