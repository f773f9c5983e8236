import { maxPictures, type ProductPicture, productPicture } from '@sitewright/model/commerce/products/product'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { TextField } from '@sitewright/ui/controls/text-field'
import { SortableRows } from '@sitewright/ui/rows/sortable-rows'
import { useState } from 'react'
import { useAssetMap } from '../../../data/files/assets'
import { AddPictures, PictureThumb } from '../../../fields/assets/add-pictures'
import { FocalPointField } from '../../../fields/pictures/focal-point-field'
import { moveItem } from '../../../fields/schema/list-items'
import { Card } from '../parts/card'
import type { EditedProduct } from '../session/use-product-session'

/** The first is the one that lists show, the second is shown when the pointer is over it. */
export function PicturesCard({ edited }: { edited: EditedProduct }) {
  const { value, change, errors } = edited
  const { pictures } = value
  const [openRow, setOpenRow] = useState<number | null>(null)
  const assets = useAssetMap(pictures.map(({ assetId }) => assetId))
  const put = (next: ProductPicture[], label: string) => change({ pictures: next }, label)
  function remove(index: number) {
    const gone = pictures[index]?.assetId
    const next = pictures.toSpliced(index, 1)
    const isLeft = next.some(({ assetId }) => assetId === gone)
    // A variant cannot show a picture that the product no longer has.
    const variants = Object.entries(value.variants).map(([id, it]) => [
      id,
      !isLeft && it.pictureId === gone ? { ...it, pictureId: null } : it,
    ])
    change({ pictures: next, variants: Object.fromEntries(variants) }, 'Remove an image')
  }
  return (
    <Card title="Images" hint={pictures.length > 1 ? 'The first image is shown in product lists.' : ''}>
      <SortableRows
        count={pictures.length}
        keyOf={(index) => `${pictures[index]?.assetId}-${countBefore(pictures, index)}`}
        titleOf={(index) => titleOfPicture(pictures[index], assets.get(pictures[index]?.assetId ?? '')?.name, index)}
        isWrong={() => false}
        openRow={openRow}
        onOpen={setOpenRow}
        onMove={(from, to) => put(moveItem(pictures, from, to), 'Move an image')}
        onRemove={remove}
        renderSign={(index) => <PictureThumb assetId={pictures[index]?.assetId ?? null} />}
        renderRow={(index) => {
          const picture = pictures[index]
          return picture ? (
            <PictureFields
              picture={picture}
              ownAlt={assets.get(picture.assetId)?.altText ?? ''}
              onChange={(part) => put(pictures.with(index, { ...picture, ...part }), 'Change an image')}
            />
          ) : null
        }}
      />
      <AddPictures
        room={maxPictures - pictures.length}
        onAdd={(ids) =>
          put(
            [...edited.session.read().pictures, ...ids.map((assetId) => productPicture.parse({ assetId }))].slice(
              0,
              maxPictures,
            ),
            'Add images',
          )
        }
      />
      {errors.pictures ? <p className="sw-field-error">{errors.pictures}</p> : null}
    </Card>
  )
}

interface PictureFieldsProps {
  picture: ProductPicture
  /** What the file itself says. */
  ownAlt: string
  onChange: (part: Partial<ProductPicture>) => void
}

function PictureFields({ picture, ownAlt, onChange }: PictureFieldsProps) {
  return (
    <div className="picture-fields">
      <FocalPointField
        assetId={picture.assetId}
        value={picture.focalPoint}
        onChange={(focalPoint) => onChange({ focalPoint })}
      />
      <TextField
        label="Alt text"
        hint="Describes the image for screen readers and search engines."
        placeholder={ownAlt}
        maxLength={maxLengthOf(productPicture.shape.alt)}
        value={picture.alt}
        onChange={(alt) => onChange({ alt })}
      />
    </div>
  )
}

function titleOfPicture(picture: ProductPicture | undefined, name: string | undefined, index: number): string {
  return picture?.alt || name || `Image ${index + 1}`
}

/** The same file may be there twice. */
function countBefore(pictures: readonly ProductPicture[], index: number): number {
  return pictures.slice(0, index).filter(({ assetId }) => assetId === pictures[index]?.assetId).length
}
