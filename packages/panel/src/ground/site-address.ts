/** Where visitors find the site. Filled by the first answer of the session call. */
export const siteAddress = { value: '' }

export function siteHost(): string {
  return URL.canParse(siteAddress.value) ? new URL(siteAddress.value).host : ''
}
