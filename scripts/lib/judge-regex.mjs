import { checkSync } from 'recheck'

// Its own engine in plain JavaScript: the same verdict on every machine, and no program to fetch.
process.env.RECHECK_BACKEND = 'pure'
const timeout = 20_000

/** What is wrong with an expression, with a text that shows it; null for one whose time grows as its text does. */
export function judgeRegex({ source, flags }) {
  const verdict = checkSync(source, flags, { timeout, attackTimeout: 2_000 })
  if (verdict.status === 'safe') return null
  if (verdict.status === 'unknown') return 'could not be judged in time'
  const { type, degree } = verdict.complexity
  return `${type === 'polynomial' ? `time grows with power ${degree}` : 'time explodes'}, as for ${verdict.attack.pattern}`
}
