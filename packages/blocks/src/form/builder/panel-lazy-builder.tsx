import { describeInterfaceFailure } from '@sitewright/model/forms/checks/interface-checks'
import { LoadFailure } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { type ComponentType, useEffect, useState } from 'react'
import type { FormBuilderInput } from './panel-builder'

const failure = describeInterfaceFailure('open')

/** Fetched when a form is opened: most visits to the panel open none. */
export function LazyFormBuilder(input: FormBuilderInput) {
  const [Builder, setBuilder] = useState<ComponentType<FormBuilderInput> | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    import('./panel-builder').then(
      ({ FormBuilder }) => isWanted && setBuilder(() => FormBuilder),
      () => isWanted && setFailedAttempt(attempt),
    )
    return () => {
      isWanted = false
    }
  }, [attempt])
  if (Builder) return <Builder {...input} />
  if (failedAttempt === attempt)
    return <LoadFailure text={`${failure.title}. ${failure.advice}`} onRetry={() => setAttempt(attempt + 1)} />
  return <Skeleton lines={6} heightPx={36} label="Loading form" />
}
