import type { FontName } from '@sitewright/model/site/styles'

export interface FontFile {
  readonly style: 'normal' | 'italic'
  /** Path inside the packages folder, for the server that hands it out. */
  readonly packageFile: string
  /** Its name under the fonts' address. */
  readonly name: string
}

export interface FontFamily {
  readonly label: string
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

function latinFiles(family: string, axis: string): FontFile[] {
  return (['normal', 'italic'] as const).map((style) => {
    const name = `${family}-latin-${axis}-${style}.woff2`
    return { style, name, packageFile: `@fontsource-variable/${family}/files/${name}` }
  })
}

export const fontFamilies: Record<FontName, FontFamily> = {
  fraunces: {
    label: 'Fraunces',
    stack: "'Fraunces Variable', 'Fraunces Fallback', Georgia, 'Times New Roman', serif",
    face: 'Fraunces Variable',
    // Without the optical-size axis the file is half as large, and the headline is painted that much earlier.
    files: latinFiles('fraunces', 'wght'),
    fallback: {
      name: 'Fraunces Fallback',
      local: ['Times New Roman', 'Liberation Serif'],
      sizeAdjust: '107.6%',
      ascent: '90.9%',
      descent: '23.7%',
    },
  },
  figtree: {
    label: 'Figtree',
    stack: "'Figtree Variable', 'Figtree Fallback', Arial, Helvetica, sans-serif",
    face: 'Figtree Variable',
    files: latinFiles('figtree', 'wght'),
    fallback: {
      name: 'Figtree Fallback',
      local: ['Arial', 'Liberation Sans'],
      sizeAdjust: '100.1%',
      ascent: '95%',
      descent: '25%',
    },
  },
  'system-sans': {
    label: 'System sans serif',
    stack: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    files: [],
  },
  'system-serif': {
    label: 'System serif',
    stack: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif",
    files: [],
  },
  'system-mono': {
    label: 'System monospace',
    stack: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
    files: [],
  },
}

/** Where the server hands out font files. */
export function fontAddress(file: FontFile): string {
  return `/_sitewright/fonts/${file.name}`
}

/** Every font file the host serves: name under the fonts' address and path inside the packages folder. */
export function listFontFiles(): FontFile[] {
  return Object.values(fontFamilies).flatMap((family) => family.files)
}

const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

export function writeFontFaces(name: FontName): string {
  const { face, files, fallback } = fontFamilies[name]
  if (face === undefined) return ''
  const faces = files.map(
    (file) =>
      `@font-face{font-family:'${face}';font-style:${file.style};font-weight:100 900;font-display:swap;src:url(${fontAddress(file)}) format('woff2');unicode-range:${latinRange}}`,
  )
  if (fallback) {
    const sources = fallback.local.map((local) => `local('${local}')`).join(',')
    faces.push(
      `@font-face{font-family:'${fallback.name}';src:${sources};size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%}`,
    )
  }
  return faces.join('')
}
