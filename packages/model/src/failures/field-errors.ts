import type { z } from 'zod'
import { fillWords } from '../strings/fill-words'
import { fields } from '../visitor-texts/english/fields'
import type { VisitorTexts } from '../visitor-texts/visitor-texts'

export type FieldTexts = VisitorTexts['fields']

/** What is wrong with which field, in words for the person who filled it in. */
export function toFieldErrors(error: z.ZodError, texts: FieldTexts = fields): Record<string, string> {
  const errors: [string, string][] = []
  for (const issue of error.issues.slice(0, 50)) {
    const path = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, 20)) errors.push([path === '' ? key : `${path}.${key}`, texts.unknown])
    } else errors.push([path, describeIssue(issue, texts)])
  }
  return Object.fromEntries(errors.reverse())
}

function describeIssue(issue: z.core.$ZodIssue, texts: FieldTexts): string {
  // The library's own words are for programmers; words of our schemas are for people and stay, unless they are the usual ones.
  const isOurs = !/^(Invalid|Too|Unrecognized|Expected)/.test(issue.message)
  return isOurs && issue.message !== describeUsually(issue, fields) ? issue.message : describeUsually(issue, texts)
}

function describeUsually(issue: z.core.$ZodIssue, texts: FieldTexts): string {
  if (issue.code === 'invalid_type') return texts.required
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return issue.minimum === 1 ? texts.required : fillWords(texts.tooShort, { min: String(issue.minimum) })
  }
  if (issue.code === 'too_big' && issue.origin === 'string')
    return fillWords(texts.tooLong, { max: String(issue.maximum) })
  if (issue.code === 'too_small') return fillWords(texts.tooSmall, { min: String(issue.minimum) })
  if (issue.code === 'too_big') return fillWords(texts.tooLarge, { max: String(issue.maximum) })
  if (issue.code === 'invalid_format' && issue.format === 'email') return texts.email
  if (issue.code === 'invalid_value') return fillWords(texts.oneOf, { values: issue.values.slice(0, 20).join(', ') })
  return texts.invalid
}
