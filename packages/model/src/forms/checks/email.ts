const shortest = 3
const longest = 256

/** The documents' own check. Its top-level part of 2 to 4 characters alone would refuse `.museum`, and customers with it. */
const visitorFormPattern = /^[^\s@]+@[a-z0-9.-]+\.[a-z0-9]{2,4}$/i

export function isVisitorFormEmail(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length >= shortest && value.length <= longest && visitorFormPattern.test(value)
  )
}

/** Of the HTML standard, with letters of any script, and a dot in the host: nobody gets mail without. */
export const emailPattern =
  /^[^\s\p{C}@"(),:;<>[\]\\]+@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
export const longestEmail = 254

/** Where mail can be sent to. No form, sign-up, list or checkout of ours refuses such an address. */
export function isEmailAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestEmail && emailPattern.test(value)
}
