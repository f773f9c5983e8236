import type { LookUpTxt } from '../features/domains/look-up-txt'
import type { AskRecaptcha } from '../features/forms/submit/recaptcha'
import type { JobHandler } from '../jobs/job-kind'
import type { OutsideRules } from '../security/call-outside'
import type { HashCost } from '../security/passwords'

export interface AppOptions {
  /** Holds one folder per template; without it only the blank one is offered. */
  readonly templatesFolder?: string | null
  /** Of hashing passwords; tests make many accounts and take less. */
  readonly hashCost?: HashCost
  /** What was built for browsers. */
  readonly browserFolder?: string
  /** Asks the captcha service; tests answer themselves. */
  readonly askRecaptcha?: AskRecaptcha
  /** Asks DNS; tests answer themselves. */
  readonly lookUpTxt?: LookUpTxt
  /** Which machines owners may have called; tests allow this one. */
  readonly outside?: OutsideRules
  /** More kinds of background work, which tests bring along. */
  readonly jobHandlers?: readonly JobHandler[]
}
