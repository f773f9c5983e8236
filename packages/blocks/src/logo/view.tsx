import type { BlockViewInput } from '../ground/define-block'
import { isInFirstView } from '../ground/first-view'
import { Picture } from '../picture/picture'
import { chooseLogo, logoWidthPx } from '../styles/choose-logo'
import type { Logo } from './schema'

export function LogoView({ props, context, place }: BlockViewInput<Logo>) {
  const { settings, assets } = context
  const asset = props.assetId === null ? chooseLogo(context, place.theme) : assets.get(props.assetId)
  return (
    <div className="logo" data-alignment={props.alignment}>
      <a href="/" className="logo-link">
        {asset ? (
          <Picture
            asset={asset}
            alt={settings.title}
            sizes={`${logoWidthPx(asset, props.heightPx)}px`}
            isUrgent={isInFirstView(place.firstView)}
            style={{ height: props.heightPx }}
          />
        ) : (
          settings.title
        )}
      </a>
    </div>
  )
}
