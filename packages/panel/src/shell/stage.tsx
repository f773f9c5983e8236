import { nameSiteSections } from '@sitewright/model/header-footer/site-sections'
import type { DeviceView } from '@sitewright/model/reference/devices'
import { IconButton } from '@sitewright/ui/controls/button'
import { LoadFailure } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { lazy, Suspense, use } from 'react'
import { PageCanvas } from '../canvas/page-canvas'
import { EditorContext } from '../editor/editor-context'
import { useLiveStyles } from '../editor/use-live-site'
import type { PressedAround } from '../frame/edited-region'
import { wordsOfKeys } from '../ground/key-words'
import { goTo } from '../ground/router'
import { shellKeys } from './keys/shell-keys'
import { MissingPage } from './start/missing-page'
import { findPageByPath } from './start/open-page'
import type { Opened } from './use-opened'

const ItemBar = lazy(async () => ({ default: (await import('../screens/collections/editor/item-bar')).ItemBar }))

interface StageProps {
  opened: Opened
  startPageId: string | null
  device: DeviceView
  frameVersion: number
  isHidden: boolean
  isFolded: boolean
  onFold: () => void
  /** The header is edited beside the page. */
  isHeaderOpen: boolean
  onShowSide: () => void
  /** What the host draws around the content is another now. */
  onFrameChanged: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The page in its frame, or why it is not there. */
export function Stage(props: StageProps) {
  const { opened, startPageId, device, frameVersion, isHidden, isFolded, onFold, onKeyDown } = props
  const { isHeaderOpen, onShowSide } = props
  const editor = use(EditorContext)
  const styles = useLiveStyles()
  const { pageQuery, sectionsError, page, sectionsId, framePageId } = opened
  function follow(path: string) {
    const target = findPageByPath(opened.pages, path)
    if (target) goTo({ screen: 'pages', part: target.id })
  }
  function openRegion(region: PressedAround) {
    if (region === 'header') {
      goTo({ screen: 'design', part: 'header' })
      onShowSide()
    } else goTo({ screen: 'pages', part: region === 'page' ? framePageId : region })
  }
  return (
    <main className="stage" aria-label="The page" hidden={isHidden}>
      {pageQuery.isError && !sectionsId ? (
        <MissingPage error={pageQuery.error} startPageId={startPageId} onRetry={() => pageQuery.refetch()} />
      ) : null}
      {sectionsError ? <LoadFailure text={sectionsError.message} onRetry={() => location.reload()} /> : null}
      {editor ? (
        <PageCanvas
          device={device}
          framePageId={framePageId ?? editor.session.pageId}
          pageSession={opened.pageSession}
          isHeaderOpen={isHeaderOpen}
          onRegion={openRegion}
          title={page?.settings.title ?? (sectionsId ? nameSiteSections(sectionsId) : 'the page')}
          styles={styles}
          frameVersion={frameVersion}
          onKeyDown={onKeyDown}
          onFollow={follow}
          bar={
            <>
              <FoldButton isFolded={isFolded} onFold={onFold} />
              {opened.itemId ? (
                <Suspense fallback={null}>
                  <ItemBar key={opened.itemId} itemId={opened.itemId} onFrameChanged={props.onFrameChanged} />
                </Suspense>
              ) : null}
            </>
          }
        />
      ) : pageQuery.isPending && opened.pageId ? (
        <Skeleton lines={8} heightPx={40} label="Loading page" />
      ) : null}
    </main>
  )
}

function FoldButton({ isFolded, onFold }: Pick<StageProps, 'isFolded' | 'onFold'>) {
  return (
    <span className="fold-button">
      <IconButton
        icon={isFolded ? 'right' : 'left'}
        label={isFolded ? 'Show side panel' : 'Hide side panel'}
        keys={wordsOfKeys(shellKeys.fold.keys)}
        onClick={onFold}
      />
    </span>
  )
}
