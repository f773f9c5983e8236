import { placeImage } from '@sitewright/model/images/config'
import { wholePicture } from '@sitewright/model/images/crop'
import { placeCrop, ratioOfCrop } from '@sitewright/model/images/place-crop'
import type { BlockViewInput } from '../ground/define-block'
import { isInFirstView } from '../ground/first-view'
import { linkAttributes } from '../ground/link-attributes'
import type { ViewAsset } from '../ground/view-context'
import { Picture } from '../picture/picture'
import { listPictureSizes } from '../picture/picture-sizes'
import { writeImageMask } from './mask-outlines'
import { ImagePlaceholder } from './placeholder'
import type { Image } from './schema'

/** Fewer columns of the desktop leave no room for words beside a picture. */
const fewestForWords = 9

/** Without a picture the owner sees a drawing in its place, and visitors see nothing. */
export function ImageView(input: BlockViewInput<Image>) {
  const { id, props, place, context } = input
  const asset = props.assetId === null ? undefined : context.assets.get(props.assetId)
  if (asset === undefined && !context.isEditing) return null
  const mask = writeImageMask(props.shape)
  return (
    <figure
      className="image"
      data-layout={props.layout}
      data-wide={place.columns.desktop >= fewestForWords || undefined}
      data-crop={asset ? props.cropMode : 'cover'}
      data-rounded={props.rounded || undefined}
      data-hover={props.hoverEffect === 'site' ? undefined : props.hoverEffect}
      data-scroll={props.scrollEffect === 'none' ? undefined : props.scrollEffect}
    >
      <div className="image-frame" style={mask ? { mask } : undefined}>
        {asset ? <ChosenPicture {...input} asset={asset} /> : <ImagePlaceholder id={id} name={props.placeholder} />}
      </div>
      {props.layout === 'inline' ? (
        props.caption && <figcaption>{props.caption}</figcaption>
      ) : (
        <ImageWords {...props} />
      )}
    </figure>
  )
}

function ImageWords({ title, text, button }: Pick<Image, 'title' | 'text' | 'button'>) {
  const isLinked = Boolean(button?.href)
  if (!title && !text && !isLinked) return null
  return (
    <figcaption className="image-words">
      {title && <p className="image-title">{title}</p>}
      {text && <p className="image-text">{text}</p>}
      {button && isLinked && (
        <a className="button" data-kind="primary" data-size="small" {...linkAttributes(button.href, button.newWindow)}>
          {button.label}
        </a>
      )}
    </figcaption>
  )
}

function ChosenPicture({ props, place, asset }: BlockViewInput<Image> & { readonly asset: ViewAsset }) {
  const words = props.altText ?? asset.altText
  // A link needs a name, even around a picture that only decorates.
  const alt = props.link ? words || asset.altText || props.link.href : words
  const { crop } = props
  const { width, height } = asset
  const cut = crop && width && height ? placeCrop({ ...props, crop, width, height }) : null
  const fills = props.cropMode === 'cover' && width && height
  const image = (
    <Picture
      asset={asset}
      alt={alt}
      sizes={listPictureSizes(place, {
        shownShare: cut && crop ? crop.width : 1,
        coverRatio: fills ? ratioOfCrop({ crop: crop ?? wholePicture, width, height }) : undefined,
      })}
      isUrgent={isInFirstView(place.firstView)}
      focalPoint={props.focalPoint}
      style={cut?.image ?? placeImage(props)}
    />
  )
  const picture = cut ? <span style={cut.box}>{image}</span> : image
  return props.link ? <a {...linkAttributes(props.link.href, props.link.newWindow)}>{picture}</a> : picture
}
