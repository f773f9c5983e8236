import type { CommentSettings } from '@sitewright/model/comments/comment-settings'
import { findSpamSigns, isSpam, type SpamReason, spamReasons } from '../forms/answers/judge-spam'

interface Judged {
  readonly text: string
  readonly name: string
  readonly honeypot: string
  readonly elapsedMs: number | null
  readonly isProven: boolean
  /** The same words came several times in the last hour. */
  readonly isRepeated: boolean
}

const blockedReason = 'blocked-word'

/** Why a comment is kept apart, by the signs that count for forms, and by the words of the owner. Empty for one that is not. */
export function findReasons(judged: Judged, { blockedWords }: Pick<CommentSettings, 'blockedWords'>): string[] {
  const { text, name, isRepeated, ...signs } = judged
  const reasons: SpamReason[] = findSpamSigns({ ...signs, texts: [text, name] })
  if (isRepeated) reasons.push('duplicate')
  const words = `${name}\n${text}`.toLowerCase()
  const blocked = blockedWords.toLowerCase().split('\n')
  const isBlocked = blocked.some((word) => word.trim() !== '' && words.includes(word.trim()))
  if (isBlocked) return [...reasons, blockedReason]
  return isSpam(reasons) ? reasons : []
}

export function describeReason(reason: string): string {
  if (reason === blockedReason) return 'Contains a blocked word'
  return Object.hasOwn(spamReasons, reason) ? spamReasons[reason as SpamReason].label : reason
}
