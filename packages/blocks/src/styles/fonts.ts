import type { FontName } from '@sitewright/model/site/styles'
import stored from './font-files.json'

export interface FontFile {
  readonly style: 'normal' | 'italic'
  /** Path inside the packages folder, for the server that hands it out. */
  readonly packageFile: string
  /** Its name under the fonts' address, which changes with its content. */
  readonly name: string
  /** The characters that are in it: a browser fetches the files of those that a page has. */
  readonly range: string
}

export interface FontFamily {
  readonly label: string
  readonly kind: 'serif' | 'sans' | 'mono'
  /** The whole CSS value, fallbacks included. */
  readonly stack: string
  /** Name of the web font; absent for families of the visitor's own system. */
  readonly face?: string
  readonly files: readonly FontFile[]
  /** A local font stretched to the web font's measures, so that nothing moves when the web font arrives. */
  readonly fallback?: {
    readonly name: string
    readonly local: readonly string[]
    readonly sizeAdjust: string
    readonly ascent: string
    readonly descent: string
  }
}

type Subset = keyof typeof stored.ranges

/** Latin first: it is the one that draws most headlines. */
function filesOf(family: string): FontFile[] {
  const files = stored.files.filter((file) => file.family === family)
  const rank = ({ subset, style }: (typeof files)[number]) =>
    (subset === 'latin' ? 0 : 2) + (style === 'normal' ? 0 : 1)
  return files
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ subset, style, hash }) => ({
      style: style as FontFile['style'],
      range: stored.ranges[subset as Subset],
      name: `${family}-${subset}-${style}-${hash}.woff2`,
      packageFile: `@fontsource-variable/${family}/files/${family}-${subset}-wght-${style}.woff2`,
    }))
}

/** Local fonts that nearly every visitor has, and their free twins of the same widths. */
const localFonts = {
  serif: ['Times New Roman', 'Liberation Serif'],
  sans: ['Arial', 'Liberation Sans'],
  mono: ['Courier New', 'Liberation Mono'],
} as const

export const stackEnds = {
  serif: "Georgia, 'Times New Roman', serif",
  sans: 'Arial, Helvetica, sans-serif',
  mono: "'Courier New', monospace",
} as const

interface WebFont {
  readonly label: string
  readonly kind: keyof typeof localFonts
  readonly files: readonly FontFile[]
  /** Width of a running text compared with the local font, and the height of its lines: all in per cent. */
  readonly measures: readonly [sizeAdjust: number, ascent: number, descent: number]
}

function webFont({ label, kind, files, measures: [sizeAdjust, ascent, descent] }: WebFont): FontFamily {
  const [face, fallback] = [`${label} Variable`, `${label} Fallback`]
  return {
    label,
    kind,
    stack: `'${face}', '${fallback}', ${stackEnds[kind]}`,
    face,
    files,
    fallback: {
      name: fallback,
      local: localFonts[kind],
      sizeAdjust: `${sizeAdjust}%`,
      ascent: `${ascent}%`,
      descent: `${descent}%`,
    },
  }
}

export const fontFamilies: Record<FontName, FontFamily> = {
  fraunces: webFont({
    label: 'Fraunces',
    kind: 'serif',
    files: filesOf('fraunces'),
    measures: [115, 85, 22.2],
  }),
  'playfair-display': webFont({
    label: 'Playfair Display',
    kind: 'serif',
    files: filesOf('playfair-display'),
    measures: [110.9, 97.6, 22.6],
  }),
  newsreader: webFont({
    label: 'Newsreader',
    kind: 'serif',
    files: filesOf('newsreader'),
    measures: [104.2, 70.5, 25.4],
  }),
  figtree: webFont({
    label: 'Figtree',
    kind: 'sans',
    files: filesOf('figtree'),
    measures: [100.1, 94.9, 25],
  }),
  inter: webFont({
    label: 'Inter',
    kind: 'sans',
    files: filesOf('inter'),
    measures: [106.7, 90.8, 22.6],
  }),
  'dm-sans': webFont({
    label: 'DM Sans',
    kind: 'sans',
    files: filesOf('dm-sans'),
    measures: [103.5, 95.8, 30],
  }),
  'space-grotesk': webFont({
    label: 'Space Grotesk',
    kind: 'sans',
    files: filesOf('space-grotesk'),
    measures: [108.8, 90.4, 26.8],
  }),
  'jetbrains-mono': webFont({
    label: 'JetBrains Mono',
    kind: 'mono',
    files: filesOf('jetbrains-mono'),
    measures: [100, 102, 30],
  }),
  'system-sans': {
    label: 'System sans serif',
    kind: 'sans',
    stack: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    files: [],
  },
  'system-serif': {
    label: 'System serif',
    kind: 'serif',
    stack: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif",
    files: [],
  },
  'system-mono': {
    label: 'System monospace',
    kind: 'mono',
    stack: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
    files: [],
  },
}

/** Where the server hands out font files. */
export function fontAddress(file: FontFile): string {
  return `/_sitewright/fonts/${file.name}`
}

export function writeFontFaces(name: FontName): string {
  const { face, files, fallback } = fontFamilies[name]
  if (face === undefined) return ''
  const faces = files.map(
    (file) =>
      `@font-face{font-family:'${face}';font-style:${file.style};font-weight:100 900;font-display:swap;src:url(${fontAddress(file)}) format('woff2');unicode-range:${file.range}}`,
  )
  if (fallback) {
    const sources = fallback.local.map((local) => `local('${local}')`).join(',')
    faces.push(
      `@font-face{font-family:'${fallback.name}';src:${sources};size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%}`,
    )
  }
  return faces.join('')
}
