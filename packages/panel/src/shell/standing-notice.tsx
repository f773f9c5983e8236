import { siteStatusRules } from '@sitewright/model/site/site-status'
import { useStanding } from '../data/standing'
import { goTo, writeRoute } from '../ground/router'
import '../screens/settings/site-status.css'

const route = { screen: 'settings', part: 'status' } as const

/** Tells the owner of a status that keeps visitors or search engines away, and where it is changed. */
export function StandingNotice() {
  const standing = useStanding().data
  const warning = standing ? siteStatusRules[standing.status].warning : null
  if (warning === null) return null
  return (
    <p className="standing-notice" role="status">
      {warning}
      <a
        href={writeRoute(route)}
        onClick={(event) => {
          event.preventDefault()
          goTo(route)
        }}
      >
        Visibility
      </a>
    </p>
  )
}
