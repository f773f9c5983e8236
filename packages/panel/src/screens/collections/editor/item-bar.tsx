import { useEffect, useRef } from 'react'
import { useEditor, usePagePart } from '../../../editor/editor-context'
import { countPageWords } from './count-page-words'
import { type OpenItem, useEditedItem, useKeepItem } from './open-item'
import { useTitleInPlace } from './use-title-in-place'

interface ItemBarProps {
  itemId: string
  onFrameChanged: () => void
}

/** Above the canvas of an item: how long it is. Its settings are kept open as long as this is there. */
export function ItemBar({ itemId, onFrameChanged }: ItemBarProps) {
  const open = useKeepItem(itemId)
  return (
    <>
      <WordCount />
      {open ? <OpenOnCanvas open={open} onFrameChanged={onFrameChanged} /> : null}
    </>
  )
}

/** As most people read. */
const wordsPerMinute = 220

function WordCount() {
  const { session } = useEditor()
  const words = usePagePart(session, ({ page }) => countPageWords(page))
  const minutes = Math.max(1, Math.round(words / wordsPerMinute))
  return (
    <span className="item-words">
      {words === 1 ? '1 word' : `${words.toLocaleString()} words`}
      {words > 0 ? ` · ${minutes} min read` : ''}
    </span>
  )
}

function OpenOnCanvas({ open, onFrameChanged }: { open: OpenItem; onFrameChanged: () => void }) {
  const edited = useEditedItem(open)
  useTitleInPlace(edited)
  useRedrawnHead(open, onFrameChanged)
  return null
}

/** The host draws the head of an item: once its settings are saved, it is drawn anew. The title is written in it. */
function useRedrawnHead({ session }: OpenItem, onFrameChanged: () => void): void {
  const latest = useRef(onFrameChanged)
  latest.current = onFrameChanged
  useEffect(() => {
    const write = () => JSON.stringify({ ...session.read(), title: '', slug: '', seoTitle: '', description: '' })
    let drawn = write()
    return session.autosave.subscribe(() => {
      if (session.autosave.state().kind !== 'saved' || write() === drawn) return
      drawn = write()
      latest.current()
    })
  }, [session])
}
