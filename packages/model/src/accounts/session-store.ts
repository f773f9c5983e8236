import type { KeyValueStore } from './stored-session'

/** `document.cookie`, seen as one property to read and to assign. */
export interface CookieJar {
  cookie: string
}

/** A browser may refuse local storage by throwing, by being full, or by forgetting what was written. */
export function chooseSessionStore(getLocalStorage: () => KeyValueStore, jar: CookieJar): KeyValueStore {
  try {
    const localStorage = getLocalStorage()
    const probe = 'session-store-probe'
    localStorage.setItem(probe, '1')
    const isKept = localStorage.getItem(probe) === '1'
    localStorage.removeItem(probe)
    if (isKept) return localStorage
  } catch {
    // Falls through to cookies.
  }
  return createCookieStore(jar)
}

export function createCookieStore(jar: CookieJar): KeyValueStore {
  return {
    getItem(key) {
      const prefix = `${encodeURIComponent(key)}=`
      const pair = jar.cookie.split('; ').find((text) => text.startsWith(prefix))
      return pair === undefined ? null : decodeCookieValue(pair.slice(prefix.length))
    },
    setItem(key, text) {
      jar.cookie = `${encodeURIComponent(key)}=${encodeURIComponent(text)}; path=/; SameSite=Lax`
    },
    removeItem(key) {
      jar.cookie = `${encodeURIComponent(key)}=; path=/; max-age=0; SameSite=Lax`
    },
  }
}

function decodeCookieValue(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
