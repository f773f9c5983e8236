import { findBlock as findDefinition } from '@sitewright/blocks/registry/schemas'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { updateBlock } from '../../document/commands/blocks/update-block'
import { findBlock } from '../../document/page/edit-page'
import { useEditor, usePagePart } from '../../editor/editor-context'
import { checkProps } from '../../fields/schema/check-props'
import { changeAt, readAt } from '../../fields/schema/prop-path'

/** The stored value of an open text, and the way to change it. What the block cannot take is kept in the editor and not stored. */
export function useWrittenText(blockId: string, path: string) {
  const { session } = useEditor()
  const [error, setError] = useState<string | undefined>()
  const block = usePagePart(session, ({ page }) => findBlock(page, blockId)?.block)
  const definition = block && findDefinition(block.type)
  const props = useMemo(
    () => block && (definition?.props.safeParse(block.props).data ?? block.props),
    [block, definition],
  )
  const change = useCallback(
    (value: unknown) => {
      const now = findBlock(session.store.read().page, blockId)?.block
      const schema = now && findDefinition(now.type)
      if (!now || !schema) return
      const part = changeAt(now.props, path, value)
      const [problem] = Object.values(checkProps(schema, { ...now.props, ...part }))
      setError(problem)
      if (problem === undefined) session.store.run(updateBlock, { blockId, change: part })
    },
    [session, blockId, path],
  )
  return { value: props ? readAt(props, path) : undefined, change, error, label: definition?.label ?? 'Block' }
}

/** A press anywhere else in the frame ends the writing. */
export function useEndByPress(frame: Document, host: HTMLElement | null, onEnd: () => void): void {
  useEffect(() => {
    if (!host) return
    const ended = new AbortController()
    frame.addEventListener(
      'pointerdown',
      (event) => {
        if (!host.contains(event.target as Node)) onEnd()
      },
      { signal: ended.signal, capture: true },
    )
    return () => ended.abort()
  }, [frame, host, onEnd])
}
