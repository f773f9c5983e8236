import { useRef } from 'react'
import { useEditor, usePageState } from '../../editor/editor-context'
import { describeSelection, nothingSaid } from './describe-selection'

/** Tells assistive technology what is selected and where it stands. */
export function SpokenSelection() {
  const { session, breakpoint } = useEditor()
  const { page, selection } = usePageState(session)
  const last = useRef({ page, selection, said: nothingSaid })
  if (last.current.page !== page || last.current.selection !== selection) {
    last.current = { page, selection, said: describeSelection(page, selection, breakpoint, last.current.said) }
  }
  return (
    <p className="sw-hidden-text" role="status">
      {last.current.said.text}
    </p>
  )
}
