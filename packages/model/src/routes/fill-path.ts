export type PlaceNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PlaceNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Puts values into the `:name` places of a path of the routes table. */
export function fillPath<Path extends string>(path: Path, values: Record<PlaceNames<Path>, string>): string {
  const byName: Record<string, string> = values
  return path.replace(/:(\w+)/g, (_place, name) => encodeURIComponent(byName[name] ?? ''))
}
