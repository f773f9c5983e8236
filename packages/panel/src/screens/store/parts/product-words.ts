import { labelWorkflowState } from '@sitewright/commerce/products/workflow-labels'
import type { OfferedProductType } from '@sitewright/model/commerce/products/product'
import type { StateLook } from '../../../parts/state-mark'

export const productTypeWords: Record<OfferedProductType, string> = {
  PHYSICAL: 'Physical',
  SERVICE: 'Service',
  DIGITAL: 'Digital',
  GIFT_CARD: 'Gift card',
}

const tones: Readonly<Record<string, StateLook['tone']>> = { PUBLISHED: 'on', SCHEDULED: 'waiting' }

export function lookOfState(workflowState: string): StateLook {
  return { label: labelWorkflowState(workflowState), tone: tones[workflowState] ?? 'off' }
}

/** 'Small / Blue', or nothing where there is nothing to choose. */
export function nameVariant(values: readonly string[]): string {
  return values.join(' / ')
}

export function countWords(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString()} ${many}`
}
