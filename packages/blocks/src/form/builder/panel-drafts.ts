import { useState } from 'react'

interface Draft {
  readonly text: string
  readonly problem: string | null
}

export interface Drafts {
  /** What the control shows: what is being typed, else what is stored. */
  textAt: (path: string, stored: string) => string
  problemAt: (path: string) => string | undefined
  /** Remembers what is typed. It reaches the form only when nothing is wrong with it. */
  type: (path: string, text: string, check: (text: string) => string | null, accept: (text: string) => void) => void
  /** The control is left: what was accepted is shown as it is stored, what was not stays to be mended. */
  leave: (path: string) => void
  forget: (path: string) => void
  hasProblemIn: (...prefixes: string[]) => boolean
}

/** One wrong entry must not hold back the others, so each control keeps its own unfinished text. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  function forget(path: string) {
    setDrafts(({ [path]: _gone, ...rest }) => rest)
  }
  return {
    textAt: (path, stored) => drafts[path]?.text ?? stored,
    problemAt: (path) => drafts[path]?.problem ?? undefined,
    type: (path, text, check, accept) => {
      const problem = check(text)
      setDrafts((before) => ({ ...before, [path]: { text, problem } }))
      if (problem === null) accept(text)
    },
    leave: (path) => {
      if (drafts[path]?.problem === null) forget(path)
    },
    forget,
    hasProblemIn: (...prefixes) =>
      Object.entries(drafts).some(
        ([path, draft]) => draft.problem !== null && prefixes.some((prefix) => path.startsWith(prefix)),
      ),
  }
}
