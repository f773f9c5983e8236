import { Button, IconButton } from '@sitewright/ui/button'
import { Dialog } from '@sitewright/ui/dialog'
import { Icon } from '@sitewright/ui/icons'
import { useState } from 'react'
import { usePages, useSession } from '../data/queries'
import { useSiteDocument } from '../data/site-documents'
import { type GuideState, guideSteps } from './guide-steps'
import { goTo } from './router'

function useGuideState(): GuideState | null {
  const pages = usePages().data
  const settings = useSiteDocument('settings').data?.body
  const stylesVersion = useSiteDocument('styles').data?.version
  return pages && settings && stylesVersion !== undefined ? { pages, settings, stylesVersion } : null
}

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
export function GuideCard({ onOpen }: { onOpen: () => void }) {
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
        <IconButton icon="close" label="Hide the guide" onClick={dismiss} />
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
}

export function GuideDialog({ onClose }: { onClose: () => void }) {
  const state = useGuideState()
  return (
    <Dialog title="Getting started" widthPx={460} onCancel={onClose}>
      <p className="sw-field-hint">Five steps to a site of your own, in any order. Each is ticked when it is done.</p>
      <ol className="guide-steps">
        {guideSteps.map((step) => {
          const isDone = state !== null && step.isDone(state)
          return (
            <li key={step.id} className="guide-step" data-done={isDone || undefined}>
              <span className="guide-tick">{isDone ? <Icon name="check" sizePx={16} /> : null}</span>
              <span className="row-main">
                <strong>
                  {step.label}
                  {isDone ? <span className="sw-hidden-text"> (done)</span> : null}
                </strong>
                <span className="sw-field-hint">{step.hint}</span>
              </span>
              {isDone || !state ? null : (
                <Button
                  size="small"
                  aria-label={`Show me: ${step.label}`}
                  onClick={() => {
                    onClose()
                    goTo(step.route(state))
                  }}
                >
                  Show me
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}
