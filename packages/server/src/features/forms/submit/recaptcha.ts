import { canRenderCaptcha } from '@sitewright/model/forms/submissions/captcha'
import { z } from 'zod'
import { readSiteDocument } from '../../../content/document-rows'
import type { Services } from '../../../services/services'

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
  async function findSecretKey(websiteId: string): Promise<string | null> {
    const { body } = await database.site(websiteId, (tx) => readSiteDocument(tx, websiteId, 'forms'))
    return canRenderCaptcha(body.recaptchaSiteKey) ? body.recaptchaSecretKey || null : null
  }
  return {
    isAsked: async (websiteId: string): Promise<boolean> => (await findSecretKey(websiteId)) !== null,
    async check(websiteId: string, token: string | undefined): Promise<CaptchaVerdict> {
      const secretKey = await findSecretKey(websiteId)
      if (secretKey === null) return 'unknown'
      return token === undefined || token === '' ? 'wrong' : ask(secretKey, token)
    },
  }
}
export type RecaptchaCheck = ReturnType<typeof createRecaptchaCheck>
