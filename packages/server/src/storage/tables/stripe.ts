import type { Time } from './column-types'

export interface StripeTables {
  stripe_accounts: {
    website_id: string
    account_id: string
    account_name: string
    is_test: boolean
    publishable_key: string
    sealed_secret_key: string
    secret_key_end: string
    sealed_webhook_secret: string
    webhook_secret_end: string
    connected_at: Time
  }
  stripe_intents: { website_id: string; payment_id: string; intent_id: string; created_at: Time }
}
