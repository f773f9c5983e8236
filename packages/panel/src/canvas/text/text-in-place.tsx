import { findBlock as findDefinition } from '@sitewright/blocks/schemas'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { findBlock } from '../../document/edit-page'
import { useEditor, usePagePart, type Writing } from '../../shell/editor-context'
import { PlainWriting } from './plain-writing'
import { readAt } from './prop-path'
import { type FoundText, findText, opensByKey } from './text-fields'
import { useTextOpeners } from './use-text-openers'
import type { WritingPlace, WritingProps } from './writing-props'

const loadRichWriting = () => import('./rich-writing')
const RichWriting = lazy(async () => ({ default: (await loadRichWriting()).RichWriting }))

/** Opens the text that the owner asks for, in the frame, where it stands. */
export function TextInPlace({ frame, ...rest }: WritingPlace & { frame: Document | null }) {
  const { session, writing, editText, endText, openDrawer } = useEditor()
  const [opened, setOpened] = useState<{ writing: Writing; text: FoundText } | null>(null)
  const typed = useRef('')
  const press = useTextOpeners({
    frame,
    session,
    openingId: writing?.blockId ?? null,
    onType: (blockId, letter) => {
      if (writing?.blockId === blockId) typed.current += letter
      else editText(blockId, letter)
    },
  })
  const selectedType = usePagePart(session, ({ page, selection }) => findBlock(page, selection.blockId)?.block.type)
  useEffect(() => {
    if (selectedType !== undefined && opensByKey(selectedType)) whenIdle(loadRichWriting)
  }, [selectedType])
  useEffect(() => {
    if (!writing || !frame) return setOpened(null)
    typed.current = writing.typed
    const { blockId } = writing
    const element = frame.querySelector<HTMLElement>(`main [data-block-id="${blockId}"]`)
    const type = findBlock(session.store.read().page, blockId)?.block.type
    const pressed = press.current && element?.contains(press.current.target) ? press.current.target : null
    const found = element && type !== undefined ? findText(element, type, pressed) : null
    if (found) return setOpened({ writing, text: found })
    endText()
    openDrawer('block')
    // The press belongs to this one opening; what else changes later must not open another text.
  }, [writing, frame])
  const block = usePagePart(session, ({ page }) => findBlock(page, writing?.blockId ?? null)?.block)
  const isElsewhere = usePagePart(session, ({ selection }) => writing !== null && selection.blockId !== writing.blockId)
  useEffect(() => {
    if (isElsewhere) endText()
  }, [isElsewhere, endText])
  if (!writing || opened?.writing !== writing || isElsewhere) return null
  const { text } = opened
  const definition = block && findDefinition(block.type)
  if (!block || !definition) return null
  const props: WritingProps = {
    ...rest,
    blockId: block.id,
    text,
    press: press.current,
    takeTyped: () => {
      const letters = typed.current
      typed.current = ''
      return letters
    },
  }
  const isRich = typeof readAt(definition.props.safeParse(block.props).data ?? block.props, text.path) === 'object'
  return isRich ? (
    <Suspense fallback={null}>
      <RichWriting {...props} />
    </Suspense>
  ) : (
    <PlainWriting {...props} />
  )
}

function whenIdle(work: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}
