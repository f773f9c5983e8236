import {
  isTestKey,
  type StripeAccount,
  type StripeKeys,
  stripeEvents,
} from '@sitewright/model/commerce/checkout/stripe'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { paths } from '@sitewright/model/routes/paths'
import { builtInAddress } from '../../../../hosts/host-names'
import type { Website } from '../../../../hosts/website'
import type { SealedSecrets } from '../../../../security/sealed-secrets'
import type { Services } from '../../../../services/services'
import {
  deleteStripeAccount,
  findStripeAccount,
  isStripeAsked,
  type StripeAccountRow,
  writeStripeAccount,
} from './account-rows'
import { type StripeClients, StripeTrouble } from './stripe-client'

interface AccountParts {
  readonly services: Pick<Services, 'database' | 'settings' | 'now'>
  readonly clients: StripeClients
  readonly sealed: SealedSecrets
}

export type StripeAccounts = ReturnType<typeof createStripeAccounts>

/** The keys of each site. Secret ones come in here and are never told again. */
export function createStripeAccounts({ services, clients, sealed }: AccountParts) {
  const { database, settings, now } = services
  const find = (websiteId: string) => database.site(websiteId, (tx) => findStripeAccount(tx, websiteId))
  const describe = ({ identifier }: Website, row: StripeAccountRow | null): StripeAccount => ({
    connection: row === null ? null : tell(row),
    webhookAddress: builtInAddress(settings, identifier) + paths.stripeEvents,
    webhookEvents: [...stripeEvents],
  })

  async function openSecret(websiteId: string, name: 'key' | 'webhook'): Promise<string | null> {
    const row = await find(websiteId)
    if (row === null) return null
    return sealed.open(name === 'key' ? row.sealedSecretKey : row.sealedWebhookSecret, purposeOf(websiteId, name))
  }

  return {
    read: async (website: Website): Promise<StripeAccount> => describe(website, await find(website.id)),

    /** The keys are tried before they are kept. Those of another account have to wait until nothing is asked of this one. */
    async connect(website: Website, keys: StripeKeys): Promise<Result<StripeAccount>> {
      const account = await readAccount(clients, keys.secretKey)
      if (account === 'refused') return fail('stripe.refused', { errors: { secretKey: refusedText } })
      if (account === 'away') return fail('stripe.unreachable')
      const row: StripeAccountRow = {
        ...account,
        isTest: isTestKey(keys.secretKey),
        publishableKey: keys.publishableKey,
        sealedSecretKey: await sealed.seal(keys.secretKey, purposeOf(website.id, 'key')),
        secretKeyEnd: keys.secretKey.slice(-4),
        sealedWebhookSecret: await sealed.seal(keys.webhookSecret, purposeOf(website.id, 'webhook')),
        webhookSecretEnd: keys.webhookSecret.slice(-4),
        connectedAt: new Date(now()),
      }
      return database.site(website.id, async (tx) => {
        const before = await findStripeAccount(tx, website.id, 'lock')
        const isSame = before?.accountId === row.accountId && before.isTest === row.isTest
        if (before !== null && !isSame && (await isStripeAsked(tx, website.id))) return fail('stripe.busy')
        await writeStripeAccount(tx, website.id, row)
        return describe(website, row)
      })
    },

    async disconnect(website: Website): Promise<Result<StripeAccount>> {
      return database.site(website.id, async (tx) => {
        const before = await findStripeAccount(tx, website.id, 'lock')
        if (before !== null && (await isStripeAsked(tx, website.id))) return fail('stripe.busy')
        await deleteStripeAccount(tx, website.id)
        return describe(website, null)
      })
    },

    findPublishableKey: async (websiteId: string) => (await find(websiteId))?.publishableKey ?? null,
    /** Null where no keys are stored, or can be read any more. */
    openSecretKey: (websiteId: string) => openSecret(websiteId, 'key'),
    openWebhookSecret: (websiteId: string) => openSecret(websiteId, 'webhook'),
  }
}

const refusedText = "Stripe didn't accept this key. Copy it again from your Stripe dashboard."

async function readAccount(
  clients: StripeClients,
  secretKey: string,
): Promise<Pick<StripeAccountRow, 'accountId' | 'accountName'> | 'refused' | 'away'> {
  try {
    const account = await clients.call(secretKey, (stripe) => stripe.accounts.retrieveCurrent())
    const name = account.settings?.dashboard.display_name ?? account.business_profile?.name ?? account.id
    return { accountId: account.id, accountName: name || account.id }
  } catch (error) {
    if (!(error instanceof StripeTrouble)) throw error
    return error.kind === 'away' ? 'away' : 'refused'
  }
}

function purposeOf(websiteId: string, name: 'key' | 'webhook'): string {
  return `stripe ${name} ${websiteId}`
}

function tell(row: StripeAccountRow): StripeAccount['connection'] {
  const { accountName, isTest, publishableKey, secretKeyEnd, webhookSecretEnd, connectedAt } = row
  return { accountName, isTest, publishableKey, secretKeyEnd, webhookSecretEnd, connectedAt: connectedAt.toISOString() }
}
