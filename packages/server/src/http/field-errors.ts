import type { z } from 'zod'

/** What is wrong with which field, in words for the person who filled it in. */
export function toFieldErrors(error: z.ZodError): Record<string, string> {
  const errors: [string, string][] = []
  for (const issue of error.issues.slice(0, 50)) {
    const path = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, 20)) errors.push([path === '' ? key : `${path}.${key}`, unknownField])
    } else errors.push([path, describeIssue(issue)])
  }
  return Object.fromEntries(errors.reverse())
}

const unknownField = 'Unknown field.'

function describeIssue(issue: z.core.$ZodIssue): string {
  // The library's own words are for programmers; words of our schemas are for people and stay.
  if (!/^(Invalid|Too|Unrecognized|Expected)/.test(issue.message)) return issue.message
  if (issue.code === 'invalid_type') return 'Fill in this field.'
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return issue.minimum === 1 ? 'Fill in this field.' : `Use at least ${issue.minimum} characters.`
  }
  if (issue.code === 'too_big' && issue.origin === 'string') return `Use at most ${issue.maximum} characters.`
  if (issue.code === 'too_small') return `Enter ${issue.minimum} or more.`
  if (issue.code === 'too_big') return `Enter ${issue.maximum} or less.`
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'This is not an email address.'
  if (issue.code === 'invalid_value') return `Use one of: ${issue.values.slice(0, 20).join(', ')}.`
  return 'Invalid value.'
}
