import type { Call, ParamsOfPath } from './call'

type Declared = Omit<Call, 'id'>

/** The calls of one capability, each under its id. */
export function defineCalls<const Calls extends Readonly<Record<string, Declared>>>(
  calls: Calls & { readonly [Id in keyof Calls]: ParamsOfPath<Calls[Id]['path']> },
): { readonly [Id in keyof Calls]: Calls[Id] & { readonly id: Id } } {
  const named = Object.entries(calls).map(([id, call]) => [id, { id, ...call }])
  return Object.fromEntries(named)
}
