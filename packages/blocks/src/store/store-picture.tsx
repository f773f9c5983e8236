import { placeImage } from '@sitewright/model/images/config'
import { Picture } from '../picture/picture'
import type { StorePicture } from './store-views'

interface StorePictureInput {
  readonly picture: StorePicture
  readonly sizes: string
  readonly isUrgent: boolean
  readonly className?: string
}

/** Fills its frame around the focal point. */
export function StorePictureView({ picture, sizes, isUrgent, className }: StorePictureInput) {
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
