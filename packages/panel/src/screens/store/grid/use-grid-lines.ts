import { toasts } from '@sitewright/ui/floating/toast-store'
import { useRef, useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../../data/calls/call-error'
import { saveLines, showLines, useVariants, type VariantFilter } from '../../../data/store/variants'
import {
  applyChange,
  dropUnchanged,
  type FaultyCell,
  findFaulty,
  invertChanges,
  type LineChanges,
  writeChanges,
} from './grid-changes'

interface Step {
  readonly back: LineChanges
  readonly forth: LineChanges
}

/** The lines of the grid. A change is shown at once and stored whole; refused, it is taken back and its cell named. */
export function useGridLines(filter: VariantFilter) {
  const query = useVariants(filter)
  const lines = query.data?.pages.flatMap((page) => page.variants) ?? []
  const latest = useRef(lines)
  latest.current = lines
  const [faulty, setFaulty] = useState<FaultyCell | null>(null)
  const [saving, setSaving] = useState(0)
  const [done, setDone] = useState<readonly Step[]>([])
  const [undone, setUndone] = useState<readonly Step[]>([])
  const queue = useRef(Promise.resolve(true))

  function show(changes: LineChanges) {
    showLines((line) => {
      const change = changes.get(line.id)
      return change ? applyChange(line, change) : line
    })
  }
  /** One after the other: an undo must not overtake what it undoes. */
  function store(changes: LineChanges, back: LineChanges): Promise<boolean> {
    show(changes)
    setFaulty(null)
    setSaving((count) => count + 1)
    queue.current = queue.current
      .then(() => saveLines(writeChanges(changes)))
      .then(
        () => true,
        (error: unknown) => {
          show(back)
          const found = findFaulty(fieldErrorsOf(error), changes)
          setFaulty(found)
          if (!found) toasts.show({ kind: 'error', text: textOfError(error) })
          return false
        },
      )
      .finally(() => setSaving((count) => count - 1))
    return queue.current
  }
  async function change(wanted: LineChanges): Promise<boolean> {
    const changes = dropUnchanged(latest.current, wanted)
    if (changes.size === 0) {
      setFaulty(null)
      return true
    }
    const step = { back: invertChanges(latest.current, changes), forth: changes }
    const isStored = await store(changes, step.back)
    if (isStored) {
      setDone((steps) => [...steps, step])
      setUndone([])
    }
    return isStored
  }
  async function travel(step: Step | undefined, way: 'back' | 'forth') {
    if (!step) return
    const [take, put] = way === 'back' ? [setDone, setUndone] : [setUndone, setDone]
    take((steps) => steps.filter((it) => it !== step))
    if (await store(step[way], step[way === 'back' ? 'forth' : 'back'])) put((steps) => [...steps, step])
  }
  return {
    query,
    lines,
    faulty,
    setFaulty,
    isSaving: saving > 0,
    change,
    undo: done.length > 0 ? () => void travel(done.at(-1), 'back') : null,
    redo: undone.length > 0 ? () => void travel(undone.at(-1), 'forth') : null,
  }
}
export type GridLines = ReturnType<typeof useGridLines>
