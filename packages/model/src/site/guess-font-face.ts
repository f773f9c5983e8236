import type { FontFace } from './web-fonts'

const weightNames: readonly (readonly [RegExp, number])[] = [
  [/(extra|ultra)[ _-]?light/i, 200],
  [/(semi|demi)[ _-]?bold/i, 600],
  [/(extra|ultra)[ _-]?bold/i, 800],
  [/hairline|thin/i, 100],
  [/light/i, 300],
  [/medium/i, 500],
  [/black|heavy/i, 900],
  [/bold/i, 700],
  [/regular|normal|book|roman/i, 400],
]
const variable = /variable|wght|\bvf\b|\[[^[\]]*\]/i
const italic = /italic|oblique/i
const noise = /\b(latin(?:[ _-]?ext)?|webfont|opsz|slnt)\b/gi

export interface GuessedFace extends Pick<FontFace, 'style' | 'weight'> {
  readonly family: string
}

/** What the name of a font file tells of it, as in `BrandSans-BoldItalic.woff2`; the owner can correct it. */
export function guessFontFace(fileName: string): GuessedFace {
  const bare = fileName.replace(/\.[a-z0-9]+$/i, '')
  const found = weightNames.find(([words]) => words.test(bare))
  const number = bare.match(/(?:^|[ _-])([1-9]00)(?:$|[ _-])/)?.[1]
  const weight = variable.test(bare) ? null : Number(number ?? found?.[1] ?? 400)
  const words = [variable, italic, ...weightNames.map(([it]) => it)].reduce(
    (text, it) => text.replace(new RegExp(it.source, 'gi'), ' '),
    bare.replace(noise, ' '),
  )
  const family = words
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b[1-9]00\b/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 60)
  return {
    family: family === '' ? 'My font' : capitalize(family),
    style: italic.test(bare) ? 'italic' : 'normal',
    weight,
  }
}

function capitalize(text: string): string {
  return text.replace(/(?:^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
}
