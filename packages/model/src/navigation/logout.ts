import { parseQueryString } from '../links/query-string'

export const logoutNotice = {
  title: 'Logout Successful',
  message: 'You have been successfully logged out.',
} as const

/** Where the browser goes after logout: the site root, or the page that the preview frame showed. */
export function buildLogoutReturnAddress(previewFrameUrl = '/'): string {
  const [beforeHash = '', hash] = previewFrameUrl.split('#', 2)
  const separator = beforeHash.includes('?') ? '&' : '?'
  return `${beforeHash}${separator}logout=true${hash === undefined ? '' : `#${hash}`}`
}

export function hasJustLoggedOut(queryString: string): boolean {
  return parseQueryString(queryString).get('logout')?.[0] === 'true'
}
