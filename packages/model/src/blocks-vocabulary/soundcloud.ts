/** The address of a Soundcloud track or set, or the warning that says why there is none. */
export function parseSoundcloudUrl(address: string): { url: string; warning: null } | { url: null; warning: string } {
  const url = URL.canParse(address) ? new URL(address) : null
  const isTrack =
    url !== null &&
    url.protocol === 'https:' &&
    /^(www\.|m\.|api\.|w\.)?soundcloud\.com$/.test(url.hostname) &&
    url.pathname !== '/'
  return isTrack
    ? { url: url.href, warning: null }
    : { url: null, warning: `Unable to parse Soundcloud url: ${address}` }
}
