import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod'
import type { EnvironmentSettings } from '#domain/settings/environment.ts'
import { type BrandKey, brandKeys, isBrandKey } from '#themes/brand.ts'
import { environmentFields, environmentSettings } from './config/environment-settings.ts'
import { featureScripts } from './config/feature-settings.ts'
import { type FileSettings, fileFields, fileSettings } from './config/file-settings.ts'
import { type MailSettings, mailFields, mailProblem, mailSettings } from './config/mail-settings.ts'
import {
  oidcFields,
  oidcProblems,
  oidcSettings,
  providerSettings,
  staffOidcFields,
  staffOidcProblems,
  staffOidcSettings,
} from './config/oidc-settings.ts'
import {
  type PaymentSettings,
  paymentFields,
  paymentMarks,
  paymentProblems,
  paymentSettings,
} from './config/payment-settings.ts'
import { keepDays } from './config/retention-settings.ts'
import { type TracingSettings, tracingFields, tracingSettings } from './config/tracing-settings.ts'
import { readEncryptionKeys } from './database/key-encryption.ts'
import { isHostName, parseHost } from './http/site/host-name.ts'
import { brandNamed, type Site, type SiteHost } from './http/site/site.ts'
import type { OidcSettings, StaffOidcSettings } from './identity/external/oidc.ts'
import type { Retention } from './jobs/retention-periods.ts'
import { StartupError } from './lib/startup-error.ts'
import type { PageCacheSettings } from './render/cache/page-cache.ts'
import type { Features } from './render/document/feature-scripts.ts'
import type { Tracking } from './render/document/tracking.ts'

export type Limit = { perSecond: number; burst: number }

export type Config = {
  port: number
  /** PORT is set: the server fails if this port is taken instead of trying the next one. */
  portIsChosen: boolean
  host: string
  brand: BrandKey
  /** The host names that the server accepts, each with its brand. */
  site: Site
  /** Whether other machines can reach the server. */
  isPublic: boolean
  databaseUrl: string | undefined
  /** A replica that the catalogue is read from. */
  replicaUrl: string | undefined
  /** A pooler in transaction mode is before the database. */
  isPooled: boolean
  dataDir: string
  /** Keys that encrypt the keys in the database, the first for new ones; undefined: read from a file in DATA_DIR. */
  keyEncryptionKeys: readonly Buffer[] | undefined
  logLevel: (typeof logLevels)[number]
  limits: { reads: Limit; writes: Limit }
  pageCache: PageCacheSettings
  /** False: browsers get a worker that removes itself and its caches. */
  serviceWorker: boolean
  /** What this server does: it serves the shop and the back office, it runs the jobs, or both. */
  roles: { web: boolean; jobs: boolean }
  /** The database holds the demo data, or is seeded with it when empty. */
  demo: boolean
  /** The sandbox replaces the payment provider. */
  sandbox: boolean
  /** The payment providers, besides the sandbox. */
  payments: PaymentSettings
  /** The bucket for attachments. Null: a folder in DATA_DIR. */
  fileBucket: FileSettings | null
  /** The mail server and the sender of each brand. Null: mails are written as files. */
  mail: MailSettings | null
  /** The provider of OpenID Connect that signs in customers. Null: none. */
  oidc: OidcSettings | null
  staffOidc: StaffOidcSettings | null
  /** Whether shoppers are asked before optional scripts load, or may only say no later. */
  consent: 'ask' | 'notice'
  /** The script of the chat provider. Undefined: no chat. */
  chatScript: string | undefined
  /** Scripts of third-party features. Null: none. */
  features: Features | null
  /** The script that suggests addresses in the checkout, and the origins it requests. Null: no suggestions. */
  maps: { script: string; origins: readonly string[] } | null
  /** Third parties that receive shopper events. Null: none. */
  tracking: Tracking | null
  /** Settings of the pages that the brand does not define. */
  environment: EnvironmentSettings
  /** Base URL of the admin service, which pages show in frames. */
  cmsUrl: string | null
  /** How long the server goes on after a stop signal while the proxy notices. */
  noticeMs: number
  drainMs: number
  /** Address for metrics and health details; undefined: not served. */
  ops: { host: string; port: number } | undefined
  /** Where traces go. Null: nothing is traced. */
  tracing: TracingSettings | null
  /** Contacts for security reports, for security.txt. */
  securityContacts: readonly string[]
  /** How long data is stored, in days. */
  retention: Retention
  /** Private networks that webhooks may be sent to. */
  webhookNetworks: readonly string[]
  /** Hosts that imports fetch pictures from: `cdn.example`, `*.cdn.example:8443`. */
  importPictureHosts: readonly string[]
  /** Addresses and networks of trusted proxies. */
  trustProxy: readonly string[]
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const whole = (fallback: number, range: { min: number; max: number }) =>
  z
    .string()
    .default(String(fallback))
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= range.min && Number(text) <= range.max, {
      error: `must be a whole number from ${range.min} to ${range.max}, for example ${fallback}`,
    })
    .transform(Number)

const address = (protocols: string[], example: string) =>
  z.string().refine((text) => protocols.some((name) => text.startsWith(`${name}://`)) && URL.canParse(text), {
    error: `must be an address such as ${example}`,
  })

/** A URL without a path; paths are appended to it. */
const origin = (protocols: string[], example: string) =>
  address(protocols, example)
    .transform((text) => text.replace(/\/+$/, ''))
    .refine((text) => new URL(text).origin === text && isHostName(new URL(text).hostname), {
      error: `must be an address without a path, such as ${example}`,
    })

const limit = { min: 1, max: 1_000_000 }

/** Entries separated by commas or spaces. */
const entryList = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))

const originList = entryList.refine(
  (origins) => origins.every((url) => URL.canParse(url) && new URL(url).origin === url),
  {
    error: 'must be origins separated by commas, for example https://a.example,https://b.example',
  },
)

/** Hosts as addresses have them. All names below one are listed as `*.cdn.example`, below a whole top level as nothing. */
const pictureHosts = entryList
  .transform((hosts) => hosts.map((host) => host.toLowerCase()))
  .refine(
    (hosts) =>
      hosts.every((host) => {
        const name = host.replace(/^\*\./, '')
        const isBelow = name !== host
        return parseHost(name) !== null && (!isBelow || (/[a-z]/.test(name) && name.includes('.')))
      }),
    { error: 'must be host names separated by commas, without https://, for example cdn.example,*.images.example' },
  )
  .transform((hosts) => hosts.map((host) => host.replace(/:443$/, '')))

const roleError = { error: 'must be web, jobs, or both separated by a comma' }

const onOrOff = () => z.enum(['on', 'off'], { error: 'must be on or off' })

const listenAddress = z
  .string()
  .default('127.0.0.1')
  .refine((text) => !/[\s/]/.test(text), { error: 'must be a host name or address, for example 127.0.0.1' })

/** Rejects prefix length 0 and plain hop counts: with them any client could spoof its address. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

const Variables = z.object({
  KEEP_DAYS: keepDays,
  PORT: whole(3000, { min: 0, max: 65_535 }),
  HOST: listenAddress,
  BRAND: z
    .string()
    .default('wa')
    .pipe(z.enum(brandKeys, { error: `must be one of ${brandKeys.join(', ')}` })),
  HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
        .map((entry) => entry.split('=').map((part) => part.trim())),
    )
    .refine(
      (entries) =>
        entries.every(
          ([name = '', key, ...more]) =>
            isHostName(name) && (key === undefined || isBrandKey(key)) && more.length === 0,
        ),
      {
        error:
          'must be host names separated by commas, without protocol or port, each with its brand or without, for example shop.example,www.andoo.example=andoo',
      },
    ),
  DATABASE_URL: address(['postgres', 'postgresql'], 'postgres://user:password@host:5432/hearth').optional(),
  DATABASE_REPLICA_URL: address(['postgres', 'postgresql'], 'postgres://user:password@replica:5432/hearth').optional(),
  DATABASE_POOLER: onOrOff().default('off'),
  DATA_DIR: z.string().default('.data'),
  ROLE: z
    .string()
    .default('web,jobs')
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(['web', 'jobs'], roleError), roleError)),
  KEY_ENCRYPTION_KEY: z
    .string()
    .transform(readEncryptionKeys)
    .refine((keys) => keys !== null, {
      error: 'must be 32 bytes in base64, as openssl rand -base64 32 makes them, or several separated by commas',
    })
    .optional(),
  LOG_LEVEL: z
    .string()
    .default('info')
    .pipe(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` })),
  PUBLIC_URL: origin(['http', 'https'], 'https://shop.example').optional(),
  READS_PER_SECOND: whole(100, limit),
  READS_BURST: whole(1000, limit),
  WRITES_PER_SECOND: whole(10, limit),
  WRITES_BURST: whole(60, limit),
  PAGE_CACHE_SECONDS: whole(30, { min: 0, max: 86_400 }),
  PAGE_CACHE_MB: whole(128, { min: 1, max: 100_000 }),
  SERVICE_WORKER: onOrOff().default('on'),
  DEMO: onOrOff().optional(),
  SANDBOX: onOrOff().optional(),
  CONSENT: z.enum(['ask', 'notice'], { error: 'must be ask or notice' }).default('notice'),
  CHAT_SCRIPT_URL: address(['https', 'http'], 'https://chat.example/widget.js').optional(),
  FEATURE_SCRIPTS: featureScripts,
  FEATURE_ORIGINS: originList,
  MAPS_SCRIPT_URL: address(['https', 'http'], 'https://maps.example/places.js').optional(),
  MAPS_ORIGINS: originList,
  TAG_MANAGER_SCRIPT_URL: address(['https', 'http'], 'https://tags.example/container.js').optional(),
  EVENT_TRACKER_SCRIPT_URL: address(['https', 'http'], 'https://events.example/tracker.js').optional(),
  SOCIAL_PIXEL_SCRIPT_URL: address(['https', 'http'], 'https://social.example/pixel.js').optional(),
  SOCIAL_PIXEL_ID: z
    .string()
    .refine((text) => /^[\w-]{1,60}$/.test(text), { error: 'must be letters and digits, for example 2613412345678' })
    .optional(),
  PUSH_SCRIPT_URL: address(['https', 'http'], 'https://push.example/sdk.js').optional(),
  AFFILIATE_PIXEL_URL: address(['https', 'http'], 'https://partners.example/conversion').optional(),
  TRACKING_ORIGINS: originList,
  CMS_URL: address(['https', 'http'], 'https://admin.example').optional(),
  ...environmentFields,
  ...fileFields,
  ...mailFields,
  ...oidcFields,
  ...staffOidcFields,
  ...paymentFields,
  ...tracingFields,
  SHUTDOWN_NOTICE_MS: whole(0, { min: 0, max: 600_000 }),
  SHUTDOWN_DRAIN_MS: whole(10_000, { min: 0, max: 600_000 }),
  OPS_PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: 'must be a whole number from 0 to 65535, for example 9464',
    })
    .transform(Number)
    .optional(),
  OPS_HOST: listenAddress,
  SECURITY_CONTACT: entryList.refine(
    (entries) => entries.every((entry) => /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(entry)),
    {
      error:
        'must be addresses separated by commas, for example mailto:security@shop.example,https://shop.example/security',
    },
  ),
  WEBHOOK_NETWORKS: entryList.refine((entries) => entries.every(isNetwork), {
    error: 'must be addresses or networks separated by commas, for example 10.0.0.0/8,127.0.0.1',
  }),
  IMPORT_PICTURE_HOSTS: pictureHosts,
  TRUST_PROXY: entryList.refine((entries) => entries.every(isNetwork), {
    error: 'must be addresses or networks of proxies separated by commas, for example 10.0.0.1,10.1.0.0/16',
  }),
})

/** @internal The names of all settings. */
export const settingNames = Object.keys(Variables.shape)

const poolerProblem = ({ DATABASE_POOLER, DATABASE_URL }: z.infer<typeof Variables>) =>
  DATABASE_POOLER === 'on' && DATABASE_URL === undefined ? 'must be off or unset without DATABASE_URL' : null

const replicaProblem = ({ DATABASE_REPLICA_URL, DATABASE_URL }: z.infer<typeof Variables>) => {
  if (DATABASE_REPLICA_URL === undefined) return null
  if (DATABASE_URL === undefined) return 'must be unset without DATABASE_URL'
  return DATABASE_REPLICA_URL === DATABASE_URL ? 'must not be the address of DATABASE_URL' : null
}

/** Rules between variables: the error names the one to change. */
const Environment = Variables.superRefine((data, context) => {
  const problems = {
    DATABASE_POOLER: poolerProblem(data),
    DATABASE_REPLICA_URL: replicaProblem(data),
    MAIL_FROM: mailProblem(data),
    ...oidcProblems(data),
    ...staffOidcProblems(data),
    ...paymentProblems(data),
  }
  for (const [name, message] of Object.entries(problems))
    if (message) context.addIssue({ code: 'custom', path: [name], message })
})

// Variables of libpq that select a database; those that only tune a connection are allowed.
const libpq = ['PGHOST', 'PGHOSTADDR', 'PGPORT', 'PGDATABASE', 'PGUSER', 'PGPASSWORD', 'PGPASSFILE', 'PGSERVICE']

/** Null without any tracking setting; a social pixel needs its id. */
function trackingOf(data: z.infer<typeof Environment>): Tracking | null {
  const { SOCIAL_PIXEL_SCRIPT_URL: script, SOCIAL_PIXEL_ID: id } = data
  const named = {
    ...(data.TAG_MANAGER_SCRIPT_URL ? { tagManager: data.TAG_MANAGER_SCRIPT_URL } : {}),
    ...(data.EVENT_TRACKER_SCRIPT_URL ? { eventTracker: data.EVENT_TRACKER_SCRIPT_URL } : {}),
    ...(script && id ? { socialPixel: { script, id } } : {}),
    ...(data.PUSH_SCRIPT_URL ? { push: data.PUSH_SCRIPT_URL } : {}),
    ...(data.AFFILIATE_PIXEL_URL ? { affiliate: data.AFFILIATE_PIXEL_URL } : {}),
  }
  return Object.keys(named).length > 0 ? { ...named, origins: data.TRACKING_ORIGINS } : null
}

const featuresOf = ({ FEATURE_SCRIPTS: scripts, FEATURE_ORIGINS: origins }: z.infer<typeof Environment>) =>
  Object.keys(scripts).length > 0 ? { scripts, origins } : null

const loopback = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Host names of this deployment. `PUBLIC_URL` is first: links to its brand start with it. */
function siteOf({ HOSTS, PUBLIC_URL, BRAND, HOST }: z.infer<typeof Environment>): Site {
  const named = HOSTS.map(([name = '', key]): SiteHost => {
    const brand = key !== undefined && isBrandKey(key) ? key : brandNamed(name, BRAND)
    return { name, brand, origin: `https://${name}` }
  })
  const name = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : null
  const own = named.find((host) => host.name === name)?.brand ?? brandNamed(name ?? '', BRAND)
  const hosts = name && PUBLIC_URL ? [{ name, brand: own, origin: PUBLIC_URL }, ...named] : named
  return { defaultBrand: BRAND, hosts, localNames: hosts.length === 0 || loopback.has(HOST) }
}

/** The name of what pg does for these modes, which it warns of otherwise: it checks certificate and name. */
const withPlainSslMode = (url: string | undefined) =>
  url?.includes('uselibpqcompat=true')
    ? url
    : url?.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')

/** Without DEMO, a deployment with its own database or host name is not a demo. */
const isDemo = ({ DEMO, DATABASE_URL }: z.infer<typeof Environment>, { hosts }: Site) =>
  DEMO ? DEMO === 'on' : DATABASE_URL === undefined && hosts.length === 0

/** Parses environment variables into settings; empty variables count as unset. */
export function configOf(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  rejectHalfNamedDatabase(given)
  const read = Environment.safeParse(given)
  if (!read.success) {
    // Once for each variable, also when several of its entries are wrong.
    const sentences = new Set(read.error.issues.map((issue) => sentence(issue, given)))
    throw new StartupError([...sentences].join('\n'))
  }
  const { data } = read
  const site = siteOf(data)
  const demo = isDemo(data, site)
  const payments = paymentSettings(data)
  const oidc = oidcSettings(data)
  const sandbox = data.SANDBOX ? data.SANDBOX === 'on' : demo && payments.offered.length === 0
  return {
    port: data.PORT,
    portIsChosen: given.PORT !== undefined,
    host: data.HOST,
    brand: data.BRAND,
    site,
    isPublic: site.hosts.length > 0 || !loopback.has(data.HOST),
    databaseUrl: withPlainSslMode(data.DATABASE_URL),
    replicaUrl: withPlainSslMode(data.DATABASE_REPLICA_URL),
    isPooled: data.DATABASE_POOLER === 'on',
    dataDir: data.DATA_DIR,
    keyEncryptionKeys: data.KEY_ENCRYPTION_KEY ?? undefined,
    logLevel: data.LOG_LEVEL,
    limits: {
      reads: { perSecond: data.READS_PER_SECOND, burst: data.READS_BURST },
      writes: { perSecond: data.WRITES_PER_SECOND, burst: data.WRITES_BURST },
    },
    pageCache: { seconds: data.PAGE_CACHE_SECONDS, bytes: data.PAGE_CACHE_MB * 1_000_000 },
    serviceWorker: data.SERVICE_WORKER === 'on',
    roles: { web: data.ROLE.includes('web'), jobs: data.ROLE.includes('jobs') },
    demo,
    sandbox,
    payments,
    fileBucket: fileSettings(data),
    mail: mailSettings(data),
    oidc,
    staffOidc: staffOidcSettings(data),
    consent: data.CONSENT,
    chatScript: data.CHAT_SCRIPT_URL,
    features: featuresOf(data),
    maps: data.MAPS_SCRIPT_URL ? { script: data.MAPS_SCRIPT_URL, origins: data.MAPS_ORIGINS } : null,
    tracking: trackingOf(data),
    environment: {
      ...environmentSettings(data),
      ...providerSettings(oidc, sandbox),
      ...paymentMarks(payments, sandbox),
    },
    cmsUrl: data.CMS_URL?.replace(/\/+$/, '') ?? null,
    noticeMs: data.SHUTDOWN_NOTICE_MS,
    drainMs: data.SHUTDOWN_DRAIN_MS,
    ops: data.OPS_PORT === undefined ? undefined : { host: data.OPS_HOST, port: data.OPS_PORT },
    tracing: tracingSettings(data),
    retention: data.KEEP_DAYS,
    webhookNetworks: data.WEBHOOK_NETWORKS,
    importPictureHosts: data.IMPORT_PICTURE_HOSTS,
    trustProxy: data.TRUST_PROXY,
    securityContacts: data.SECURITY_CONTACT,
  }
}

/** The settings from the process environment, completed by `.env` if that file exists. */
export function loadConfig(file = '.env'): Config {
  if (existsSync(file)) process.loadEnvFile(file)
  return configOf(process.env)
}

const secret = new Set([
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'KEY_ENCRYPTION_KEY',
  'MAIL_URL',
  'ADYEN_HMAC_KEY',
  'ADYEN_API_KEY',
  'OIDC_CLIENT_SECRET',
  'OIDC_STAFF_CLIENT_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
])

function sentence(issue: z.core.$ZodIssue, given: NodeJS.ProcessEnv): string {
  const name = String(issue.path[0])
  const found = secret.has(name) || given[name] === undefined ? '' : `, but is "${given[name]}"`
  return `${name} ${issue.message}${found}.`
}

// Falling back to the embedded database would write orders to the wrong one.
function rejectHalfNamedDatabase(given: NodeJS.ProcessEnv) {
  const found = libpq.filter((name) => given[name] !== undefined)
  if (found.length === 0 || given.DATABASE_URL !== undefined) return
  throw new StartupError(
    `${found.join(', ')} ${found.length === 1 ? 'is' : 'are'} set but DATABASE_URL is not: set DATABASE_URL to use that database, or unset ${found.length === 1 ? 'it' : 'them'} to use Hearth's own.`,
  )
}
