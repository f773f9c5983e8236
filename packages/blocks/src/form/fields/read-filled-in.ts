import type { PostedValues } from '@sitewright/model/forms/fields/posted-inputs'

export type FilledIn = PostedValues

/** The texts under a name, none for a name that was not posted. */
export function readFilledIn(filledIn: FilledIn, name: string): string[] {
  const value = Object.hasOwn(filledIn, name) ? filledIn[name] : undefined
  return [value ?? []].flat()
}
