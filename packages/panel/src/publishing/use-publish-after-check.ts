import type { PageSummary } from '@sitewright/model/pages/page-answers'
import type { PageSession } from '../document/sessions/page-session'
import { useSiteColors } from '../editor/use-site-colors'
import { listPageFlaws } from './page-flaws'
import { type Publishing, usePublish } from './use-publish'

/** Publishes at once where visitors see the page as its owner does; else `ask` names what they do not. */
export function usePublishAfterCheck(
  session: PageSession | null,
  page: PageSummary | null,
  ask: () => void,
): Publishing | null {
  const colors = useSiteColors()
  const publishing = usePublish(session, page)
  if (!publishing || !session) return publishing
  const hasFlaws = () => colors !== null && listPageFlaws(session.store.read().page, colors).length > 0
  return { ...publishing, publish: () => (hasFlaws() ? ask() : publishing.publish()) }
}
