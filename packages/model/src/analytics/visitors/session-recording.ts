export interface RecordingQuestion {
  isToggleOn: boolean
  isSamplingOn: boolean
  logicalCores: number
}

/** Recording costs the visitor's processor, so small devices are left alone. */
export function isRecordingEligible({ isToggleOn, isSamplingOn, logicalCores }: RecordingQuestion): boolean {
  return isToggleOn && isSamplingOn && logicalCores > 2
}

/** The recording identifier in an answer, or null when there is nothing to do: no id, or a mock id. */
export function readRecordingId(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return null
  const id = answer.data
  return typeof id === 'string' && id !== '' && !id.startsWith('mock') ? id : null
}

/** Pointer samples are for owners in the editor preview alone, never for visitors. */
export function isMouseTrackingEnabled(context: { authenticatedAccount?: unknown }): boolean {
  return context.authenticatedAccount !== undefined && context.authenticatedAccount !== null
}
