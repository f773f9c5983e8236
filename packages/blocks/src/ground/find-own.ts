/** What a registry holds under a name that may come from anywhere, such as a stored page. */
export function findOwn<Value>(registry: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(registry, name) ? registry[name] : undefined
}
