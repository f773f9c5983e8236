import { createIds } from '@sitewright/model/id'

export const newId = createIds({
  now: Date.now,
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
})

/** This window, from its opening to its end: what it saves and selects is told to others under this id. */
export const windowId = newId()

const lockOf = (tab: string) => `sitewright-window-${tab}`
const previousKey = 'sitewright.window'

/** Where the browser has locks, a window that holds its own is alive. */
export async function findLiveWindows(): Promise<(tab: string) => boolean> {
  const previous = await takeOverFromReload()
  try {
    const { held = [] } = await navigator.locks.query()
    const names = new Set(held.map((lock) => lock.name))
    // A reload may come before the browser has let go of the lock of the page that was.
    return (tab) => tab === windowId || (tab !== previous && names.has(lockOf(tab)))
  } catch {
    // Without locks every draft counts as left behind: joining it twice changes nothing.
    return (tab) => tab === windowId
  }
}

let previousWindow: string | null | undefined

async function takeOverFromReload(): Promise<string | null> {
  if (previousWindow !== undefined) return previousWindow
  try {
    previousWindow = sessionStorage.getItem(previousKey)
    sessionStorage.setItem(previousKey, windowId)
  } catch {
    previousWindow = null
  }
  // Held until the window is gone.
  void navigator.locks?.request(lockOf(windowId), () => new Promise(() => {})).catch(() => {})
  return previousWindow ?? null
}
