import { paths } from '@sitewright/model/routes/paths'
import type { MemberScriptTexts } from '@sitewright/model/visitor-texts/script-texts'
import type { FeatureLoader } from '../features/load-feature'

interface MemberStart {
  /** The readable cookie says so; whether it is true, the host knows. */
  readonly hasSession: boolean
  readonly loadFeature: FeatureLoader
  readonly texts: MemberScriptTexts
}

/** The links of the header for members. Without any of this they lead to pages that do the same. */
export function startMembers({ hasSession, loadFeature, texts }: MemberStart): () => void {
  const ended = new AbortController()
  const { signal } = ended
  if (hasSession) {
    loadFeature({
      trigger: 'members',
      load: async () => (await import('./show-member')).showMember(document, texts, signal),
    })
  }
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-members="visitor"] a')
      if (link?.pathname !== paths.memberLogin || isForNewWindow(event)) return
      event.preventDefault()
      openSignIn(link.href, link.closest('[data-can-join]') !== null)
    },
    { signal },
  )

  async function openSignIn(address: string, canJoin: boolean): Promise<void> {
    const load = async () => (await import('./sign-in-dialog')).showSignInDialog(canJoin, texts)
    if ((await loadFeature({ trigger: 'member sign-in', load })) === undefined) location.assign(address)
  }
  return () => ended.abort()
}

function isForNewWindow({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey || button !== 0
}
