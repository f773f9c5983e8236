import { findPairing } from '@sitewright/blocks/styles/font-pairings'
import { findReadyPalette } from '@sitewright/blocks/styles/ready-palettes'
import { listDirtyStyles, type TrackedStylePath, type TrackedStyles } from '@sitewright/model/editor/dirty-styles'
import type { SiteStyles } from '@sitewright/model/site/styles'

/** The style settings that are tracked as dirty, taken from the site's styles. */
export function trackStyles({ palette, themes, fonts, ...rest }: SiteStyles): TrackedStyles {
  return {
    activeColorThemeId: findReadyPalette(palette)?.id ?? null,
    activeFontThemeId: findPairing(fonts)?.id ?? null,
    colorPalette: palette,
    colorThemes: themes,
    fontThemes: { baseSizePx: rest.baseSizePx, scale: rest.scale },
    fontUsageCategories: fonts,
  }
}

const pathWords: Record<TrackedStylePath, string> = {
  activeColorThemeId: 'colors',
  colorPalette: 'colors',
  colorThemes: 'color themes',
  activeFontThemeId: 'fonts',
  fontThemes: 'sizes',
  fontUsageCategories: 'fonts',
}

/** What of the styles waits to be saved, in words; empty when nothing of them does. */
export function nameUnsavedStyles(saved: SiteStyles, current: SiteStyles): string {
  const words = listDirtyStyles(trackStyles(saved), trackStyles(current)).map((path) => pathWords[path])
  return [...new Set(words)].join(', ')
}
