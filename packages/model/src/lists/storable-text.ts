import { z } from 'zod'

/** Without the characters that no database keeps: zeros, and halves of letters. */
export const storableText = z.string().transform((text) => text.replace(/[\0\p{Cs}]/gu, ''))
