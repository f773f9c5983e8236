import { z } from 'zod'
import { trimEndCharacters } from '../trim-characters'

export const maxDomains = 20

/** A name as people type or paste it, in the spelling that browsers send: `https://Köln.example/` is `xn--kln-sna.example`. */
export const domainName = z
  .string()
  .max(300)
  .transform((typed, context) => {
    const host = readDomainName(typed)
    if (host !== null) return host
    context.addIssue({ code: 'custom', message: 'Enter a domain such as www.example.com.' })
    return z.NEVER
  })

export function readDomainName(typed: string): string | null {
  const bare = trimEndCharacters(typed.trim().replace(/^https?:\/\//i, ''), '/.')
  if (bare === '' || /[\s/:?#@\\%]/.test(bare)) return null
  if (!URL.canParse(`http://${bare}`)) return null
  const host = new URL(`http://${bare}`).hostname
  return host.length <= 253 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host)
    ? host
    : null
}

/** What the owner of a domain adds where its DNS is kept. */
export const dnsRecord = z.strictObject({
  type: z.enum(['TXT', 'CNAME']),
  name: z.string(),
  value: z.string(),
  /** What it is for, in words. */
  purpose: z.string(),
})
export type DnsRecord = z.infer<typeof dnsRecord>

export const siteDomain = z.strictObject({
  host: z.string(),
  state: z.enum(['waiting', 'connected']),
  /** The others lead visitors to this one. */
  isPrimary: z.boolean(),
  address: z.string(),
  records: z.array(dnsRecord),
})
export type SiteDomain = z.infer<typeof siteDomain>

export const proofName = (host: string) => `_sitewright.${host}`
export const proofValue = (websiteId: string) => `sitewright-site=${websiteId}`

/** The site's id is no secret: the proof is that it stands in the domain's own DNS. */
export function listDnsRecords(host: string, { websiteId, builtInHost }: { websiteId: string; builtInHost: string }) {
  const records: DnsRecord[] = [
    { type: 'TXT', name: proofName(host), value: proofValue(websiteId), purpose: 'Proves that the domain is yours.' },
    { type: 'CNAME', name: host, value: builtInHost, purpose: 'Points your domain to your site.' },
  ]
  return records
}
