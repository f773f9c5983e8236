import { commentsCountAddress, commentsCountId } from '@sitewright/model/comments/comments-count'
import type { SiteConsent } from '../consent/create-consent'
import type { PageContext } from '../context/read-context'

interface CountInputs {
  readonly context: PageContext
  readonly consent: SiteConsent
}

/** Has the site's comment provider count its comments, once the visitor lets it. */
export function loadCommentsCount({ context, consent }: CountInputs): () => void {
  const address = commentsCountAddress({
    commentsEnabled: context.isOn('websiteSettings', 'commentsEnabled'),
    disqusShortname: context.readText('websiteSettings', 'disqusShortname'),
  })
  if (address === undefined) return () => {}
  const script = document.createElement('script')
  script.id = commentsCountId
  script.async = true
  script.src = address
  const follow = () => consent.mayTrack && !script.isConnected && document.head.append(script)
  follow()
  const stopFollowing = consent.onChange(follow)
  return () => {
    stopFollowing()
    script.remove()
  }
}
