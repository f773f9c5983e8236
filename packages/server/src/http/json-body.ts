import type { FastifyInstance } from 'fastify'

/** Deep enough for nested lists in the text of a block, and far from what would exhaust the stack of a reader. */
const maxDepth = 100
const maxValues = 200_000

/** Takes JSON alone. Text is refused: a form on a foreign page can send it without asking. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const json = String(text)
    if (json.trim() === '') return done(null, undefined)
    if (!isModest(json)) return done(Object.assign(new Error('too deep'), { statusCode: 400 }), undefined)
    parse(request, json, done)
  })
}

/** Counted before parsing, in one pass over the text. */
export function isModest(json: string): boolean {
  let depth = 0
  let values = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const character = json.charCodeAt(at)
    if (isInText) {
      if (character === 0x5c) at++
      else if (character === 0x22) isInText = false
    } else if (character === 0x22) isInText = true
    else if (character === 0x5b || character === 0x7b) depth++
    else if (character === 0x5d || character === 0x7d) depth--
    else if (character === 0x2c) values++
    if (depth > maxDepth || values > maxValues) return false
  }
  return true
}
