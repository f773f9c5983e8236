/** A slow function runs less often: each wait is twice what its recent runs took on average. */
export const throttleSampleCount = 22
const waitFactor = 2

export function addRunTime(samplesMs: readonly number[], runTimeMs: number): readonly number[] {
  return [...samplesMs, runTimeMs].slice(-throttleSampleCount)
}

export function computeThrottleWaitMs(samplesMs: readonly number[]): number {
  if (samplesMs.length === 0) return 0
  const totalMs = samplesMs.reduce((sum, sample) => sum + sample, 0)
  return (waitFactor * totalMs) / samplesMs.length
}
