import { z } from 'zod'

/**
 * A puzzle that costs a visitor's machine a moment and a spammer's machine that moment for every message: find a number which,
 * written behind the salt, gives a hash that starts with so many zero bits.
 */
export const proofChallenge = z.object({
  salt: z.string().min(1).max(300),
  /** Leading zero bits; each one doubles the work. */
  difficulty: z.number().int().min(0).max(32),
})
export type ProofChallenge = z.infer<typeof proofChallenge>
