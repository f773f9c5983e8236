import { z } from 'zod'

/** How lines stand on a phone, where a centered column is hard to read; `same` follows the desktop. */
export const phoneAlignment = z.enum(['left', 'center', 'right', 'same']).default('left')
