import { createHash } from 'node:crypto'
import { isEmailAddress } from '@sitewright/model/forms/checks/email'
import type { FieldValue } from '@sitewright/model/forms/fields/field-values'
import type { FormField } from '@sitewright/model/forms/fields/fields'
import type { Answers } from './read-answers'

const maxWords = 400
const longestWord = 60

/** Words as they are looked for: small letters without their marks. An address such as ada@example.com is three words. */
export function listWords(texts: Iterable<string>): string[] {
  const words = new Set<string>()
  for (const text of texts) {
    const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    for (const word of plain.split(/[^\p{L}\p{N}]+/u)) {
      if (word !== '') words.add(word.slice(0, longestWord))
      if (words.size >= maxWords) return [...words]
    }
  }
  return [...words]
}

export function listTexts(value: FieldValue): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value : Object.values(value).flat()
}

/** All that was written, except what must not be found by it. */
export function listSearchableTexts(fields: readonly FormField[], answers: Answers): string[] {
  return fields.flatMap(({ id, type }) => {
    const value = Object.hasOwn(answers, id) ? answers[id] : undefined
    return value === undefined || type === 'password' ? [] : listTexts(value)
  })
}

/** The visitor's address: the first one given, in small letters. */
export function findEmail(fields: readonly FormField[], answers: Answers): string | null {
  for (const { id, type } of fields) {
    const value = type === 'email' && Object.hasOwn(answers, id) ? answers[id] : undefined
    if (isEmailAddress(value)) return value.toLowerCase()
  }
  return null
}

/** The same answers to the same form have the same fingerprint. */
export function fingerprintOf(formId: string, answers: Answers): string {
  const sorted = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([formId, sorted]))
    .digest('base64url')
    .slice(0, 22)
}
