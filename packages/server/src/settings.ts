import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const port = z.coerce.number().int().min(0).max(65535)

/** Every setting comes from the environment and is checked here; the README lists them in one table. */
const settingsSchema = z
  .object({
    PORT: port.default(4000),
    LISTEN_HOST: z.string().default('0.0.0.0'),
    /** Sites live at {identifier}.{PLATFORM_HOST}; the name itself is where owners sign up. */
    PLATFORM_HOST: z
      .string()
      .regex(/^[a-z0-9.-]+$/)
      .default('localhost'),
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
      .regex(/^smtps?:\/\/[^\s/]+/i, 'write it as smtp://name:password@host:587')
      .optional(),
    /** The address that mails come from. */
    MAIL_FROM: z.email('write one e-mail address').optional(),
    UPLOAD_LIMIT_MB: z.coerce.number().int().min(1).max(2000).default(300),
    /** Submissions of one form from one address; ten times as many tries. */
    FORM_SUBMISSIONS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
    SITES_PER_ACCOUNT: z.coerce.number().int().min(1).default(20),
    MIN_FREE_DISK_MB: z.coerce.number().int().min(0).default(200),
    LOAD_STARTER_SITE: flag.default(true),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info']).default('info'),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'a mail server (SMTP_URL) needs the address that mails come from',
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
  return `The setting ${issue?.path.join('.')} is wrong: ${issue?.message}`
}
