import { findBlock as findDefinition } from '@sitewright/blocks/registry/schemas'
import type { PlacedBlock } from '@sitewright/model/pages/document'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { findBlock } from '../../document/page/edit-page'
import { useEditor, usePagePart, type Writing } from '../../editor/editor-context'
import { readAt } from '../../fields/schema/prop-path'
import { findEdited } from '../../frame/edited-region'
import { PlainWriting } from './plain-writing'
import { type FoundText, findText, opensByKey } from './text-fields'
import { useTextOpeners } from './use-text-openers'
import type { WritingPlace, WritingProps } from './writing-props'

const loadRichWriting = () => import('./rich-writing')
const RichWriting = lazy(async () => ({ default: (await loadRichWriting()).RichWriting }))

interface Opened {
  readonly writing: Writing
  readonly text: FoundText
  readonly isRich: boolean
}

/** Opens the text that the owner asks for, in the frame, where it stands. */
export function TextInPlace({ frame, ...rest }: WritingPlace & { frame: Document | null }) {
  const { session, writing, editText, endText, openDrawer } = useEditor()
  const [opened, setOpened] = useState<Opened | null>(null)
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
    const element = findEdited(frame)?.querySelector<HTMLElement>(`[data-block-id="${blockId}"]`)
    const block = findBlock(session.store.read().page, blockId)?.block
    const pressed = press.current && element?.contains(press.current.target) ? press.current.target : null
    const found = element && block ? findText(element, block.type, pressed) : null
    if (block && found) return setOpened({ writing, text: found, isRich: isRichAt(block, found.path) })
    endText()
    openDrawer('block')
    // The press belongs to this one opening; what else changes later must not open another text.
  }, [writing, frame])
  // Not the block itself, which is another one with each letter.
  const isThere = usePagePart(session, ({ page }) => Boolean(findBlock(page, writing?.blockId ?? null)))
  const isElsewhere = usePagePart(session, ({ selection }) => writing !== null && selection.blockId !== writing.blockId)
  useEffect(() => {
    if (isElsewhere) endText()
  }, [isElsewhere, endText])
  if (!writing || opened?.writing !== writing || isElsewhere || !isThere) return null
  const { text, isRich } = opened
  const props: WritingProps = {
    ...rest,
    blockId: writing.blockId,
    text,
    press: press.current,
    takeTyped: () => {
      const letters = typed.current
      typed.current = ''
      return letters
    },
  }
  return isRich ? (
    <Suspense fallback={null}>
      <RichWriting {...props} />
    </Suspense>
  ) : (
    <PlainWriting {...props} />
  )
}

function isRichAt({ type, props }: PlacedBlock, path: string): boolean {
  return typeof readAt(findDefinition(type)?.props.safeParse(props).data ?? props, path) === 'object'
}

function whenIdle(work: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}
