import { listMemberHeaderLinks } from '@sitewright/model/accounts/member-header'
import { paths } from '@sitewright/model/routes/paths'
import type { MemberScriptTexts } from '@sitewright/model/visitor-texts/script-texts'
import { showUnhandled } from '../data/site-calls'
import { readMember, signOut } from './member-calls'

/** Writes the links of a member into the header, which came without them, and makes the sign-out a call. */
export async function showMember(root: Document, texts: MemberScriptTexts, signal: AbortSignal): Promise<void> {
  enhanceSignOut(root, signal)
  const waiting = root.querySelectorAll<HTMLElement>('[data-members="visitor"]')
  if (waiting.length === 0) return
  const member = await readMember()
  if (member === null || signal.aborted) return
  for (const place of waiting) {
    const list = place.querySelector('ul')
    list?.replaceChildren(...listMemberHeaderLinks(member.navigation, texts).map((link) => buildItem(root, link)))
    place.dataset.members = 'member'
  }
}

/** Titles go in as text, and addresses as the host gave them. */
function buildItem(root: Document, { title, href }: { title: string; href: string }): HTMLElement {
  const item = root.createElement('li')
  const link = root.createElement('a')
  link.href = href
  link.textContent = title
  if (link.pathname === location.pathname && link.host === location.host) link.ariaCurrent = 'page'
  item.append(link)
  return item
}

function enhanceSignOut(root: Document, signal: AbortSignal): void {
  const place = root.querySelector<HTMLElement>('[data-member-sign-out]')
  if (!place) return
  place.dataset.memberSignOut = 'call'
  place.addEventListener(
    'submit',
    async (event) => {
      event.preventDefault()
      const problem = await signOut()
      if (problem === null) location.assign(paths.platformHome)
      else showUnhandled(problem, true)
    },
    { signal },
  )
}
