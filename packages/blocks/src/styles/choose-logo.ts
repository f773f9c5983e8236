import type { SectionTheme } from '@sitewright/model/pages/document'
import type { ViewAsset, ViewContext } from '../ground/view-context'
import { strongestAgainst } from './contrast'
import { themeRecipe } from './themes'

/** The site's logo for the ground of this theme; undefined where it has none. */
export function chooseLogo({ settings, assets, colors }: ViewContext, theme: SectionTheme): ViewAsset | undefined {
  const { logoId, darkLogoId } = settings
  const background = colors.palette[themeRecipe(theme, colors.themes).background]
  const forDark = strongestAgainst(background) === '#ffffff' && darkLogoId ? assets.get(darkLogoId) : undefined
  return forDark ?? (logoId === null ? undefined : assets.get(logoId))
}

/** How wide a picture is that is as high as this. */
export function logoWidthPx({ width, height }: ViewAsset, heightPx: number): number {
  return width && height ? Math.ceil((width / height) * heightPx) : heightPx * 3
}
