import type { Toast } from '@sitewright/model/dialogs/toast-store'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { PageSession } from '../../document/sessions/page-session'
import { usePanelDocuments } from '../../editor/panel-documents-context'
import type { Route } from '../../ground/router'
import { listHistories } from './screen-histories'
import { watchScreen } from './show-change'

/** Undo and redo of the screen that is seen, for its buttons, the keys and the palette alike. */
export interface ScreenUndo {
  /** Null where there is nothing. */
  readonly undoLabel: string | null
  readonly redoLabel: string | null
  readonly undo: () => void
  readonly redo: () => void
  /** What was just undone or redone, for those who do not see it. */
  readonly said: string
}

type Way = 'undo' | 'redo'
const words = { undo: { done: 'Undone', back: 'Redo' }, redo: { done: 'Redone', back: 'Undo' } } as const

export function useScreenUndo(route: Route, openPageId: string | null, session: PageSession | null): ScreenUndo {
  const { history } = usePanelDocuments()
  const { screen, part } = route
  const histories = useMemo(() => listHistories({ screen, part }, openPageId), [screen, part, openPageId])
  const undone = useSyncExternalStore(history.subscribe, () => history.next(histories).undo)
  const redone = useSyncExternalStore(history.subscribe, () => history.next(histories).redo)
  const offer = useSyncExternalStore(toasts.subscribe, () => findOffer(undone?.at ?? 0))
  const [said, setSaid] = useState('')

  function travel(way: Way) {
    const show = watchScreen(route, session)
    const traveled = flushSync(() => history[way](histories))
    if (traveled.kind === 'nothing') return
    const name = traveled.step.label.toLowerCase()
    if (traveled.kind === 'misfit')
      return toasts.show({ kind: 'error', text: `Can’t ${way} “${name}”: it was changed elsewhere since.` })
    const text = `${words[way].done}: ${name}`
    if (show(traveled.step)) return setSaid(text)
    const back = way === 'undo' ? 'redo' : 'undo'
    const isNext = () => history.next(histories)[back]?.id === traveled.step.id
    toasts.show({ text, action: { label: words[way].back, run: () => isNext() && travel(back) } })
  }

  return {
    undoLabel: offer?.text.replace(/\.$/, '') ?? undone?.label ?? null,
    redoLabel: redone?.label ?? null,
    undo: () => (offer ? takeOffer(offer) : travel('undo')),
    redo: () => travel('redo'),
    said,
  }
}

/** A toast that offers to undo what happened after the last step of the screen. */
function findOffer(lastStepAt: number): Toast | null {
  return toasts.list().find((it) => it.action?.label === words.redo.back && it.shownAt > lastStepAt) ?? null
}

function takeOffer({ id, action }: Toast): void {
  toasts.dismiss(id)
  action?.run()
}
