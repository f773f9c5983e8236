import { accountFailures } from './accounts'
import { assetFailures } from './assets'
import { cartFailures } from './cart'
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
  ...sellingFailures,
  ...cartFailures,
} as const

export type FailureCode = keyof typeof failures

export interface FailureDetails {
  /** Field path → what is wrong with it. */
  readonly errors?: Readonly<Record<string, string>>
  /** In the words of a site; else those of the catalog. */
  readonly text?: string
  /** Values for the `{name}` places of the text. */
  readonly values?: Readonly<Record<string, string | number>>
}

/** An expected failure, returned and not thrown. */
export class Failure {
  readonly code: FailureCode
  readonly details: FailureDetails
  constructor(code: FailureCode, details: FailureDetails = {}) {
    this.code = code
    this.details = details
  }

  get status(): number {
    return failures[this.code][0]
  }

  get text(): string {
    const { values = {}, text = failures[this.code][1] } = this.details
    return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place))
  }
}

export type Result<T> = T | Failure

export function fail(code: FailureCode, details?: FailureDetails): Failure {
  return new Failure(code, details)
}

export function isFailure(value: unknown): value is Failure {
  return value instanceof Failure
}
