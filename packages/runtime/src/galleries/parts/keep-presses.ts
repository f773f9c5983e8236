import type { GalleryMachine } from './gallery-machine'

/** A gallery refuses to move while it moves. What is pressed meanwhile is done afterwards, one after the other. */
export function keepPresses(machine: Pick<GalleryMachine, 'motion' | 'listen'>): (act: () => unknown) => void {
  const kept: (() => unknown)[] = []
  machine.listen((event) => {
    // Once everybody has heard of it.
    if (event.kind === 'settled') queueMicrotask(goOn)
  })
  function goOn(): void {
    while (kept.length > 0 && !machine.motion().inMotion) kept.shift()?.()
  }
  return (act) => {
    kept.push(act)
    goOn()
  }
}
