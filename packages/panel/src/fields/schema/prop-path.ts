type Props = Readonly<Record<string, unknown>>

/** What stands at `items.1.text`, or undefined. */
export function readAt(props: Props, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    return (value as Record<string, unknown>)[key]
  }, props)
}

/** The change of the outermost prop that puts the value there; what lies beside it stays as it is. */
export function changeAt(props: Props, path: string, value: unknown): Record<string, unknown> {
  const [first = '', ...rest] = path.split('.')
  return { [first]: setIn(props[first], rest, value) }
}

function setIn(target: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return value
  if (Array.isArray(target)) return target.with(Number(key), setIn(target[Number(key)], rest, value))
  const record = (target ?? {}) as Record<string, unknown>
  return { ...record, [key]: setIn(record[key], rest, value) }
}
