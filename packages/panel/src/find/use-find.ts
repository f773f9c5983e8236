import { useMemo, useState } from 'react'
import { selectBlocks } from '../document/page/command'
import type { PageSession } from '../document/sessions/page-session'
import { usePageState } from '../editor/editor-context'
import { findMatches, indexAfterReplacing, type Match } from './find-matches'
import { replaceMatches, replaceText } from './replace-matches'

/** The search on the open page: what is looked for, where it stands, and which match is current. */
export function useFind(session: PageSession, words: string) {
  const { store } = session
  const { page } = usePageState(session)
  const [query, setQuery] = useState({ text: words, matchesCase: false })
  const [wanted, setWanted] = useState(() => firstIndex(findMatches(page, query), session))
  const [note, setNote] = useState('')
  const matches = useMemo(() => findMatches(page, query), [page, query])
  const index = Math.max(0, Math.min(wanted, matches.length - 1))

  /** The block of the match is selected, and the canvas scrolls to it. */
  function show(found: readonly Match[], next: number) {
    setWanted(next)
    setNote('')
    const match = found[next]
    const { blockIds } = store.read().selection
    const isShown = blockIds.length === 1 && blockIds[0] === match?.blockId
    if (match && !isShown) store.select(selectBlocks(match.sectionId, [match.blockId]))
  }
  function change(part: Partial<typeof query>) {
    const next = { ...query, ...part }
    setQuery(next)
    const found = findMatches(store.read().page, next)
    show(found, firstIndex(found, session))
  }
  function replace(chosen: readonly Match[], text: string) {
    const { count, refusals } = replaceMatches(store.read().page, chosen, text)
    store.run(replaceText, { matches: chosen, text })
    const after = findMatches(store.read().page, query)
    const [first] = chosen
    const isOne = chosen.length === 1 && first !== undefined
    // What was refused stays current, so that it is seen.
    show(after, isOne ? (count > 0 ? indexAfterReplacing(after, first, index, text) : index) : 0)
    const stayed = refusals.length > 0 ? ` ${refusals.length} couldn’t be replaced: ${refusals[0]}` : ''
    setNote(`Replaced ${count}.${stayed}`)
  }
  return {
    query,
    change,
    matches,
    index,
    current: matches[index],
    note,
    step: (by: 1 | -1) => {
      if (matches.length > 0) show(matches, (index + by + matches.length) % matches.length)
    },
    replaceOne: (text: string) => {
      const current = matches[index]
      if (current) replace([current], text)
    },
    replaceAll: (text: string) => {
      if (matches.length > 0) replace(matches, text)
    },
  }
}

/** The search goes on from the block that is selected. */
function firstIndex(matches: readonly Match[], { store }: PageSession): number {
  const { blockId } = store.read().selection
  return Math.max(
    0,
    matches.findIndex((match) => match.blockId === blockId),
  )
}
