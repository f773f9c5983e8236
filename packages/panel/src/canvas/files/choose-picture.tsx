import { useEditor } from '../../editor/editor-context'
import { AssetPicker } from '../../fields/assets/asset-picker'
import { putFiles } from './put-files'

/** The site's pictures, for a block that has none yet. */
export function ChoosePicture({ blockId, onEnd }: { blockId: string; onEnd: () => void }) {
  const { session } = useEditor()
  return (
    <AssetPicker
      kind="image"
      onCancel={onEnd}
      onPick={(asset) => {
        putFiles(session, { sectionId: null, blockId, at: null, rowsOf: () => 1 }, [asset])
        onEnd()
      }}
    />
  )
}
