import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isFailure } from '@sitewright/model/failures/catalog'
import { z } from 'zod'
import type { Accounts } from '../features/accounts/service'
import type { Templates } from '../features/sites/load-template'
import type { Sites } from '../features/sites/service'
import { makeFolder } from '../ground/make-folder'

export const starterIdentifier = 'harbour-kiln'
const starterTitle = 'Harbour & Kiln'
const starterWords = 'Stoneware for the everyday table, thrown by the harbour.'
const starterEmail = 'hello@harbour-kiln.example'
const demoEmail = 'demo@sitewright.example'

const demoOwner = z.object({ email: z.string(), password: z.string() })
export type DemoOwner = z.infer<typeof demoOwner>

export interface StarterParts {
  readonly accounts: Accounts
  readonly sites: Sites
  readonly templates: Templates
  readonly dataDir: string
  readonly makePassword: () => string
}

/** Makes the demo owner and the starter site once. Null when this machine does not know the demo owner's password. */
export async function loadStarterSite(parts: StarterParts): Promise<DemoOwner | null> {
  const stored = await readDemoOwner(parts.dataDir)
  const known = await parts.accounts.findByEmail(demoEmail)
  if (known !== null && stored === null) return null
  const owner = stored ?? (await writeDemoOwner(parts.dataDir, { email: demoEmail, password: parts.makePassword() }))
  const accountId = known?.id ?? (await makeAccount(parts.accounts, owner))
  if ((await parts.sites.listMine(accountId)).length > 0) return owner
  const template = (await parts.templates.load(starterIdentifier)) === null ? 'blank' : starterIdentifier
  const named = { title: starterTitle, identifier: starterIdentifier, description: starterWords, email: starterEmail }
  // Whoever starts the host for the first time sees something.
  const site = { ...named, template, hasStore: true, visibility: 'public' } as const
  const made = await parts.sites.createSite(accountId, site, { isStarter: true })
  if (isFailure(made) && made.code !== 'site.identifier-taken') throw new Error(made.text)
  return owner
}

async function makeAccount(accounts: Accounts, owner: DemoOwner): Promise<string> {
  const made = await accounts.createAccount({ ...owner, displayName: 'Demo owner' })
  if (isFailure(made)) throw new Error(made.text)
  await accounts.confirmEmail(made.id)
  // Of two processes that start at the same time one was first, and its account has the address.
  return (await accounts.findByEmail(owner.email))?.id ?? made.id
}

function pathOf(dataDir: string): string {
  return join(dataDir, 'demo-owner.json')
}

async function readDemoOwner(dataDir: string): Promise<DemoOwner | null> {
  try {
    return demoOwner.parse(JSON.parse(await readFile(pathOf(dataDir), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function writeDemoOwner(dataDir: string, owner: DemoOwner): Promise<DemoOwner> {
  await makeFolder(dataDir)
  await writeFile(pathOf(dataDir), `${JSON.stringify(owner, null, 2)}\n`, { mode: 0o600 })
  await chmod(pathOf(dataDir), 0o600)
  return owner
}
