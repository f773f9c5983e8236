import { type ExperimentContext, type Experiments, type ExperimentType, isToggleEnabled } from './context'

export const lookupErrors = {
  notLoaded: 'The underlying Praetor configuration is not loaded',
  unknown: 'The specified feature does not exist',
  invalid: 'The specified feature has an invalid server-side definition',
} as const

type Found = { context: ExperimentContext; error: null } | { context: null; error: string }

function findExperiment(experiments: Experiments, name: string, type: ExperimentType): Found {
  if (experiments === null) return { context: null, error: lookupErrors.notLoaded }
  const context = Object.hasOwn(experiments, name) ? experiments[name] : undefined
  if (context === undefined) return { context: null, error: lookupErrors.unknown }
  if (context.experimentType !== type) return { context: null, error: `The specified feature is not a ${type}` }
  if (context.containsError) return { context: null, error: lookupErrors.invalid }
  return { context, error: null }
}

export interface ToggleResult {
  isEnabled: boolean
  error: string | null
}

export function lookUpToggle(experiments: Experiments, name: string, fallback = false): ToggleResult {
  const { context, error } = findExperiment(experiments, name, 'FEATURE_TOGGLE')
  return { isEnabled: context === null ? fallback : isToggleEnabled(context.variant), error }
}

export const failedSegment = 'default'
export const defaultVariant = 'control'

export interface AbResult {
  segment: string
  variant: string
  error: string | null
}

export function lookUpAbTest(experiments: Experiments, name: string, fallback: string = defaultVariant): AbResult {
  const { context, error } = findExperiment(experiments, name, 'AB_TEST')
  if (context === null) return { segment: failedSegment, variant: fallback, error }
  const variant = typeof context.variant === 'string' ? context.variant : fallback
  return { segment: context.segmentName ?? failedSegment, variant, error }
}
