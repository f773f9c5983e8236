/** The name of its element, which the provider's own script looks for. */
export const commentsCountId = 'dsq-count-scr'

interface CountedComments {
  readonly commentsEnabled?: boolean | undefined
  readonly disqusShortname?: string | undefined
}

/** Where the script of a comment provider comes from that counts comments: it needs comments that are on, and whose they are. */
export function commentsCountAddress({ commentsEnabled, disqusShortname = '' }: CountedComments): string | undefined {
  const isWanted = commentsEnabled === true && /^[a-z0-9-]+$/i.test(disqusShortname)
  return isWanted ? `https://${disqusShortname.toLowerCase()}.disqus.com/count.js` : undefined
}
