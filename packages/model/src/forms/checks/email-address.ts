import { z } from 'zod'
import { emailPattern, longestEmail } from './email'

export const emailAddress = z.email({ pattern: emailPattern, error: 'This is not an email address.' }).max(longestEmail)
