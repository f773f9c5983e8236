import { useCallback, useState, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { checkBody, type HeldValues, showHeld, sortChange } from '../document/saving/held-values'
import type { SaveState } from '../document/saving/save-state'
import type { FieldsSession } from '../document/sessions/fields-session'
import type { Route } from '../ground/router'

/** The fields of something and what is wrong with them; a value that cannot be stored waits in its field. */
export interface EditedFields<Body extends object> {
  readonly value: Body
  readonly change: (part: Partial<Body>, label: string) => void
  readonly errors: Readonly<Record<string, string>>
  readonly saveState: SaveState
}

interface EditedKind<Body extends object> {
  readonly name: string
  readonly schema: z.ZodType<Body>
  /** The screen that undoes the changes. */
  readonly route: Route
}

export function useEditedFields<Body extends object, Detail>(
  session: FieldsSession<Body, Detail>,
  { name, schema, route }: EditedKind<Body>,
): EditedFields<Body> {
  const stored = useSyncExternalStore(session.subscribe, session.read)
  const saveState = useSyncExternalStore(session.autosave.subscribe, session.autosave.state)
  const [held, setHeld] = useState<HeldValues>({})
  const value = showHeld(stored, held)
  const { screen, part: place } = route
  const change = useCallback(
    (part: Partial<Body>, label: string) => {
      const now = session.read()
      setHeld((before) => sortChange(schema, now, { ...showHeld(now, before), ...part }).held)
      const waiting = Object.keys(checkBody(schema, { ...now, ...part })).map((path) => path.split('.')[0])
      const sound = Object.fromEntries(Object.entries(part).filter(([key]) => !waiting.includes(key)))
      if (Object.keys(sound).length > 0)
        session.change(
          { ...now, ...sound },
          { label, route: { screen, part: place }, mergeKey: `${name} ${Object.keys(part).join(' ')}` },
        )
    },
    [session, schema, name, screen, place],
  )
  const refused = saveState.kind === 'refused' ? (saveState.errors ?? {}) : {}
  return { value, change, errors: { ...refused, ...checkBody(schema, value) }, saveState }
}
