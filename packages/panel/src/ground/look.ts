import { useSyncExternalStore } from 'react'

/** How the panel looks: as the device does, or as the person at it has chosen. */
export const looks = ['system', 'light', 'dark'] as const
export type Look = (typeof looks)[number]

export const lookLabels: Record<Look, string> = { system: 'Same as the device', light: 'Light', dark: 'Dark' }

const key = 'sitewright.look'

type LookStorage = Pick<Storage, 'getItem' | 'setItem'>
type LookRoot = Pick<Element, 'setAttribute' | 'removeAttribute'>

export function readLook(storage: LookStorage): Look {
  try {
    const stored = storage.getItem(key)
    return looks.find((look) => look === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** The tokens follow the attribute; without it they follow the device. */
export function applyLook(look: Look, root: LookRoot): void {
  if (look === 'system') root.removeAttribute('data-look')
  else root.setAttribute('data-look', look)
}

const listeners = new Set<() => void>()

export function chooseLook(look: Look, storage: LookStorage = localStorage, root: LookRoot = document.documentElement) {
  applyLook(look, root)
  try {
    storage.setItem(key, look)
  } catch {
    // A forbidden storage must not stop the panel; the choice then holds until the reload.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLook(): Look {
  return useSyncExternalStore(subscribe, () => readLook(localStorage))
}
