import type { ProductPicture } from '@sitewright/model/commerce/products/product'
import { Icon } from '@sitewright/ui/base/icons'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { useState } from 'react'
import { PictureThumb } from '../../../fields/assets/add-pictures'
import type { VariantEdit } from './variant-edit'

interface VariantPictureProps {
  edit: VariantEdit
  pictures: readonly ProductPicture[]
}

/** One of the product's pictures, shown when a buyer chooses this variant. */
export function VariantPicture({ edit, pictures }: VariantPictureProps) {
  const [isOpen, setOpen] = useState(false)
  const { pictureId } = edit.settings
  function choose(id: string | null) {
    setOpen(false)
    edit.change({ pictureId: id })
  }
  return (
    <>
      <button
        type="button"
        className="variant-picture"
        aria-label={`Image${edit.suffix}${pictureId ? ', chosen' : ''}`}
        onClick={() => setOpen(true)}
      >
        {pictureId ? <PictureThumb assetId={pictureId} /> : <Icon name="plus" sizePx={16} />}
      </button>
      {isOpen ? (
        <Dialog title={`Image${edit.suffix}`} widthPx={420} onCancel={() => setOpen(false)}>
          {pictures.length === 0 ? (
            <p>Add images to the product first.</p>
          ) : (
            <div className="variant-pictures">
              {pictures.map(({ assetId, alt }, index) => (
                <button
                  key={assetId}
                  type="button"
                  aria-pressed={assetId === pictureId}
                  aria-label={alt || `Image ${index + 1}`}
                  onClick={() => choose(assetId)}
                >
                  <PictureThumb assetId={assetId} />
                </button>
              ))}
              <button type="button" aria-pressed={pictureId === null} onClick={() => choose(null)}>
                None
              </button>
            </div>
          )}
        </Dialog>
      ) : null}
    </>
  )
}
