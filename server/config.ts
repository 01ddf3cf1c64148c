import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod'
import type { EnvironmentSettings } from '#domain/environment.ts'
import { type BrandKey, brandKeys, isBrandKey } from '#themes/brand.ts'
import { brandNamed, type Site, type SiteHost } from './api/brand-of.ts'
import { isHostName } from './api/host-name.ts'
import { readEncryptionKeys } from './database/key-encryption.ts'
import { environmentFields, environmentSettings } from './environment-settings.ts'
import { featureScripts } from './feature-settings.ts'
import { Refusal } from './refusal.ts'
import type { Features } from './render/feature-scripts.ts'
import type { PageCacheSettings } from './render/page-cache.ts'
import type { Tracking } from './render/tracking.ts'

export type Limit = { perSecond: number; burst: number }

export type Config = {
  port: number
  /** Somebody asked for this port: it is taken or refused, never replaced by the next free one. */
  portIsChosen: boolean
  host: string
  brand: BrandKey
  /** Which host names are answered, and with which shop. */
  site: Site
  /** Other machines reach it, by its address or a name. */
  isPublic: boolean
  databaseUrl: string | undefined
  dataDir: string
  /** What keys in the database are encrypted with, the first for new ones; undefined: a file in DATA_DIR says. */
  keyEncryptionKeys: readonly Buffer[] | undefined
  logLevel: (typeof logLevels)[number]
  publicUrl: string | undefined
  limits: { reads: Limit; writes: Limit }
  pageCache: PageCacheSettings
  /** Off: browsers get a worker that removes itself and what it stored. */
  serviceWorker: boolean
  /** The database holds the demo, or gets it while it is empty. */
  demo: boolean
  /** The payment sandbox answers in place of a provider. */
  sandbox: boolean
  /** The script of the chat provider; without one the shop has no chat. */
  chatScript: string | undefined
  /** Scripts of third-party features. Null: there are none. */
  features: Features | null
  /** The script that suggests addresses in the checkout, and whom else it asks. Null: the field is plain. */
  maps: { script: string; origins: readonly string[] } | null
  /** Who is told what shoppers do, beside the shop itself. Null: nobody. */
  tracking: Tracking | null
  /** What pages are told beside what their brand says. */
  environment: EnvironmentSettings
  /** Where the frames of the admin service are. */
  cmsUrl: string | null
  drainMs: number
  /** Where operators read figures and details; undefined: nowhere. */
  ops: { host: string; port: number } | undefined
  /** Whom to tell of a weakness: addresses of security.txt. */
  securityContacts: readonly string[]
  /** Addresses and networks of proxies that are believed. */
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

/** An address without a path: whatever is put behind it is a path of that host. */
const origin = (protocols: string[], example: string) =>
  address(protocols, example)
    .transform((text) => text.replace(/\/+$/, ''))
    .refine((text) => new URL(text).origin === text && isHostName(new URL(text).hostname), {
      error: `must be an address without a path, such as ${example}`,
    })

const limit = { min: 1, max: 1_000_000 }

const originList = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((one) => one !== ''))
  .refine((origins) => origins.every((one) => URL.canParse(one) && new URL(one).origin === one), {
    error: 'must be origins separated by commas, for example https://a.example,https://b.example',
  })

const onOrOff = () => z.enum(['on', 'off'], { error: 'must be on or off' })

const listenAddress = z
  .string()
  .default('127.0.0.1')
  .refine((text) => !/[\s/]/.test(text), { error: 'must be a host name or address, for example 127.0.0.1' })

/** Never all of them, and never a count: then anybody could say who they are. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

const Environment = z.object({
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
  DATA_DIR: z.string().default('.data'),
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
  SHUTDOWN_DRAIN_MS: whole(10_000, { min: 0, max: 600_000 }),
  OPS_PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: 'must be a whole number from 0 to 65535, for example 9464',
    })
    .transform(Number)
    .optional(),
  OPS_HOST: listenAddress,
  SECURITY_CONTACT: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))
    .refine(
      (entries) => entries.every((entry) => /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(entry)),
      {
        error:
          'must be addresses separated by commas, for example mailto:security@shop.example,https://shop.example/security',
      },
    ),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))
    .refine((entries) => entries.every(isNetwork), {
      error: 'must be addresses or networks of proxies separated by commas, for example 10.0.0.1,10.1.0.0/16',
    }),
})

// The variables of libpq that name a database; those that only tune a connection do no harm.
const libpq = ['PGHOST', 'PGHOSTADDR', 'PGPORT', 'PGDATABASE', 'PGUSER', 'PGPASSWORD', 'PGPASSFILE', 'PGSERVICE']

/** Null where no setting names anybody; a social pixel without its id is nobody. */
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

/** The names of this deployment. `PUBLIC_URL` comes first: links to its brand begin with it. */
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

/** Unless DEMO says so, nothing that has a database or a name of its own becomes a demo. */
const isDemo = ({ DEMO, DATABASE_URL }: z.infer<typeof Environment>, { hosts }: Site) =>
  DEMO ? DEMO === 'on' : DATABASE_URL === undefined && hosts.length === 0

/** Turns environment variables into the settings of the server; an empty variable counts as not set. */
export function configOf(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  refuseHalfNamedDatabase(given)
  const read = Environment.safeParse(given)
  if (!read.success) throw new Refusal(read.error.issues.map((issue) => sentence(issue, given)).join('\n'))
  const { data } = read
  const site = siteOf(data)
  const demo = isDemo(data, site)
  const sandbox = data.SANDBOX ? data.SANDBOX === 'on' : demo
  return {
    port: data.PORT,
    portIsChosen: given.PORT !== undefined,
    host: data.HOST,
    brand: data.BRAND,
    site,
    isPublic: site.hosts.length > 0 || !loopback.has(data.HOST),
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    keyEncryptionKeys: data.KEY_ENCRYPTION_KEY ?? undefined,
    logLevel: data.LOG_LEVEL,
    publicUrl: data.PUBLIC_URL,
    limits: {
      reads: { perSecond: data.READS_PER_SECOND, burst: data.READS_BURST },
      writes: { perSecond: data.WRITES_PER_SECOND, burst: data.WRITES_BURST },
    },
    pageCache: { seconds: data.PAGE_CACHE_SECONDS, bytes: data.PAGE_CACHE_MB * 1_000_000 },
    serviceWorker: data.SERVICE_WORKER === 'on',
    demo,
    sandbox,
    chatScript: data.CHAT_SCRIPT_URL,
    features: featuresOf(data),
    maps: data.MAPS_SCRIPT_URL ? { script: data.MAPS_SCRIPT_URL, origins: data.MAPS_ORIGINS } : null,
    tracking: trackingOf(data),
    // Only the sandbox stands in for other providers.
    environment: { ...environmentSettings(data), ...(sandbox ? {} : { signInProviders: [] }) },
    cmsUrl: data.CMS_URL?.replace(/\/+$/, '') ?? null,
    drainMs: data.SHUTDOWN_DRAIN_MS,
    ops: data.OPS_PORT === undefined ? undefined : { host: data.OPS_HOST, port: data.OPS_PORT },
    trustProxy: data.TRUST_PROXY,
    securityContacts: data.SECURITY_CONTACT,
  }
}

/** The settings of this process: its environment, completed by the file `.env` where there is one. */
export function loadConfig(file = '.env'): Config {
  if (existsSync(file)) process.loadEnvFile(file)
  return configOf(process.env)
}

const secret = new Set(['DATABASE_URL', 'KEY_ENCRYPTION_KEY'])

function sentence(issue: z.core.$ZodIssue, given: NodeJS.ProcessEnv): string {
  const name = String(issue.path[0])
  const found = secret.has(name) ? '' : `, but is "${given[name]}"`
  return `${name} ${issue.message}${found}.`
}

// Falling back to the own database while somebody meant another one is how orders end up in the wrong place.
function refuseHalfNamedDatabase(given: NodeJS.ProcessEnv) {
  const found = libpq.filter((name) => given[name] !== undefined)
  if (found.length === 0 || given.DATABASE_URL !== undefined) return
  throw new Refusal(
    `${found.join(', ')} ${found.length === 1 ? 'is' : 'are'} set but DATABASE_URL is not: set DATABASE_URL to use that database, or unset ${found.length === 1 ? 'it' : 'them'} to use Hearth's own.`,
  )
}
