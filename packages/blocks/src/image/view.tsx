import { placeImage } from '@sitewright/model/images/config'
import type { BlockViewInput } from '../define-block'
import { EditingNote } from '../editing-note'
import { linkAttributes } from '../link-attributes'
import { Picture } from '../picture/picture'
import { listPictureSizes } from '../picture/picture-sizes'
import { writeImageMask } from './mask-outlines'
import type { Image } from './schema'

export function ImageView({ props, context, place }: BlockViewInput<Image>) {
  const asset = props.assetId === null ? undefined : context.assets.get(props.assetId)
  if (asset === undefined) return context.isEditing ? <EditingNote>Choose a picture.</EditingNote> : null
  const words = props.altText ?? asset.altText
  // A link needs a name, even around a picture that only decorates.
  const alt = props.link ? words || asset.altText || props.link.href : words
  const mask = writeImageMask(props.shape)
  const picture = (
    <Picture
      asset={asset}
      alt={alt}
      sizes={listPictureSizes(place.columns)}
      isUrgent={place.isInFirstSection}
      focalPoint={props.focalPoint}
      style={placeImage(props)}
    />
  )
  return (
    <figure className="image" data-crop={props.cropMode} data-rounded={props.rounded || undefined}>
      <div className="image-frame" style={mask ? { mask } : undefined}>
        {props.link ? <a {...linkAttributes(props.link.href, props.link.newWindow)}>{picture}</a> : picture}
      </div>
      {props.caption && <figcaption>{props.caption}</figcaption>}
    </figure>
  )
}
