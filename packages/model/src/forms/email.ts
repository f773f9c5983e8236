const shortest = 3
const longest = 256

/** The top-level part of 2 to 4 characters is the visitor form's stated rule; it refuses `.museum` and is meant to. */
const visitorFormPattern = /^[^\s@]+@[a-z0-9.-]+\.[a-z0-9]{2,4}$/i

export function isVisitorFormEmail(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length >= shortest && value.length <= longest && visitorFormPattern.test(value)
  )
}

const addressPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** The standard check, for the server and the owner's panel: any top-level part will do. */
export function isEmailAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length >= shortest && value.length <= longest && addressPattern.test(value)
}
