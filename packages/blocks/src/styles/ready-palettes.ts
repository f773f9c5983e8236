import type { Palette } from '@sitewright/model/site/styles'

export interface ReadyPalette {
  readonly id: string
  readonly label: string
  readonly palette: Palette
}

function ready(id: string, label: string, colors: readonly [string, string, string, string, string]): ReadyPalette {
  const [white, lightAccent, accent, darkAccent, black] = colors
  return { id, label, palette: { white, lightAccent, accent, darkAccent, black } }
}

/** Palettes to start from. Each is readable as it stands: no theme has to mend a color of its plain pairs. */
export const readyPalettes: readonly ReadyPalette[] = [
  ready('fern', 'Fern', ['#ffffff', '#f2f0ec', '#1f6b52', '#274238', '#14110f']),
  ready('kiln', 'Kiln', ['#fffdfa', '#f3ebe1', '#9c4a26', '#4a2f25', '#1d1613']),
  ready('harbour', 'Harbour', ['#ffffff', '#e9eff3', '#1f5f85', '#1d3a4d', '#0f1a22']),
  ready('orchard', 'Orchard', ['#fffefa', '#f4efdd', '#6d6116', '#3f4421', '#191a10']),
  ready('plum', 'Plum', ['#ffffff', '#f5eef3', '#83305f', '#43213a', '#1a1018']),
  ready('paper', 'Paper', ['#fdfcf9', '#efece4', '#5b5346', '#36312a', '#16140f']),
  ready('ink', 'Ink', ['#ffffff', '#f0f0f0', '#2b2b2b', '#1f1f1f', '#0b0b0b']),
  ready('clover', 'Clover', ['#fbfdf8', '#e6f0df', '#2c6e2f', '#1f4127', '#0f1a11']),
  ready('coral', 'Coral', ['#fffdfc', '#fbe9e4', '#b23a2e', '#5c2622', '#1f1110']),
  ready('dusk', 'Dusk', ['#fdfcff', '#ecebf6', '#5546a6', '#2f2a5c', '#131125']),
  ready('lagoon', 'Lagoon', ['#fafefe', '#ddf0ef', '#0f6d70', '#12474b', '#08191b']),
  ready('rye', 'Rye', ['#fffcf5', '#f6e8cc', '#8a5410', '#4b3416', '#1c140a']),
]

/** The ready palette that these colors are, or null for colors of the owner's own. */
export function findReadyPalette(palette: Palette): ReadyPalette | null {
  const isSame = (other: Palette) =>
    (Object.keys(other) as (keyof Palette)[]).every((name) => other[name] === palette[name])
  return readyPalettes.find((it) => isSame(it.palette)) ?? null
}
