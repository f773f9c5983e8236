import { findBlock as findDefinition } from '@sitewright/blocks/schemas'
import type { Asset } from '@sitewright/model/assets/asset-answers'
import { toasts } from '@sitewright/ui/toast-store'
import { uploads } from '../../data/assets'
import { selectBlocks } from '../../document/command'
import { addPictures } from '../../document/commands/add-pictures'
import { updateBlock } from '../../document/commands/update-block'
import { findBlock } from '../../document/edit-page'
import type { PageSession } from '../../document/page-session'
import type { PageStore } from '../../document/page-store'
import { acceptedFiles } from '../../drawers/asset-kinds'
import { fillProps } from '../../drawers/check-props'

/** Where on the page pictures go. */
export interface PicturePlace {
  readonly sectionId: string | null
  /** Takes as many of them as it shows; the others become blocks of their own. */
  readonly blockId: string | null
  readonly at: { readonly x: number; readonly y: number } | null
  /** How many rows a picture of this shape needs there. */
  readonly rowsOf: (asset: Pick<Asset, 'width' | 'height'>) => number
}

/** Whether pictures dropped upon this block go into it. */
export function hasRoomForPictures({ store }: PageSession, blockId: string | null): boolean {
  return findTaker(store, blockId) !== null
}

function findTaker(store: PageStore, blockId: string | null) {
  const found = findBlock(store.read().page, blockId)
  const definition = found && findDefinition(found.block.type)
  if (!found || !definition?.takePictures) return null
  const props = fillProps(definition, found.block.props)
  const room = definition.roomForPictures?.(props) ?? 0
  return room > 0 ? { ...found, props, room, take: definition.takePictures } : null
}

export function putPictures({ store }: PageSession, place: PicturePlace, assets: readonly Asset[]): void {
  const taker = findTaker(store, place.blockId)
  const inside = assets.slice(0, taker?.room ?? 0)
  if (taker && inside.length > 0) {
    const ids = inside.map((asset) => asset.id)
    const { id: blockId } = taker.block
    store.run(updateBlock, { blockId, change: taker.take(taker.props, ids), part: `pictures ${ids.join(' ')}` })
    store.select(selectBlocks(taker.section.id, [blockId]))
  }
  const alone = assets.slice(inside.length)
  if (alone.length === 0) return
  const { start, end } = taker?.block.desktop ?? {}
  const added = {
    sectionId: place.sectionId,
    at: start && end ? { x: start.x, y: end.y } : place.at,
    pictures: alone.map((asset) => ({ assetId: asset.id, rows: place.rowsOf(asset) })),
  }
  const refused = addPictures.whyNot?.(store.read().page, added)
  if (refused) toasts.show({ kind: 'error', text: `${refused} The pictures are in Assets.` })
  else store.run(addPictures, added)
}

/** Sends pictures from this device and puts them on the page once they have come; the tray tells how far they are. */
export async function sendPictures(
  files: readonly File[],
  place: PicturePlace,
  readSession: () => PageSession,
): Promise<void> {
  const pictures = acceptedFiles('image', files)
  const { pageId } = readSession()
  if (pictures.length < files.length)
    toasts.show({ kind: 'error', text: 'Only pictures can be put on the page like this. Other files go to Assets.' })
  function put(assets: readonly Asset[]) {
    const session = readSession()
    if (session.pageId === pageId) putPictures(session, place, assets)
    else toasts.show({ text: 'The pictures have come and are in Assets: their page is no longer open.' })
  }
  const sent = await Promise.all(pictures.map((file) => uploads.add(file, { onLate: (asset) => put([asset]) })))
  const assets = sent.filter((asset) => asset !== null)
  if (assets.length > 0) put(assets)
}
