import type { BlockViewInput } from '../define-block'
import { Picture } from '../picture/picture'
import type { Logo } from './schema'

export function LogoView({ props, context, place }: BlockViewInput<Logo>) {
  const { settings, assets } = context
  const assetId = props.assetId ?? settings.logoId
  const asset = assetId === null ? undefined : assets.get(assetId)
  return (
    <div className="logo" data-alignment={props.alignment}>
      <a href="/" className="logo-link">
        {asset ? (
          <Picture
            asset={asset}
            alt={settings.title}
            sizes={`${logoWidth(asset, props.heightPx)}px`}
            isUrgent={place.isInFirstSection}
            style={{ height: props.heightPx }}
          />
        ) : (
          settings.title
        )}
      </a>
    </div>
  )
}

function logoWidth(asset: { width: number | null; height: number | null }, heightPx: number): number {
  return asset.width && asset.height ? Math.ceil((asset.width / asset.height) * heightPx) : heightPx * 3
}
