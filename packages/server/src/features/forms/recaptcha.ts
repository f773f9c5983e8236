import { canRenderCaptcha } from '@sitewright/model/forms/captcha'
import { z } from 'zod'
import type { Services } from '../../services'
import { readSiteDocument } from '../site-documents/rows'

export type CaptchaVerdict = 'right' | 'wrong' | 'unknown'
/** Asks the captcha service about one token. */
export type AskRecaptcha = (secretKey: string, token: string) => Promise<CaptchaVerdict>

const serviceAddress = 'https://www.google.com/recaptcha/api/siteverify'
const patienceMs = 5_000
const answerShape = z.object({ success: z.boolean() })

/** A service that does not answer is no reason to turn a visitor away: nobody knows, and other signs decide. */
export const askRecaptcha: AskRecaptcha = async (secretKey, token) => {
  try {
    const answer = await fetch(serviceAddress, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response: token }),
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    })
    return answerShape.parse(await answer.json()).success ? 'right' : 'wrong'
  } catch {
    return 'unknown'
  }
}

/** Without both keys the page shows no captcha: then nothing is asked, of nobody. */
export function createRecaptchaCheck({ database }: Pick<Services, 'database'>, ask: AskRecaptcha) {
  return async (websiteId: string, token: string | undefined): Promise<CaptchaVerdict> => {
    const { body } = await database.site(websiteId, (tx) => readSiteDocument(tx, websiteId, 'forms'))
    if (!canRenderCaptcha(body.recaptchaSiteKey) || body.recaptchaSecretKey === '') return 'unknown'
    return token === undefined || token === '' ? 'wrong' : ask(body.recaptchaSecretKey, token)
  }
}
