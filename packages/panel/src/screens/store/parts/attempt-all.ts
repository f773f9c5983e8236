/** So many calls at once: a long selection must not keep the host from everybody else. */
const atOnce = 4

/** All of them, whatever happens to one. What went wrong is given back. */
export async function attemptAll<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<unknown[]> {
  const waiting = [...items]
  const errors: unknown[] = []
  async function workOff() {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item).catch((error: unknown) => errors.push(error))
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, workOff))
  return errors
}
