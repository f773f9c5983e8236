import { z } from 'zod'
import { parseUrlMappings } from './url-mappings'

/** Old addresses of a site and where they lead now, as the owner writes them. */
export const urlMappingsDocument = z.strictObject({ lines: z.string().max(500_000).default('') })
export type UrlMappingsDocument = z.infer<typeof urlMappingsDocument>

/** The same with the rules for every line; the first that is wrong is told. */
export const checkedUrlMappings = urlMappingsDocument.superRefine(({ lines }, context) => {
  const [wrong] = parseUrlMappings(lines).errors
  if (wrong) context.addIssue({ code: 'custom', path: ['lines'], message: `Line ${wrong[0]}: ${wrong[1]}` })
})
