export interface Events<Name extends string> {
  on(name: Name, listener: () => void): () => void
  fire(name: Name): void
}

/** A listener that throws does not keep the others from hearing. */
export function createEvents<Name extends string>(noteError: (error: unknown) => void): Events<Name> {
  const listeners = new Map<Name, Set<() => void>>()
  return {
    on(name, listener) {
      const ofName = listeners.get(name) ?? new Set()
      listeners.set(name, ofName.add(listener))
      return () => ofName.delete(listener)
    },
    fire(name) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener()
        } catch (error) {
          noteError(error)
        }
      }
    },
  }
}
