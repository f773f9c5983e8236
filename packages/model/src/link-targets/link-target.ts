import { z } from 'zod'
import { isAllowedTarget } from './is-allowed-target'

/** Where a link of an owner may lead. */
export const linkTarget = z
  .string()
  .max(2000)
  .refine((target) => isAllowedTarget(target), 'Enter a valid link.')
