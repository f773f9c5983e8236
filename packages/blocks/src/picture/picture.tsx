import { listImageSources } from '@sitewright/model/images/address'
import type { CSSProperties } from 'react'
import type { ViewAsset } from '../ground/view-context'

interface FocalPoint {
  readonly x: number
  readonly y: number
}

interface PictureInput {
  readonly asset: ViewAsset
  readonly alt: string
  readonly sizes: string
  /** In the first section: fetched at once, before what lies below. */
  readonly isUrgent: boolean
  readonly focalPoint?: FocalPoint
  readonly style?: CSSProperties
  readonly className?: string
}

/** The browser picks the file by its own width and pixel ratio from the stored widths. */
export function Picture({ asset, alt, sizes, isUrgent, focalPoint, style, className }: PictureInput) {
  const sources = asset.hasWidths ? listImageSources(asset.address, asset.width || undefined) : ''
  return (
    <img
      src={asset.address}
      srcSet={sources || undefined}
      sizes={sources ? sizes : undefined}
      alt={alt}
      width={asset.width || undefined}
      height={asset.height || undefined}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : undefined}
      decoding="async"
      className={className}
      data-image-focal-point={focalPoint && `${focalPoint.x},${focalPoint.y}`}
      style={{ ...writeGround(asset, style), ...style }}
    />
  )
}

/** Its colors stand where the picture will be. A contained one leaves room beside it, where they would stay. */
function writeGround({ placeholder }: ViewAsset, style: CSSProperties | undefined): CSSProperties | undefined {
  if (!placeholder || style?.objectFit === 'contain') return undefined
  return { background: `linear-gradient(${placeholder.replaceAll(' ', ',')})` }
}
