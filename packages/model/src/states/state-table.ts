/** Where an event leads that ends it all: what had the state is stored no longer. */
export const gone = 'gone'

/** Where an event leads that takes another one back: to the state before it, whichever that was. */
export const asBefore = 'as before'

type Moves<State extends PropertyKey> = Readonly<Record<string, State | typeof gone | typeof asBefore>>

/** State → event → the state after it, the same for one event everywhere. What is not written down may not happen. */
type MovesByState<M> = { readonly [State in keyof M]: Moves<keyof M> }

export interface StateTable<M extends MovesByState<M>> {
  /** How something may begin. */
  readonly initial: readonly (keyof M)[]
  readonly moves: M
}

export type StateOf<M> = keyof M & string
export type EventOf<M> = { [State in keyof M]: keyof M[State] }[keyof M] & string
/** Where an event leads, from wherever it is allowed. */
type TargetOf<M, Event> = { [State in keyof M]: Event extends keyof M[State] ? M[State][Event] : never }[keyof M]
type SourceOf<M, Event> = { [State in StateOf<M>]: Event extends keyof M[State] ? State : never }[StateOf<M>]

/** The events that lead to another state and end nothing. */
export type MoveOf<M> = { [E in EventOf<M>]: TargetOf<M, E> extends typeof gone ? never : E }[EventOf<M>]

export function defineStates<const M extends MovesByState<M>>(table: {
  readonly initial: readonly (keyof NoInfer<M>)[]
  readonly moves: M
}): StateTable<M> {
  return table
}

/** In the order of the table. */
export function listStates<M extends MovesByState<M>>({ moves }: StateTable<M>): readonly StateOf<M>[] {
  return Object.keys(moves) as StateOf<M>[]
}

/** Null when the event is not allowed in this state. */
export function nextState<M extends MovesByState<M>, Event extends EventOf<M>>(
  { moves }: StateTable<M>,
  state: StateOf<M>,
  event: Event,
): TargetOf<M, Event> | null {
  const allowed: Moves<keyof M> = moves[state]
  return Object.hasOwn(allowed, event) ? (allowed[event] as TargetOf<M, Event>) : null
}

/** What may happen in this state; nothing at an end. */
export function listMoves<M extends MovesByState<M>>({ moves }: StateTable<M>, state: StateOf<M>): EventOf<M>[] {
  return Object.keys(moves[state]) as EventOf<M>[]
}

/** In which states the event is allowed: a query with this condition makes no other move, whoever is faster. */
export function statesBefore<M extends MovesByState<M>, Event extends EventOf<M>>(
  table: StateTable<M>,
  event: Event,
): SourceOf<M, Event>[] {
  const isSource = (state: StateOf<M>): state is SourceOf<M, Event> => nextState(table, state, event) !== null
  return listStates(table).filter(isSource)
}

/** Where the event leads: in one table the same, wherever it happens. */
export function stateAfter<M extends MovesByState<M>, Event extends EventOf<M>>(
  table: StateTable<M>,
  event: Event,
): TargetOf<M, Event> {
  for (const state of listStates(table)) {
    const target = nextState(table, state, event)
    if (target !== null) return target
  }
  throw new Error(`Nothing allows ${event}.`)
}

/** From which states some event leads to this one. */
export function statesLeadingTo<M extends MovesByState<M>>(table: StateTable<M>, target: StateOf<M>): StateOf<M>[] {
  return listStates(table).filter((state) =>
    listMoves(table, state).some((event) => nextState(table, state, event) === target),
  )
}
