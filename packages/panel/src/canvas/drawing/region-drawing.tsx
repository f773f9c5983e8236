import type { SiteHeader } from '@sitewright/model/header-footer/site-header-footer'
import type { PageDocument, Section } from '@sitewright/model/pages/document'
import { useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type DrawnStore, FramePage } from './frame-page'
import { useViewContext } from './use-view-context'

interface RegionDrawingProps {
  /** Where in the frame. */
  element: HTMLElement
  /** Of the page in the frame: menus mark it as the current one. */
  pageId: string
  store: DrawnStore
  container: 'page' | 'header' | 'footer'
  before: readonly Section[]
  after: readonly Section[]
  /** Null where none lies above the part. */
  header: SiteHeader | null
  onDrawn: (page: PageDocument) => void
}

/** Keeps a part of the frame equal to its document: each change is drawn at once by the views that draw the published page. */
export function RegionDrawing({ element, pageId, ...drawn }: RegionDrawingProps) {
  const { store, container, before, after, header, onDrawn } = drawn
  const context = useViewContext(pageId, store)
  const root = useRegionRoot(element)
  useEffect(() => {
    if (root && context) root.render(<FramePage {...{ store, container, context, before, after, header, onDrawn }} />)
  }, [root, store, container, context, before, after, header, onDrawn])
  return null
}

function useRegionRoot(element: HTMLElement): Root | null {
  const [root, setRoot] = useState<Root | null>(null)
  useEffect(() => {
    const made = createRoot(element)
    setRoot(made)
    return () => {
      setRoot(null)
      // React must not be unmounted while it draws.
      setTimeout(() => made.unmount())
    }
  }, [element])
  return root
}
