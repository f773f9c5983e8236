import { z } from 'zod'

export const experimentTypes = ['FEATURE_TOGGLE', 'AB_TEST'] as const
export type ExperimentType = (typeof experimentTypes)[number]

/** One experiment as the page's data carries it. The variant is kept as found: only the string `true` enables. */
export const experimentContext = z.object({
  name: z.string().min(1),
  experimentType: z.enum(experimentTypes),
  variant: z.unknown(),
  segmentName: z.string().optional(),
  containsError: z.boolean().default(false),
})
export type ExperimentContext = z.infer<typeof experimentContext>

/** Experiments of one site by name, or null while they are not loaded. */
export type Experiments = Readonly<Record<string, ExperimentContext>> | null

export function isToggleEnabled(variant: unknown): boolean {
  return variant === 'true'
}
