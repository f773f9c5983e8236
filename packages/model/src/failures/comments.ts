import { failures } from '../visitor-texts/english/failures'

export const commentFailures = {
  'comments.closed': [403, failures['comments.closed']],
  'comments.members-only': [403, failures['comments.members-only']],
} as const
