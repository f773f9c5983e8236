import { z } from 'zod'
import { parseUrlMappings } from './url-mappings'

/**
 * Old addresses of a site and where they lead now, as the owner writes them. A line that is wrong is kept and leads nowhere; the
 * others work.
 */
export const urlMappingsDocument = z.strictObject({ lines: z.string().max(500_000).default('') })

const maxNamed = 5

/** The lines that lead nowhere, in words; undefined when all of them work. */
export function nameWrongMappings(lines: string): string | undefined {
  const wrong = [...parseUrlMappings(lines).errors]
  if (wrong.length === 0) return undefined
  const named = wrong.slice(0, maxNamed).map(([line, text]) => `Line ${line}: ${text}`)
  const more = wrong.length > maxNamed ? ` And ${wrong.length - maxNamed} more.` : ''
  return `${named.join(' ')}${more} All other lines are saved and active.`
}
