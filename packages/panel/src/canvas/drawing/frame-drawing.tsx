import type { SiteHeader, SiteHeaderFooter } from '@sitewright/model/header-footer/site-header-footer'
import { isSiteSections, siteSections } from '@sitewright/model/header-footer/site-sections'
import type { PageDocument, Section } from '@sitewright/model/pages/document'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useSiteDocument } from '../../data/site/site-documents'
import type { PageSession } from '../../document/sessions/page-session'
import type { SiteSession } from '../../document/sessions/site-session'
import { usePanelDocuments } from '../../editor/panel-documents-context'
import { useLiveHeader } from '../../editor/use-live-site'
import { openRegion } from '../../frame/edited-region'
import type { PartMarks } from '../../frame/mark-parts'
import type { DrawnStore } from './frame-page'
import { adoptFrameStyles } from './frame-styles'
import { RegionDrawing } from './region-drawing'

interface FrameDrawingProps {
  frame: Document
  /** Of the page in the frame; sections of every page may have the frame for themselves. */
  framePageId: string
  /** What is edited. */
  session: PageSession
  /** The page in the frame, while sections around it are edited too. */
  pageSession: PageSession | null
  styles: SiteStyles | null
  marks: PartMarks | null
  onDrawn: (page: PageDocument) => void
}

/** The page in the frame, and the sections around it as soon as they differ from those that came with the frame. */
export function FrameDrawing({ frame, framePageId, session, pageSession, styles, marks, onDrawn }: FrameDrawingProps) {
  const sheets = useMemo(() => adoptFrameStyles(frame), [frame])
  useEffect(() => sheets?.showSite(styles), [sheets, styles])
  const shown = useRef(new Map<string, PageDocument>())
  const latest = useRef({ editedId: session.pageId, marks, onDrawn })
  latest.current = { editedId: session.pageId, marks, onDrawn }
  const drawn = useCallback(
    (id: string, page: PageDocument) => {
      shown.current.set(id, page)
      sheets?.showPages(shown.current.values())
      if (id !== latest.current.editedId) return
      latest.current.marks?.showPage(page)
      latest.current.onDrawn(page)
    },
    [sheets],
  )
  // Other parts are edited in what is drawn already.
  useEffect(() => {
    const page = shown.current.get(session.pageId)
    if (!marks || !page) return
    marks.showPage(page)
    latest.current.onDrawn(page)
  }, [marks, session])
  const around = useSectionsAround(framePageId)
  const inPage = session.pageId === framePageId ? null : session
  const site = useLiveSections(frame, framePageId, inPage !== null)
  const page = inPage ? pageSession : session
  if (!around) return null
  return (
    <>
      {page ? <PageRegion {...{ frame, framePageId, around, drawn }} session={page} /> : null}
      {site ? (
        <SectionsRegion
          {...{ frame, framePageId, site, drawn, edited: inPage }}
          id="header-sections"
          header={around.header}
        />
      ) : null}
      {site ? (
        <SectionsRegion {...{ frame, framePageId, site, drawn, edited: inPage }} id="footer" header={null} />
      ) : null}
    </>
  )
}

type Drawn = (id: string, page: PageDocument) => void

interface PageRegionProps {
  frame: Document
  framePageId: string
  session: PageSession
  around: SectionsAround
  drawn: Drawn
}

function PageRegion({ frame, framePageId, session, around, drawn }: PageRegionProps) {
  const main = useMemo(() => frame.querySelector('main'), [frame])
  const { pageId, store } = session
  const onDrawn = useCallback((page: PageDocument) => drawn(pageId, page), [drawn, pageId])
  if (!main) return null
  return <RegionDrawing element={main} pageId={framePageId} container="page" {...{ store, onDrawn, ...around }} />
}

interface SectionsRegionProps {
  frame: Document
  framePageId: string
  id: 'header-sections' | 'footer'
  site: SiteSession<SiteHeaderFooter>
  edited: PageSession | null
  /** Null where none lies above it. */
  header: SiteHeader | null
  drawn: Drawn
}

const none: readonly Section[] = []

function SectionsRegion({ frame, framePageId, id, site, edited, header, drawn }: SectionsRegionProps) {
  const element = useMemo(() => openRegion(frame, id), [frame, id])
  const { field } = siteSections[id]
  const own = useMemo<DrawnStore>(
    () => ({ subscribe: site.subscribe, read: () => ({ page: site.read()[field] }) }),
    [site, field],
  )
  const onDrawn = useCallback((page: PageDocument) => drawn(id, page), [drawn, id])
  if (!element) return null
  return (
    <RegionDrawing
      element={element}
      pageId={framePageId}
      container={id === 'footer' ? 'footer' : 'header'}
      store={edited?.pageId === id ? edited.store : own}
      before={none}
      after={none}
      header={header}
      onDrawn={onDrawn}
    />
  )
}

interface SectionsAround {
  readonly before: readonly Section[]
  readonly after: readonly Section[]
  readonly header: SiteHeader | null
}

/** Null until they are known: anchors are unique over all of them. With a frame of their own they have none around them. */
function useSectionsAround(framePageId: string): SectionsAround | null {
  const both = useSiteDocument('header-footer').data?.body
  const live = useLiveHeader()
  return useMemo(() => {
    if (!both) return null
    if (isSiteSections(framePageId)) return { before: none, after: none, header: null }
    return { before: both.headerSections.sections, after: both.footer.sections, header: live ?? both.header }
  }, [both, live, framePageId])
}

/** The document of the sections around the page, once the frame has to follow it; null while the frame came with the same. */
function useLiveSections(
  frame: Document,
  framePageId: string,
  isEdited: boolean,
): SiteSession<SiteHeaderFooter> | null {
  const documents = usePanelDocuments()
  const site = useSyncExternalStore(documents.subscribe, () => documents.find('header-footer'))
  const [liveIn, setLiveIn] = useState<Document | null>(null)
  useEffect(() => {
    if (!site || isSiteSections(framePageId)) return
    const { headerSections, footer } = site.read()
    if (isEdited || site.autosave.state().kind !== 'saved') return setLiveIn(frame)
    return site.subscribe(() => {
      const now = site.read()
      if (now.headerSections !== headerSections || now.footer !== footer) setLiveIn(frame)
    })
  }, [frame, framePageId, site, isEdited])
  return liveIn === frame ? site : null
}
