import type { Asset, AssetUse } from '@sitewright/model/assets/asset-answers'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { type ReactNode, useState } from 'react'
import { textOfError } from '../../data/calls/call-error'
import { moveAssets, readAssetUses } from '../../data/files/assets'
import { describeUse } from './use-words'

interface Question {
  assets: readonly Asset[]
  uses: readonly AssetUse[]
}

/** Into the bin, with the way back. Files that are shown somewhere are deleted only after a question. */
export function useDeleteAssets(onDeleted: () => void): { ask: (assets: readonly Asset[]) => void; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null)

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      toasts.show({ kind: 'error', text: textOfError(error) })
    }
  }
  const remove = (assets: readonly Asset[]) =>
    attempt(async () => {
      const ids = assets.map((asset) => asset.id)
      setQuestion(null)
      await moveAssets('bin', ids)
      onDeleted()
      const text = assets.length === 1 ? `${assets[0]?.name} moved to trash` : `${assets.length} files moved to trash`
      toasts.show({ text, action: { label: 'Undo', run: () => attempt(() => moveAssets('restore', ids)) } })
    })
  const ask = (assets: readonly Asset[]) =>
    void attempt(async () => {
      const uses = await readAssetUses(assets.map((asset) => asset.id))
      if (uses.length === 0) await remove(assets)
      else setQuestion({ assets, uses })
    })

  const used = new Set(question?.uses.map((use) => use.assetId))
  const dialog = question ? (
    <ConfirmDialog
      title={question.assets.length === 1 ? 'Delete a file in use?' : `Delete ${question.assets.length} files?`}
      confirmLabel="Move to trash"
      isDanger
      onCancel={() => setQuestion(null)}
      onConfirm={() => void remove(question.assets)}
    >
      <p>
        {used.size === 1 ? 'One file is' : `${used.size} files are`} still in use, and will be missing in these places:
      </p>
      <ul className="use-list">
        {question.uses.slice(0, 8).map((use) => (
          <li key={`${use.assetId} ${use.place} ${use.pageId} ${use.section}`}>{describeUse(use)}</li>
        ))}
      </ul>
      {question.uses.length > 8 ? <p>And {question.uses.length - 8} more.</p> : null}
    </ConfirmDialog>
  ) : null
  return { ask, dialog }
}
