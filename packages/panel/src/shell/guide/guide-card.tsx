import { Button, IconButton } from '@sitewright/ui/controls/button'
import { memo, useState } from 'react'
import { useSession } from '../../data/queries'
import { goTo } from '../../ground/router'
import { guideSteps } from './guide-steps'
import { useGuideState } from './use-guide-state'

function useDismissal(): { isDismissed: boolean; dismiss: () => void } {
  const siteId = useSession().data?.website?.id ?? ''
  const key = `sitewright.guide.${siteId}`
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(key) === 'dismissed')
  return {
    isDismissed,
    dismiss: () => {
      localStorage.setItem(key, 'dismissed')
      setDismissed(true)
    },
  }
}

/** The next step, below the list of pages, until all are done or the owner has had enough. */
export const GuideCard = memo(function GuideCard({ onOpen }: { onOpen: () => void }) {
  const state = useGuideState()
  const { isDismissed, dismiss } = useDismissal()
  if (!state || isDismissed) return null
  const next = guideSteps.find((step) => !step.isDone(state))
  if (!next) return null
  const doneCount = guideSteps.filter((step) => step.isDone(state)).length
  return (
    <section className="guide-card" aria-label="Getting started">
      <div className="guide-head">
        <h3>Getting started</h3>
        <span className="sw-field-hint">
          {doneCount} of {guideSteps.length} done
        </span>
        <IconButton icon="close" label="Hide guide" onClick={dismiss} />
      </div>
      <progress className="sw-progress" aria-label="Steps done" max={guideSteps.length} value={doneCount} />
      <p>
        <strong>{next.label}</strong>
        <br />
        {next.hint}
      </p>
      <div className="row-actions">
        <Button size="small" kind="quiet" onClick={onOpen}>
          All steps
        </Button>
        <Button size="small" onClick={() => goTo(next.route(state))}>
          Show me
        </Button>
      </div>
    </section>
  )
})
