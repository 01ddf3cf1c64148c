import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { configOf, settingNames } from '../server/config.ts'

/** Names that .env.example gives a value, most of them in a comment. */
const exampleNames = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)

/** The first column of the tables of settings; those for development and tests are of other programs. */
function documentedNames() {
  const [forShops = ''] = readFileSync('docs/configuration.md', 'utf8').split('## For development')
  const cells = [...forShops.matchAll(/^\| (`[A-Z][^|]*) \|/gm)].map(([, cell = '']) => cell)
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name))
}

// Read by the SDK of the file store.
const ofTheBucket = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']

describe('the settings', () => {
  it('are those of .env.example', () => {
    expect(exampleNames.toSorted()).toEqual(settingNames.toSorted())
  })

  it('are those of docs/configuration.md', () => {
    expect(documentedNames().toSorted()).toEqual([...settingNames, ...ofTheBucket].toSorted())
  })
})

it('have a row with their tests in docs/deployment.md', () => {
  const [, table = ''] = readFileSync('docs/deployment.md', 'utf8').split('## Settings and their tests')
  const rows = [...table.matchAll(/^\| (`[A-Z].*?) \| (.*) \|$/gm)]
  const named = rows.flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name))
  expect(named.toSorted()).toEqual(settingNames.toSorted())
  const tests = rows.flatMap(([, , cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path))
  expect(tests.length).toBeGreaterThanOrEqual(rows.length)
  expect(tests.filter((path) => !/\.(?:test|spec)\.tsx?$/.test(path) || !existsSync(path))).toEqual([])
})

type Proof = {
  value: string
  /** What it sets, with dots where it is within others. */
  sets: string
  to: unknown
  /** Settings that it needs, or that it changes. */
  beside?: Readonly<Record<string, string>>
}

const oidc = {
  OIDC_ISSUER: 'https://id.example/shop',
  OIDC_CLIENT_ID: 'shop',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Hearth ID',
}
const staff = {
  OIDC_STAFF_ISSUER: 'https://id.example/staff',
  OIDC_STAFF_CLIENT_ID: 'office',
  OIDC_STAFF_CLIENT_SECRET: 'secret',
  OIDC_STAFF_NAME: 'Work',
  OIDC_STAFF_ROLES: 'bosses=owner',
}
const adyen = {
  ADYEN_API_KEY: 'key',
  ADYEN_MERCHANT_ACCOUNT: 'ShopAU',
  ADYEN_HMAC_KEY: 'ab'.repeat(32),
  ADYEN_CARD_KEY: `10001|${'AB'.repeat(256)}`,
}
const mail = { MAIL_URL: 'smtps://mail.example:465', MAIL_FROM: 'orders@shop.example' }
const database = { DATABASE_URL: 'postgres://hearth:pw@db/hearth' }
const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
const key = Buffer.alloc(32, 7)
const script = 'https://scripts.example/one.js'
const origins = ['https://one.example', 'https://two.example']
const list = origins.join(',')
const address = 'https://one.example'

/** A text that a page receives as it is. */
const page = (field: string, value = 'one'): Proof => ({ value, sets: `environment.${field}`, to: value })
const number = (sets: string, value: string): Proof => ({ value, sets, to: Number(value) })
const needs = (beside: Readonly<Record<string, string>>, proof: Proof): Proof => ({ ...proof, beside })
const text = (sets: string, value: string): Proof => ({ value, sets, to: value })

const proofs: Readonly<Record<string, Proof>> = {
  PORT: number('port', '8080'),
  HOST: text('host', '0.0.0.0'),
  BRAND: text('brand', 'fk'),
  HOSTS: {
    value: 'www.shop.example=fk',
    sets: 'site.hosts',
    to: [{ name: 'www.shop.example', brand: 'fk', origin: 'https://www.shop.example' }],
  },
  PUBLIC_URL: {
    value: 'http://www.shop.example:8080',
    sets: 'site.hosts',
    to: [{ name: 'www.shop.example', brand: 'wa', origin: 'http://www.shop.example:8080' }],
  },
  DATABASE_URL: text('databaseUrl', database.DATABASE_URL),
  DATABASE_REPLICA_URL: needs(database, text('replicaUrl', 'postgres://hearth:pw@replica/hearth')),
  DATABASE_POOLER: needs(database, { value: 'on', sets: 'isPooled', to: true }),
  DATA_DIR: text('dataDir', '/srv/shop'),
  ROLE: { value: 'jobs', sets: 'roles', to: { web: false, jobs: true } },
  KEY_ENCRYPTION_KEY: { value: key.toString('base64'), sets: 'keyEncryptionKeys', to: [key] },
  LOG_LEVEL: text('logLevel', 'warn'),
  READS_PER_SECOND: number('limits.reads.perSecond', '7'),
  READS_BURST: number('limits.reads.burst', '70'),
  WRITES_PER_SECOND: number('limits.writes.perSecond', '3'),
  WRITES_BURST: number('limits.writes.burst', '33'),
  PAGE_CACHE_SECONDS: number('pageCache.seconds', '0'),
  PAGE_CACHE_MB: { value: '5', sets: 'pageCache.bytes', to: 5_000_000 },
  SERVICE_WORKER: { value: 'off', sets: 'serviceWorker', to: false },
  DEMO: { value: 'off', sets: 'demo', to: false },
  SANDBOX: { value: 'off', sets: 'sandbox', to: false },
  PAYMENTS: needs(adyen, { value: 'adyen', sets: 'payments.offered', to: ['adyen'] }),
  TRANSFER_ACCOUNT_AU: {
    value: 'Shop Pty Ltd; 062-000; 12345678',
    sets: 'payments.transfer.accounts.AU',
    to: { accountName: 'Shop Pty Ltd', bsb: '062-000', accountNumber: '12345678' },
  },
  TRANSFER_ACCOUNT_NZ: {
    value: 'Shop Ltd; 12-3456-7890123-00',
    sets: 'payments.transfer.accounts.NZ',
    to: { accountName: 'Shop Ltd', accountNumber: '12-3456-7890123-00' },
  },
  TRANSFER_DAYS: number('payments.transfer.days', '14'),
  ADYEN_URL: needs(adyen, text('payments.adyen.url', 'https://live.example/checkout/v72')),
  ADYEN_API_KEY: needs(adyen, text('payments.adyen.apiKey', 'another key')),
  ADYEN_MERCHANT_ACCOUNT: needs(adyen, text('payments.adyen.merchantAccount', 'ShopNZ')),
  ADYEN_HMAC_KEY: needs(adyen, {
    value: `${'cd'.repeat(32)},${'ef'.repeat(32)}`,
    sets: 'payments.adyen.hmacKeys',
    to: ['cd'.repeat(32), 'ef'.repeat(32)],
  }),
  ADYEN_CARD_KEY: needs(adyen, text('payments.adyen.cardKey', `10001|${'CD'.repeat(256)}`)),
  OIDC_ISSUER: needs(oidc, text('oidc.issuer', 'https://id.example/another')),
  OIDC_CLIENT_ID: needs(oidc, text('oidc.clientId', 'another')),
  OIDC_CLIENT_SECRET: needs(oidc, text('oidc.clientSecret', 'another')),
  OIDC_NAME: needs(oidc, text('oidc.name', 'Another ID')),
  OIDC_STAFF_ISSUER: needs(staff, text('staffOidc.issuer', 'https://id.example/another')),
  OIDC_STAFF_CLIENT_ID: needs(staff, text('staffOidc.clientId', 'another')),
  OIDC_STAFF_CLIENT_SECRET: needs(staff, text('staffOidc.clientSecret', 'another')),
  OIDC_STAFF_NAME: needs(staff, text('staffOidc.name', 'Another')),
  OIDC_STAFF_CLAIM: needs(staff, text('staffOidc.claim', 'realm_access.roles')),
  OIDC_STAFF_ROLES: needs(staff, {
    value: 'desk=service',
    sets: 'staffOidc.roles',
    to: [{ value: 'desk', role: 'service' }],
  }),
  OIDC_STAFF_SHOPS: needs(staff, { value: 'wa,hc', sets: 'staffOidc.shops', to: ['wa', 'hc'] }),
  FILES_URL: { value: 's3://shop-files/one', sets: 'fileBucket', to: { bucket: 'shop-files', prefix: 'one/' } },
  MAIL_URL: needs(mail, text('mail.url', 'smtp://mail.example:587')),
  MAIL_FROM: needs(mail, text('mail.from.wa', 'desk@shop.example')),
  WEBHOOK_NETWORKS: { value: '10.1.0.0/16,127.0.0.1', sets: 'webhookNetworks', to: ['10.1.0.0/16', '127.0.0.1'] },
  IMPORT_PICTURE_HOSTS: {
    value: 'cdn.example,*.images.example',
    sets: 'importPictureHosts',
    to: ['cdn.example', '*.images.example'],
  },
  CONSENT: text('consent', 'ask'),
  CHAT_SCRIPT_URL: text('chatScript', script),
  KEEP_DAYS: { value: 'carts=60', sets: 'retention.carts', to: 60 },
  FEATURE_SCRIPTS: { value: `reviews=${script}`, sets: 'features.scripts', to: { reviews: script } },
  FEATURE_ORIGINS: needs(
    { FEATURE_SCRIPTS: `reviews=${script}` },
    { value: list, sets: 'features.origins', to: origins },
  ),
  MAPS_SCRIPT_URL: text('maps.script', script),
  MAPS_ORIGINS: needs({ MAPS_SCRIPT_URL: script }, { value: list, sets: 'maps.origins', to: origins }),
  TAG_MANAGER_SCRIPT_URL: text('tracking.tagManager', script),
  EVENT_TRACKER_SCRIPT_URL: text('tracking.eventTracker', script),
  SOCIAL_PIXEL_SCRIPT_URL: needs({ SOCIAL_PIXEL_ID: '26' }, text('tracking.socialPixel.script', script)),
  SOCIAL_PIXEL_ID: needs({ SOCIAL_PIXEL_SCRIPT_URL: script }, text('tracking.socialPixel.id', '26')),
  PUSH_SCRIPT_URL: text('tracking.push', script),
  AFFILIATE_PIXEL_URL: text('tracking.affiliate', script),
  TRACKING_ORIGINS: needs({ PUSH_SCRIPT_URL: script }, { value: list, sets: 'tracking.origins', to: origins }),
  TRUST_PROXY: { value: '10.0.0.1,10.1.0.0/16', sets: 'trustProxy', to: ['10.0.0.1', '10.1.0.0/16'] },
  SECURITY_CONTACT: { value: 'mailto:s@shop.example', sets: 'securityContacts', to: ['mailto:s@shop.example'] },
  OPS_PORT: number('ops.port', '9464'),
  OPS_HOST: needs({ OPS_PORT: '9464' }, text('ops.host', '0.0.0.0')),
  OTEL_EXPORTER_OTLP_ENDPOINT: text('tracing.endpoint', collector.OTEL_EXPORTER_OTLP_ENDPOINT),
  OTEL_EXPORTER_OTLP_HEADERS: needs(collector, {
    value: 'x-api-key=a%20b,x-shop=au',
    sets: 'tracing.headers',
    to: { 'x-api-key': 'a b', 'x-shop': 'au' },
  }),
  OTEL_SERVICE_NAME: needs(collector, text('tracing.serviceName', 'shop-au')),
  OTEL_TRACES_SAMPLER: needs(collector, text('tracing.sampler.name', 'traceidratio')),
  OTEL_TRACES_SAMPLER_ARG: needs(collector, number('tracing.sampler.ratio', '0.1')),
  SHUTDOWN_NOTICE_MS: number('noticeMs', '1500'),
  SHUTDOWN_DRAIN_MS: number('drainMs', '5000'),
  API_HOST: page('apiHost', address),
  API_NAME: page('apiName'),
  IDENTITY_URL: page('idHost', address),
  ID_CLIENT_ID: page('idClientId'),
  ENVIRONMENT: page('env', 'staging'),
  LOGIN_ROUTE: page('loginRoute', '/account/internal/login'),
  ROUTE_AFTER_LOGIN: page('routeAfterLogin', '/project'),
  ROUTE_AFTER_LOGOUT: page('routeAfterLogout', '/sale'),
  COMPANY_NAME: page('companyName'),
  SUPPORT_NUMBER: page('customerSupportNumber', '1300 000 100'),
  ENGINE_ROOM_LABEL: page('engineRoomLabel'),
  DEFAULT_STORE_URI: page('defaultStoreUri'),
  CARD_PAYMENT_KEY: page('keys.cardPayment'),
  ANALYTICS_KEY: page('keys.analytics'),
  MAPS_KEY: page('keys.maps'),
  MARKETING_TAGS_KEY: page('keys.marketingTags'),
  CMS_URL: text('cmsUrl', 'https://admin.shop.example'),
}

const fieldOf = (config: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], config)

describe('each setting', () => {
  it('has a proof here', () => {
    expect(Object.keys(proofs).toSorted()).toEqual(settingNames.toSorted())
  })

  it.each(Object.entries(proofs))('%s changes what it is for', (name, { value, sets, to, beside = {} }) => {
    const { [name]: _, ...others } = beside
    expect(fieldOf(configOf({ ...beside, [name]: value }), sets)).toEqual(to)
    // Without it, or with another value, the server is another one.
    const usual = name in beside ? configOf(beside) : configOf(others)
    expect(fieldOf(usual, sets)).not.toEqual(to)
  })
})
