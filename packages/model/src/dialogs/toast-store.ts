export interface Toast {
  id: number
  text: string
  kind: 'info' | 'error'
  action?: { label: string; run: () => void } | undefined
  shownAt: number
}

/** An information toast hides by itself after this time; errors stay until they are dismissed. */
export const toastMs = 2000

/** One that offers something stays for as long as it takes to read it and to reach the button by keyboard. */
const offerMs = 8000

export interface Timers {
  now: () => number
  set: (run: () => void, delayMs: number) => unknown
}

export interface ToastStore {
  list: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
  show: (toast: Omit<Toast, 'id' | 'kind' | 'shownAt'> & { kind?: Toast['kind'] }) => number
  dismiss: (id: number) => void
}

/** Newest on top, each with its own timer. */
export function createToastStore(timers: Timers): ToastStore {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  function replace(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }
  const dismiss = (id: number) => replace(toasts.filter((toast) => toast.id !== id))
  return {
    list: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: ({ kind = 'info', ...rest }) => {
      lastId += 1
      const id = lastId
      // The same words twice say no more; two offers may undo different things.
      const others = toasts.filter((it) => it.action || rest.action || it.kind !== kind || it.text !== rest.text)
      replace([{ ...rest, kind, id, shownAt: timers.now() }, ...others])
      if (kind === 'info') timers.set(() => dismiss(id), rest.action ? offerMs : toastMs)
      return id
    },
    dismiss,
  }
}
