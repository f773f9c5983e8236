import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dropIdleRules, type HasMark } from './idle-rules'

const packages = join(import.meta.dirname, '../../..')

/** What runs in the visitor's browser, as text. */
function readBrowserCode(): string {
  const files = [
    ...listFiles('runtime/src', () => true),
    ...listFiles('model/src', () => true),
    ...listFiles('blocks/src', (name) => name.includes('island')),
  ]
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}

function listFiles(folder: string, isWanted: (name: string) => boolean): string[] {
  return readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && isWanted(name))
    .map((name) => join(packages, folder, name))
}

/**
 * A page without what nothing reads: attributes, their values, classes and variables that neither its own styles nor its
 * scripts name, rules that nothing on it meets, and the mark by which a closed announcement is known again. A setting that
 * only writes such things changes nothing that a visitor could see.
 */
export function createVisiblePart(): (html: string) => string {
  const code = readBrowserCode()
  const known = new Map<string, boolean>()
  const isInScripts = (sign: string) => {
    const answer = known.get(sign) ?? code.includes(sign)
    known.set(sign, answer)
    return answer
  }
  const isRun = (name: string) => isInScripts(name) || isInScripts(`dataset.${camelCase(name.slice('data-'.length))}`)

  const findMarks = (markup: string): HasMark => {
    const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
    return ({ name, value }) => {
      if (name === 'class') return classes.has(value ?? '') || isInScripts(value ?? '')
      return isRun(name) || markup.includes(value === undefined ? ` ${name}` : ` ${name}="${value}"`)
    }
  }

  return (html) => {
    const has = findMarks(html.replaceAll(/<style>.*?<\/style>/gs, ''))
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => dropIdleRules(css, has)).join('')
    return withoutAnnouncementMark(html)
      .replaceAll(/<style>.*?<\/style>/gs, '')
      .concat(styles)
      .replaceAll(/ (data-[a-z-]+)="([^"]*)"/g, (whole, name: string, value: string) =>
        isRun(name) ? whole : keepStyled(styles, name, value),
      )
      .replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
        const kept = names.split(' ').filter((name) => styles.includes(`.${name}`) || isInScripts(name))
        return ` class="${kept.join(' ')}"`
      })
      .replaceAll(/(--[a-z-]+):[^;"}]*/g, (whole, name: string) =>
        styles.includes(`var(${name}`) || isInScripts(`'${name}'`) ? whole : '',
      )
  }
}

/** Another content has another mark: every setting of the announcement would seem to be seen. */
function withoutAnnouncementMark(html: string): string {
  const [, mark] = / data-announcement="([^"]+)"/.exec(html) ?? []
  return mark === undefined ? html : html.replaceAll(mark, '')
}

/** The words of an attribute that some selector asks for. */
function keepStyled(styles: string, name: string, value: string): string {
  if (new RegExp(`\\[${name}[*^$]=`).test(styles)) return ` ${name}="${value}"`
  const isAsked = (word: string) => new RegExp(`\\[${name}~?=["']?${escapeWord(word)}["']?\\]`).test(styles)
  const kept = isAsked(value) ? value : value.split(' ').filter(isAsked).join(' ')
  return kept !== '' || styles.includes(`[${name}]`) ? ` ${name}="${kept}"` : ''
}

function escapeWord(word: string): string {
  return word.replaceAll(/[^\w-]/g, '\\$&')
}

function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
