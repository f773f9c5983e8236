const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

const macWords: Readonly<Record<string, string>> = { mod: '⌘', alt: '⌥', shift: '⇧' }
const otherWords: Readonly<Record<string, string>> = { mod: 'Ctrl', alt: 'Alt', shift: 'Shift' }
const keyWords: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

/** `mod+shift+z` as the keyboard at hand calls it. */
export function wordsOfKeys(keys: string | undefined, mac = isMac): string | undefined {
  const words = mac ? macWords : otherWords
  return keys
    ?.split('+')
    .map((key) => words[key] ?? keyWords[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(mac ? '' : '+')
}

interface PressedKeys {
  key: string
  metaKey: boolean
  ctrlKey: boolean
  altKey: boolean
  shiftKey: boolean
}

export function matchesKeys(event: PressedKeys, keys: string, mac = isMac): boolean {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  const mod = mac ? event.metaKey : event.ctrlKey
  const otherMod = mac ? event.ctrlKey : event.metaKey
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    mod === parts.includes('mod') &&
    !otherMod &&
    event.altKey === parts.includes('alt') &&
    event.shiftKey === parts.includes('shift')
  )
}
