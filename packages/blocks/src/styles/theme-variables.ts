import type { ThemeColors } from './themes'

/** Custom properties that all styles read, by their names. */
export function nameThemeVariables(theme: ThemeColors): Record<`--${string}`, string> {
  const { primary, secondary, tertiary, inks, ...plain } = theme
  const colors = Object.entries(plain).map(([name, color]) => [`--${name}`, color])
  const ink = Object.entries(inks).map(([name, color]) => [`--ink-${name}`, color])
  const buttons = Object.entries({ primary, secondary, tertiary }).flatMap(([kind, it]) => [
    [`--${kind}-fill`, it.fill],
    [`--${kind}-on`, it.onFill],
    [`--${kind}-hover`, it.fillHover],
    [`--${kind}-ink`, it.ink],
  ])
  return Object.fromEntries([...colors, ...ink, ...buttons])
}

export function writeThemeVariables(theme: ThemeColors): string {
  return Object.entries(nameThemeVariables(theme))
    .map(([name, color]) => `${name}:${color};`)
    .join('')
}
