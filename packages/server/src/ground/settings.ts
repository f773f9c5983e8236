import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const hostName = z.string().regex(/^[a-z0-9.-]+$/)
const port = z.coerce.number().int().min(0).max(65535)

/** Every setting comes from the environment and is checked here; the README lists them in one table. */
const settingsSchema = z
  .object({
    PORT: port.default(4000),
    LISTEN_HOST: z.string().default('0.0.0.0'),
    /** Where people sign up and in and work on their sites: the one address with sessions. */
    PLATFORM_HOST: hostName.default('localhost'),
    /** Sites live at {identifier}.{SITES_HOST}; PLATFORM_HOST when it is not set. A domain of its own keeps their cookies apart. */
    SITES_HOST: hostName.optional(),
    /** Set to https where a load balancer ends TLS; cookies become __Host- and Secure, HSTS is sent. */
    PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
    /** The port in public addresses when it differs from PORT; 80 and 443 are left out of addresses. */
    PUBLIC_PORT: port.optional(),
    /** Addresses (comma-separated) whose X-Forwarded-For is believed. */
    TRUSTED_PROXIES: z.string().default(''),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z.string().optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** smtp:// or smtps://, with the sign-in in the address. Without it mails become files in DATA_DIR/outbox. */
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/[^\s/]+/i, 'use the form smtp://name:password@host:587')
      .optional(),
    /** The address that mails come from. */
    MAIL_FROM: z.email('enter one email address').optional(),
    /** Seals the keys of payment providers. Without it a secret in the database does, which a copy of the database holds, too. */
    SECRETS_KEY: z.string().min(32, 'use 32 characters or more').optional(),
    /** For tests: where Stripe's API is answered instead of by Stripe. */
    STRIPE_API_ADDRESS: z.url().optional(),
    UPLOAD_LIMIT_MB: z.coerce.number().int().min(1).max(2000).default(300),
    /** Submissions of one form from one address; ten times as many tries. */
    FORM_SUBMISSIONS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
    /** Emails in the name of one site; what customers must get in any case (about paid orders, passwords) is not counted. */
    MAILS_PER_SITE_PER_DAY: z.coerce.number().int().min(1).default(1_000),
    /** The same for all sites of one owner together. */
    MAILS_PER_ACCOUNT_PER_DAY: z.coerce.number().int().min(1).default(3_000),
    SITES_PER_ACCOUNT: z.coerce.number().int().min(1).default(20),
    /** What a new site begins with: live, or in trial until its owner opens it. */
    NEW_SITE_STATUS: z.enum(['live', 'trial']).default('live'),
    /** Accounts (confirmed email addresses, comma-separated) that may change the status of any site. */
    OPERATOR_EMAILS: z.string().default(''),
    /** Memory for what is kept of pages and sites, shared out among the caches of a process. */
    CACHE_MB: z.coerce.number().int().min(8).max(65_536).default(48),
    /** How long a process that is told to stop goes on as before once /readyz says so. */
    STOP_NOTICE_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
    MIN_FREE_DISK_MB: z.coerce.number().int().min(0).default(200),
    LOAD_STARTER_SITE: flag.default(true),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info']).default('info'),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'set the sender address (MAIL_FROM) when you set a mail server (SMTP_URL)',
  })
export type Settings = Readonly<z.infer<typeof settingsSchema>>

/** The settings, or one line that says which of them is wrong and why. */
export function readSettings(environment: Record<string, string | undefined>): Settings | string {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = settingsSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  return `Invalid setting ${issue?.path.join('.')}: ${issue?.message}`
}
