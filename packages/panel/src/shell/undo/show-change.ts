import type { PageDocument } from '@sitewright/model/pages/document'
import type { Step } from '../../document/history/step'
import { findChangedPart } from '../../document/page/changed-part'
import type { PageSession } from '../../document/sessions/page-session'
import { goTo, type Route } from '../../ground/router'
import { ringControl, watchControls } from './changed-control'

/** Looks at the screen before a step is undone or redone; the answer then brings what changed into sight, and says if it is. */
export function watchScreen(route: Route, session: PageSession | null): (step: Step) => boolean {
  const page = session?.store.read().page
  const findControl = watchControls(document.querySelector<HTMLElement>('.side'))
  return (step) => {
    if (session && page && session.store.read().page !== page) {
      selectChanged(session, page)
      return isStageInSight()
    }
    if (step.route.screen === 'design' && step.route.part !== null && step.route.part !== route.part) {
      goTo(step.route)
      return false
    }
    const control = findControl()
    if (control) ringControl(control)
    return control !== null
  }
}

/** The canvas follows what is selected, so what changed is selected anew, though it may be selected already. */
function selectChanged({ store }: PageSession, before: PageDocument): void {
  const { page, selection } = store.read()
  const changed = findChangedPart(before, page)
  if (!changed) return
  const isSelected = selection.sectionId !== null && selection.sectionId === changed.sectionId
  store.select(isSelected ? { ...selection } : changed)
}

/** On a small screen something may cover the page. */
function isStageInSight(): boolean {
  const box = document.querySelector('.stage')?.getBoundingClientRect()
  if (!box) return false
  const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return middle?.closest('.stage') !== undefined && middle?.closest('.stage') !== null
}
