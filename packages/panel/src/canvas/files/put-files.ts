import { findBlock as findDefinition } from '@sitewright/blocks/registry/schemas'
import type { Asset } from '@sitewright/model/assets/asset-answers'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { uploads } from '../../data/files/assets'
import { addFiles, isShownKind, type ShownKind } from '../../document/commands/blocks/add-files'
import { updateBlock } from '../../document/commands/blocks/update-block'
import { selectBlocks } from '../../document/page/command'
import { findBlock } from '../../document/page/edit-page'
import type { PageSession } from '../../document/sessions/page-session'
import type { PageStore } from '../../document/sessions/page-store'
import { fillProps } from '../../fields/schema/check-props'

/** Where on the page files go. */
export interface FilePlace {
  readonly sectionId: string | null
  /** Takes as many of them as it shows; the others become blocks of their own. */
  readonly blockId: string | null
  readonly at: { readonly x: number; readonly y: number } | null
  /** How many rows a picture or film of this shape needs there. */
  readonly rowsOf: (asset: ShownAsset) => number
}

export type ShownAsset = Pick<Asset, 'width' | 'height'> & { readonly kind: ShownKind }

/** Whether files of this kind that are dropped upon this block go into it. */
export function hasRoomFor(kind: ShownKind, { store }: PageSession, blockId: string | null): boolean {
  return findTaker(store, blockId)?.files.kind === kind
}

function findTaker(store: PageStore, blockId: string | null) {
  const found = findBlock(store.read().page, blockId)
  const definition = found && findDefinition(found.block.type)
  if (!found || !definition?.files) return null
  const props = fillProps(definition, found.block.props)
  const room = definition.files.room(props)
  return room > 0 ? { ...found, props, room, files: definition.files } : null
}

const isShown = (asset: Asset): asset is Asset & ShownAsset => isShownKind(asset.kind)

export function putFiles({ store }: PageSession, place: FilePlace, assets: readonly Asset[]): void {
  const shown = assets.filter(isShown)
  const taker = findTaker(store, place.blockId)
  const inside = shown.filter((asset) => asset.kind === taker?.files.kind).slice(0, taker?.room ?? 0)
  if (taker && inside.length > 0) {
    const ids = inside.map((asset) => asset.id)
    const { id: blockId } = taker.block
    store.run(updateBlock, { blockId, change: taker.files.take(taker.props, ids), part: `files ${ids.join(' ')}` })
    store.select(selectBlocks(taker.section.id, [blockId]))
  }
  const alone = shown.filter((asset) => !inside.includes(asset))
  if (alone.length === 0) return
  const { start, end } = taker?.block.desktop ?? {}
  const added = {
    sectionId: place.sectionId,
    at: start && end ? { x: start.x, y: end.y } : place.at,
    files: alone.map((asset) => ({ kind: asset.kind, assetId: asset.id, rows: place.rowsOf(asset) })),
  }
  const refused = addFiles.whyNot?.(store.read().page, added)
  if (refused) toasts.show({ kind: 'error', text: `${refused} You’ll find the files in Assets.` })
  else store.run(addFiles, added)
}

/** Pictures and films: what a block of the page can show. */
export function shownFiles<Dropped extends { readonly type: string }>(files: readonly Dropped[]): Dropped[] {
  return files.filter(({ type }) => shownKindOf(type) !== null)
}

export function shownKindOf(contentType: string): ShownKind | null {
  const kind = contentType.split('/')[0] ?? ''
  return isShownKind(kind) ? kind : null
}

/** Sends files from this device and puts them on the page once they have come; the tray tells how far they are. */
export async function sendFiles(
  files: readonly File[],
  place: FilePlace,
  readSession: () => PageSession,
): Promise<void> {
  const shown = shownFiles(files)
  const { pageId } = readSession()
  if (shown.length < files.length)
    toasts.show({
      kind: 'error',
      text: 'Only images and videos can be dropped on a page. Upload other files in Assets.',
    })
  function put(assets: readonly Asset[]) {
    const session = readSession()
    if (session.pageId === pageId) putFiles(session, place, assets)
    else toasts.show({ text: 'Files uploaded to Assets. Their page is no longer open.' })
  }
  const sent = await Promise.all(shown.map((file) => uploads.add(file, { onLate: (asset) => put([asset]) })))
  const assets = sent.filter((asset) => asset !== null)
  if (assets.length > 0) put(assets)
}
