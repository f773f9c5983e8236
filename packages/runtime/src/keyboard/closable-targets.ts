/** Something that lies over the page and that Escape closes: a dialog, the menu, the lightbox. */
interface ClosableTarget {
  readonly name: string
  /** May also do nothing: then Escape goes no further than this target. */
  readonly close: () => void
  /** Tells whether it is still open when it may be closed without a word, as the browser closes its dialogs. */
  readonly isOpen?: () => boolean
}

export interface ClosableTargets {
  /** Call it when the target opens; the answer is to be called when it closes. */
  add(target: ClosableTarget): () => void
  /** Keys of what is open, in the order it was opened. */
  list(): readonly string[]
  close(key: string): void
  closeAll(): void
}

export function createClosableTargets(): ClosableTargets {
  const open = new Map<string, ClosableTarget>()
  let lastNumber = 0
  function close(key: string): void {
    open.get(key)?.close()
  }
  function list(): string[] {
    return [...open].filter(([, target]) => target.isOpen?.() ?? true).map(([key]) => key)
  }
  return {
    add(target) {
      const key = `${target.name} ${++lastNumber}`
      open.set(key, target)
      return () => open.delete(key)
    },
    list,
    close,
    closeAll() {
      for (const key of list().reverse()) close(key)
    },
  }
}
