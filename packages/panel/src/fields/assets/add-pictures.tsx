import { imageAddress } from '@sitewright/model/images/sizes'
import { Button } from '@sitewright/ui/controls/button'
import { useEffect, useRef, useState } from 'react'
import { uploads, useAssetMap } from '../../data/files/assets'
import { FileButton } from '../uploads/file-button'
import { acceptedFiles, acceptOfKind } from './asset-kinds'
import { PicturesPicker } from './asset-picker'
import { useDropTarget } from './use-drop-target'

interface AddPicturesProps {
  /** How many more there may be. */
  room: number
  onAdd: (assetIds: string[]) => void
}

/** Many pictures at once: dropped here, taken from this device, or one of the site's files. */
export function AddPictures({ room, onAdd }: AddPicturesProps) {
  const [isPicking, setPicking] = useState(false)
  const [sent, setSent] = useState<{ done: number; all: number } | null>(null)
  // While files are on their way their place may have changed: they join what is there when they have come.
  const latest = useRef(onAdd)
  const isOpen = useRef(false)
  useEffect(() => {
    latest.current = onAdd
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  })
  /** All of them join together, in the order they were chosen: one step of undo takes them back. */
  async function send(files: readonly File[]) {
    const chosen = files.slice(0, room)
    if (chosen.length === 0) return
    let done = 0
    setSent({ done, all: chosen.length })
    const arrived = await Promise.all(
      chosen.map(async (file) => {
        const asset = await uploads.add(file, { onLate: ({ id }) => isOpen.current && latest.current([id]) })
        done += 1
        setSent({ done, all: chosen.length })
        return asset
      }),
    )
    setSent(null)
    const ids = arrived.flatMap((asset) => (asset ? [asset.id] : []))
    if (ids.length > 0) latest.current(ids)
  }
  const { isOver, handlers } = useDropTarget((files) => void send(acceptedFiles('image', files)))
  return (
    <fieldset aria-label="Add images" className={`sw-field picture-field${isOver ? ' is-over' : ''}`} {...handlers}>
      {sent ? (
        <p className="picture-empty" role="status">
          {`${sent.done} of ${sent.all} images uploaded`}
          <progress className="sw-progress" value={sent.done} max={sent.all} aria-label="Uploading images" />
        </p>
      ) : (
        <p className="picture-empty">{room > 0 ? 'Drop images here.' : 'You’ve reached the limit.'}</p>
      )}
      {room > 0 ? (
        <div className="row-actions">
          <FileButton label="Upload images" accept={acceptOfKind('image')} onFiles={(files) => void send(files)} />
          <Button icon="assets" onClick={() => setPicking(true)}>
            Choose
          </Button>
        </div>
      ) : null}
      {isPicking ? (
        <PicturesPicker
          room={room}
          onCancel={() => setPicking(false)}
          onPick={(picked) => {
            setPicking(false)
            onAdd(picked)
          }}
        />
      ) : null}
    </fieldset>
  )
}

/** A picture in the row that stands for it. */
export function PictureThumb({ assetId }: { assetId: string | null }) {
  const asset = useAssetMap(assetId ? [assetId] : []).get(assetId ?? '')
  if (!asset) return <span className="picture-thumb" />
  return (
    <img
      className="picture-thumb"
      src={asset.hasWidths ? imageAddress(asset.address, 100) : asset.address}
      alt=""
      loading="lazy"
    />
  )
}
