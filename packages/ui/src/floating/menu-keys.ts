/** Which item of a menu gets the focus for a key, by the menu pattern of the ARIA Authoring Practices; null: the key is not ours. */
export function moveInMenu(key: string, current: number, labels: readonly string[]): number | null {
  const count = labels.length
  if (count === 0) return null
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key === ' ') return null
  const order = labels.map((_, step) => (current + 1 + step) % count)
  return order.find((index) => labels[index]?.toLowerCase().startsWith(key.toLowerCase())) ?? null
}
