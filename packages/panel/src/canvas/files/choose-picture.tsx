import { AssetPicker } from '../../screens/asset-picker'
import { useEditor } from '../../shell/editor-context'
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
