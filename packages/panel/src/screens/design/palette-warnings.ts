import { measureContrast, textContrast } from '@sitewright/blocks/styles/contrast'
import type { Palette } from '@sitewright/model/site/styles'

const pairs: readonly (readonly [keyof Palette, keyof Palette, string])[] = [
  ['black', 'white', 'Black on white'],
  ['black', 'lightAccent', 'Black on the light accent'],
  ['accent', 'white', 'The accent on white'],
  ['white', 'darkAccent', 'White on the dark accent'],
]

/** Pairs that visitors could not read well. Themes mend what they derive; better colours need no mending. */
export function listPaletteWarnings(palette: Palette): string[] {
  return pairs.flatMap(([ink, ground, words]) => {
    const contrast = measureContrast(palette[ink], palette[ground])
    return contrast >= textContrast
      ? []
      : [
          `${words} has a contrast of ${contrast.toFixed(1)}, less than ${textContrast}. Sections adjust it so that text stays readable.`,
        ]
  })
}
