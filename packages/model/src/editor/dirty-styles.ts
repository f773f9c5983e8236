import { isSameJson } from '../documents/same-json'

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
