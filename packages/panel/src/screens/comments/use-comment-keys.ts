import { useEffect, useRef } from 'react'
import { type CommentKey, findCommentKey } from './comment-keys'

/** Keys work wherever nothing is typed and no dialog is open. */
export function useCommentKeys(actions: Readonly<Record<CommentKey, () => void>>): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const name = findCommentKey(event)
      if (!name || isTyping(event.target) || document.querySelector('dialog[open], [popover]:popover-open[role=menu]'))
        return
      event.preventDefault()
      event.stopPropagation()
      latest.current[name]()
    }
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isCheckbox = target instanceof HTMLInputElement && target.type === 'checkbox'
  return target.isContentEditable || (!isCheckbox && target.matches('input, textarea, select'))
}
