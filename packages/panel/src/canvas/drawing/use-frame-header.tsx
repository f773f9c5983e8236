import { findHeaderGround } from '@sitewright/blocks/page/header-ground'
import { SiteHeaderView } from '@sitewright/blocks/page/site-header'
import { listVisitorLinks } from '@sitewright/model/accounts/member-header'
import type { SiteHeader } from '@sitewright/model/header-footer/site-header-footer'
import type { Section } from '@sitewright/model/pages/document'
import type { SiteSettings } from '@sitewright/model/site/settings'
import { useEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { useAssetMap } from '../../data/files/assets'
import { useNavigationLinks } from '../../data/site/use-navigation-links'
import { useVisitorTexts } from '../../data/site/use-visitor-texts'
import { useSiteColors } from '../../editor/use-site-colors'

interface FrameHeader {
  frame: Document | null
  pageId: string
  /** Null while nobody edits it: the header that came with the frame stays. */
  header: SiteHeader | null
  settings: SiteSettings | undefined
  /** The first section below it on this page. */
  first: Section | undefined
  /** It is edited beside the page. */
  isOpen: boolean
}

/** Draws the header in the frame anew with each change, by the view that draws the published one. */
export function useFrameHeader({ frame, pageId, header, settings, first, isOpen }: FrameHeader): void {
  useEffect(() => {
    frame?.documentElement.toggleAttribute('data-panel-header', isOpen)
  }, [frame, isOpen])
  const texts = useVisitorTexts(settings?.language)
  const navigation = useNavigationLinks(pageId)
  const assets = useAssetMap(
    [settings?.logoId, settings?.darkLogoId, pictureOf(first)].filter((id) => typeof id === 'string'),
  )
  const colors = useSiteColors()
  const drawn = useRef<{ frame: Document; root: Root; hasMembers: boolean; hasStore: boolean } | null>(null)
  useEffect(() => {
    if (!frame || !header || !settings || !texts || !colors) return
    if (drawn.current?.frame !== frame) {
      // The host knows whether there is something for members or to buy, and has drawn the links.
      const hasMembers = frame.querySelector('[data-members]') !== null
      const hasStore = frame.querySelector('.site-header [data-cart-link]') !== null
      drawn.current = { frame, hasMembers, hasStore, root: createRoot(takePlaceOfHeader(frame)) }
    }
    const members = drawn.current.hasMembers
      ? { members: { isSignedIn: false, canJoin: false, links: listVisitorLinks(texts.members) } }
      : {}
    const { hasStore } = drawn.current
    const context = { assets, navigation, settings, texts, colors, hasStore, isEditing: true, ...members }
    const ground = first ? findHeaderGround(header, [first], context) : null
    drawn.current.root.render(<SiteHeaderView header={header} ground={ground} context={context} />)
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

function pictureOf(section: Section | undefined): string | undefined {
  return section && section.background.kind !== 'none' ? section.background.assetId : undefined
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
  else if (frame.querySelector('body > main:not(.cover-page)'))
    frame.querySelector('body > :is(main, [data-fixed-part])')?.before(place)
  return place
}
