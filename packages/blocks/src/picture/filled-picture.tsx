import { placeImage } from '@sitewright/model/images/config'
import type { ViewAsset } from '../ground/view-context'
import { Picture } from './picture'

/** A picture with the point of it that stays in sight when it is cropped. */
export interface PlacedPicture {
  readonly asset: ViewAsset
  readonly alt: string
  readonly focalPoint: { readonly x: number; readonly y: number }
}

interface FilledPictureInput {
  readonly picture: PlacedPicture
  readonly sizes: string
  readonly isUrgent: boolean
  readonly className?: string
}

/** Fills its frame around the focal point. */
export function FilledPicture({ picture, sizes, isUrgent, className }: FilledPictureInput) {
  return (
    <Picture
      asset={picture.asset}
      alt={picture.alt}
      sizes={sizes}
      isUrgent={isUrgent}
      focalPoint={picture.focalPoint}
      style={placeImage({ cropMode: 'cover', focalPoint: picture.focalPoint })}
      {...(className === undefined ? {} : { className })}
    />
  )
}
