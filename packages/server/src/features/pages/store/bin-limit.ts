import { binMs } from '@sitewright/model/pages/page-bin'
import type { Services } from '../../../services/services'

/** What was deleted before this moment is gone. */
export function binLimit({ now }: Pick<Services, 'now'>): Date {
  return new Date(now() - binMs)
}
