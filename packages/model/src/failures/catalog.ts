import type { z } from 'zod'
import { fillWords } from '../strings/fill-words'
import { fields } from '../visitor-texts/english/fields'
import { accountFailures } from './accounts'
import { assetFailures } from './assets'
import { cartFailures } from './cart'
import { commentFailures } from './comments'
import { type FieldTexts, toFieldErrors } from './field-errors'
import { formFailures } from './forms'
import { listFailures } from './lists'
import { orderFailures } from './orders'
import { pageFailures } from './pages'
import { paymentFailures } from './payments'
import { productFailures } from './products'
import { requestFailures } from './request'
import { sellingFailures } from './selling'
import { siteFailures } from './sites'

/** Every expected failure: code → HTTP status and words for a person. Callers switch on the code, never on the text. */
export const failures = {
  ...requestFailures,
  ...accountFailures,
  ...siteFailures,
  ...pageFailures,
  ...assetFailures,
  ...productFailures,
  ...orderFailures,
  ...paymentFailures,
  ...listFailures,
  ...formFailures,
  ...commentFailures,
  ...sellingFailures,
  ...cartFailures,
} as const

export type FailureCode = keyof typeof failures

export interface FailureDetails {
  /** Field path → what is wrong with it. */
  readonly errors?: Readonly<Record<string, string>>
  /** The same, as a schema found it. */
  readonly issues?: z.ZodError
  /** The field that the failure is about: its text stands there, too. */
  readonly field?: string
  /** Values for the `{name}` places of the text. */
  readonly values?: Readonly<Record<string, string | number>>
}

export interface FailureTexts {
  readonly failures: { readonly [Code in FailureCode]?: string }
  readonly fields: FieldTexts
}

const english: FailureTexts = { failures: {}, fields }

/** An expected failure, returned and not thrown. */
export class Failure {
  readonly code: FailureCode
  readonly details: FailureDetails
  readonly #texts: FailureTexts

  constructor(code: FailureCode, details: FailureDetails = {}, texts: FailureTexts = english) {
    this.code = code
    this.details = details
    this.#texts = texts
  }

  get status(): number {
    return failures[this.code][0]
  }

  get text(): string {
    const values = this.details.values ?? {}
    return fillWords(this.#texts.failures[this.code] ?? failures[this.code][1], values)
  }

  /** Field path → what is wrong with it; undefined where that is not about fields. */
  get errors(): Readonly<Record<string, string>> | undefined {
    const { errors, issues, field } = this.details
    if (field !== undefined) return { [field]: this.text }
    return issues === undefined ? errors : toFieldErrors(issues, this.#texts.fields)
  }
}

export type Result<T> = T | Failure

export function fail(code: FailureCode, details?: FailureDetails): Failure {
  return new Failure(code, details)
}

export function isFailure(value: unknown): value is Failure {
  return value instanceof Failure
}
