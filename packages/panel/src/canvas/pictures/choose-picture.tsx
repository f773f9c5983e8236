import { lazy, Suspense } from 'react'
import { useEditor } from '../../shell/editor-context'
import { putPictures } from './put-pictures'

const AssetPicker = lazy(async () => ({ default: (await import('../../screens/asset-picker')).AssetPicker }))

/** The site's pictures, for a block that has none yet. */
export function ChoosePicture({ blockId, onEnd }: { blockId: string; onEnd: () => void }) {
  const { session } = useEditor()
  return (
    <Suspense fallback={null}>
      <AssetPicker
        kind="image"
        onCancel={onEnd}
        onPick={(asset) => {
          putPictures(session, { sectionId: null, blockId, at: null, rowsOf: () => 1 }, [asset])
          onEnd()
        }}
      />
    </Suspense>
  )
}
