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

const unknownField = 'This field is not known here.'

function describeIssue(issue: z.core.$ZodIssue): string {
  // The library's own words are for programmers; words of our schemas are for people and stay.
  if (!/^(Invalid|Too|Unrecognized|Expected)/.test(issue.message)) return issue.message
  if (issue.code === 'invalid_type') return 'Please fill this in.'
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return issue.minimum === 1 ? 'Please fill this in.' : `Please write at least ${issue.minimum} characters.`
  }
  if (issue.code === 'too_big' && issue.origin === 'string') return `Please write at most ${issue.maximum} characters.`
  if (issue.code === 'too_small') return `This must be at least ${issue.minimum}.`
  if (issue.code === 'too_big') return `This must be at most ${issue.maximum}.`
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'This is not an e-mail address.'
  if (issue.code === 'invalid_value') return `This must be one of: ${issue.values.slice(0, 20).join(', ')}.`
  return 'This is not right.'
}
