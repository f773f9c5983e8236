import { Icon } from '@sitewright/ui/base/icons'
import { Button } from '@sitewright/ui/controls/button'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { goTo } from '../../ground/router'
import { guideSteps } from './guide-steps'
import { useGuideState } from './use-guide-state'

export function GuideDialog({ onClose }: { onClose: () => void }) {
  const state = useGuideState()
  return (
    <Dialog title="Getting started" widthPx={460} onCancel={onClose}>
      <p className="sw-field-hint">
        Five steps to your own site, in any order. Each one is checked off when it’s done.
      </p>
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
