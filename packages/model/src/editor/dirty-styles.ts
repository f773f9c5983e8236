/** Style settings whose change must be saved before it is published. */
export const trackedStylePaths = [
  'activeColorThemeId',
  'activeFontThemeId',
  'colorPalette',
  'colorThemes',
  'fontThemes',
  'fontUsageCategories',
] as const
export type TrackedStylePath = (typeof trackedStylePaths)[number]
export type TrackedStyles = Partial<Record<TrackedStylePath, unknown>>

export function listDirtyStyles(saved: TrackedStyles, current: TrackedStyles): TrackedStylePath[] {
  return trackedStylePaths.filter((path) => !isSameJson(saved[path], current[path]))
}

export function hasUnsavedStyles(saved: TrackedStyles, current: TrackedStyles): boolean {
  return listDirtyStyles(saved, current).length > 0
}

/** The order of an object's keys carries no meaning; the order of a list does. */
function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other))
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sortKeys(part)]))
}
