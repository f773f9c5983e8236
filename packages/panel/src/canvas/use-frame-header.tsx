import { SiteHeaderView } from '@sitewright/blocks/site-header'
import { visitorLinks } from '@sitewright/model/accounts/member-header'
import type { SiteHeader } from '@sitewright/model/site/header-footer'
import type { SiteSettings } from '@sitewright/model/site/settings'
import { useEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { useAssetMap } from '../data/assets'
import { useNavigationLinks } from '../data/use-navigation-links'

const visitorHeader = { isSignedIn: false, canJoin: false, links: visitorLinks }

interface FrameHeader {
  frame: Document | null
  pageId: string
  /** Null while nobody edits it: the header that came with the frame stays. */
  header: SiteHeader | null
  settings: SiteSettings | undefined
}

/** Draws the header in the frame anew with each change, by the view that draws the published one. */
export function useFrameHeader({ frame, pageId, header, settings }: FrameHeader): void {
  const navigation = useNavigationLinks(pageId)
  const assets = useAssetMap(settings?.logoId ? [settings.logoId] : [])
  const drawn = useRef<{ frame: Document; root: Root; hasMembers: boolean } | null>(null)
  useEffect(() => {
    if (!frame || !header || !settings) return
    if (drawn.current?.frame !== frame) {
      // The host knows whether there is something for members, and has drawn their link.
      const hasMembers = frame.querySelector('[data-members]') !== null
      drawn.current = { frame, hasMembers, root: createRoot(takePlaceOfHeader(frame)) }
    }
    const members = drawn.current.hasMembers ? { members: visitorHeader } : {}
    const context = { assets, navigation, settings, isEditing: true, ...members }
    drawn.current.root.render(<SiteHeaderView header={header} context={context} />)
  })
  useEffect(
    () => () => {
      const { root } = drawn.current ?? {}
      drawn.current = null
      // React must not be unmounted while it draws.
      setTimeout(() => root?.unmount())
    },
    [],
  )
}

/** The frame's own script holds on to the old header's menu: the new one opens its menu by itself. */
function takePlaceOfHeader(frame: Document): HTMLElement {
  const old = frame.querySelector('body > .site-header')
  const place = frame.createElement('div')
  place.style.display = 'contents'
  place.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-menu-button]'))
      place.querySelector<HTMLDialogElement>('#site-menu')?.showModal()
  })
  if (old) old.replaceWith(place)
  // A cover page has no header.
  else frame.querySelector('body > main:not(.cover-page)')?.before(place)
  return place
}
