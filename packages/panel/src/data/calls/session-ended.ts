/** Tells the panel that the host wants a new sign-in; what is typed stays where it is meanwhile. */
function createSignal() {
  const listeners = new Set<() => void>()
  let count = 0
  return {
    count: () => count,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    announce: () => {
      count += 1
      for (const listener of listeners) listener()
    },
  }
}

export const sessionEnded = createSignal()
