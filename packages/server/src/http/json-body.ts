import type { FastifyInstance } from 'fastify'

/** Deep enough for nested lists in the text of a block, and far from what would exhaust the stack of a reader. */
const maxDepth = 100
/** Lists, objects and what stands in them: of a call, and of one that takes a whole page or a document as large. */
const maxValues = 20_000
const maxValuesOfDocument = 400_000
/** Of a whole document in which every value is as short as in the densest that is stored. */
const charactersPerValue = 8
/** Different names of fields. Each costs the reader more than the one before, so that a megabyte of them would hold the host. */
const maxNames = 1_000
const usualBytes = 1024 * 1024

/** Takes JSON alone. Text is refused: a form on a foreign page can send it without asking. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const json = String(text)
    if (json.trim() === '') return done(null, undefined)
    const { bodyLimit } = request.routeOptions
    if (!isModest(json, (bodyLimit ?? 0) > usualBytes ? maxValuesOfDocument : maxValues))
      return done(Object.assign(new Error('too deep'), { statusCode: 400 }), undefined)
    parse(request, json, done)
  })
}

/** Counted before parsing, in one pass over the text. */
export function isModest(json: string, most = maxValues): boolean {
  const mostHere = Math.min(most, maxValues + json.length / charactersPerValue)
  const names = new Set<string>()
  let depth = 0
  let values = 0
  let isInText = false
  let textStart = 0
  let textEnd = 0
  for (let at = 0; at < json.length; at++) {
    const character = json.charCodeAt(at)
    if (isInText) {
      if (character === 0x5c) at++
      else if (character === 0x22) {
        isInText = false
        textEnd = at
      }
    } else if (character === 0x22) {
      isInText = true
      textStart = at
    } else if (character === 0x5b || character === 0x7b) {
      depth++
      values++
    } else if (character === 0x5d || character === 0x7d) depth--
    else if (character === 0x2c) values++
    else if (character === 0x3a) names.add(json.slice(textStart, textEnd))
    if (depth > maxDepth || values > mostHere || names.size > maxNames) return false
  }
  return true
}
