const labels: Readonly<Record<string, string>> = { PUBLISHED: 'Available', SCHEDULED: 'Scheduled', DRAFT: 'Hidden' }

/** The word for a product's workflow state in the owner's product list. */
export function labelWorkflowState(state: unknown): string {
  return (typeof state === 'string' && Object.hasOwn(labels, state) && labels[state]) || 'Unsupported'
}
