import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { configOf, loadConfig } from './config.ts'
import { usualRetention } from './jobs/retention-periods.ts'
import { StartupError } from './lib/startup-error.ts'

const errorOf = (env: NodeJS.ProcessEnv) => {
  try {
    configOf(env)
  } catch (error) {
    if (error instanceof StartupError) return error.message
    throw error
  }
  return undefined
}

describe('configOf', () => {
  it('returns all settings for an empty environment', () => {
    expect(configOf({})).toEqual({
      port: 3000,
      portIsChosen: false,
      host: '127.0.0.1',
      brand: 'wa',
      site: { defaultBrand: 'wa', hosts: [], localNames: true },
      databaseUrl: undefined,
      isPooled: false,
      dataDir: '.data',
      logLevel: 'info',
      limits: { reads: { perSecond: 100, burst: 1000 }, writes: { perSecond: 10, burst: 60 } },
      pageCache: { seconds: 30, bytes: 128_000_000 },
      serviceWorker: true,
      isPublic: false,
      demo: true,
      sandbox: true,
      payments: { offered: [], adyen: null, transfer: { accounts: {}, days: 7 } },
      roles: { web: true, jobs: true },
      fileBucket: null,
      mail: null,
      oidc: null,
      staffOidc: null,
      consent: 'notice',
      chatScript: undefined,
      features: null,
      maps: null,
      tracking: null,
      environment: {},
      cmsUrl: null,
      noticeMs: 0,
      drainMs: 10_000,
      ops: undefined,
      tracing: null,
      retention: usualRetention,
      webhookNetworks: [],
      importPictureHosts: [],
      trustProxy: [],
      securityContacts: [],
    })
  })

  it('reads every variable', () => {
    const config = configOf({
      PORT: '8080',
      BRAND: 'aol-nz',
      HOSTS: ' Shop.example , www.andoo.example = andoo,fk.shop.example,',
      DATABASE_URL: 'postgres://hearth:pw@db/hearth',
      PUBLIC_URL: 'https://shop.example/',
      READS_PER_SECOND: '7',
      SANDBOX: 'off',
      CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
      MAPS_SCRIPT_URL: 'https://maps.example/places.js?key=1',
      MAPS_ORIGINS: 'https://places.example',
    })
    expect(config.chatScript).toBe('https://chat.example/widget.js')
    expect(config.maps).toEqual({ script: 'https://maps.example/places.js?key=1', origins: ['https://places.example'] })
    expect(config).toMatchObject({ port: 8080, portIsChosen: true, brand: 'aol-nz', sandbox: false })
    expect(config.site).toEqual({
      defaultBrand: 'aol-nz',
      hosts: [
        { name: 'shop.example', brand: 'aol-nz', origin: 'https://shop.example' },
        { name: 'shop.example', brand: 'aol-nz', origin: 'https://shop.example' },
        { name: 'www.andoo.example', brand: 'andoo', origin: 'https://www.andoo.example' },
        { name: 'fk.shop.example', brand: 'fk', origin: 'https://fk.shop.example' },
      ],
      localNames: true,
    })
    expect(config.databaseUrl).toBe('postgres://hearth:pw@db/hearth')
    expect(config.limits.reads).toEqual({ perSecond: 7, burst: 1000 })
  })

  it.each([
    [{}, true, true],
    [{ HOST: '0.0.0.0' }, true, true],
    [{ NODE_ENV: 'production' }, true, true],
    [{ DATABASE_URL: 'postgres://db/hearth' }, false, false],
    [{ HOSTS: 'shop.example' }, false, false],
    [{ PUBLIC_URL: 'https://shop.example' }, false, false],
    [{ DEMO: 'on', DATABASE_URL: 'postgres://db/hearth', HOSTS: 'shop.example' }, true, true],
    [{ DEMO: 'off' }, false, false],
    [{ DEMO: 'off', SANDBOX: 'on' }, false, true],
    [{ DEMO: 'on', SANDBOX: 'off' }, true, false],
  ])('enables the demo only without a database or host name: %o', (given, demo, sandbox) => {
    expect(configOf(given)).toMatchObject({ demo, sandbox })
  })

  it.each([
    [{}, false],
    [{ HOST: 'localhost' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOSTS: 'shop.example' }, true],
  ])('detects whether other machines reach the shop: %o', (given, isPublic) => {
    expect(configOf(given).isPublic).toBe(isPublic)
  })

  it('treats an empty variable as unset', () => {
    expect(configOf({ PORT: '', BRAND: ' ', DATABASE_URL: '' })).toEqual(configOf({}))
  })

  it.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, for example 3000, but is "70000".'],
    [{ PORT: '3000x' }, 'PORT must be a whole number from 0 to 65535, for example 3000, but is "3000x".'],
    [{ HOST: 'http://a' }, 'HOST must be a host name or address, for example 127.0.0.1, but is "http://a".'],
    [{ BRAND: 'x' }, 'BRAND must be one of wa, aol, andoo, aol-nz, hc, aoc, wac, fk, but is "x".'],
    ...['https://shop.example', 'shop.example:80', 'shop.example=x', 'a=wa=wa', '=wa', 'a%6F.example'].map(
      (HOSTS): [NodeJS.ProcessEnv, string] => [
        { HOSTS },
        `HOSTS must be host names separated by commas, without protocol or port, each with its brand or without, for example shop.example,www.andoo.example=andoo, but is "${HOSTS}".`,
      ],
    ),
    [
      { PUBLIC_URL: 'https://shop.example/au' },
      'PUBLIC_URL must be an address without a path, such as https://shop.example, but is "https://shop.example/au".',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".'],
    [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL must be an address such as https://shop.example, but is "shop".'],
    [{ SANDBOX: 'yes' }, 'SANDBOX must be on or off, but is "yes".'],
    ...['true', '1', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy.internal', '10.0.0.1/8/8'].map(
      (TRUST_PROXY): [NodeJS.ProcessEnv, string] => [
        { TRUST_PROXY },
        `TRUST_PROXY must be addresses or networks of proxies separated by commas, for example 10.0.0.1,10.1.0.0/16, but is "${TRUST_PROXY}".`,
      ],
    ),
    [
      { SECURITY_CONTACT: 'security@shop.example' },
      'SECURITY_CONTACT must be addresses separated by commas, for example mailto:security@shop.example,https://shop.example/security, but is "security@shop.example".',
    ],
    [{ OPS_PORT: 'on' }, 'OPS_PORT must be a whole number from 0 to 65535, for example 9464, but is "on".'],
    [{ READS_BURST: '0' }, 'READS_BURST must be a whole number from 1 to 1000000, for example 1000, but is "0".'],
  ])('reports the invalid variable and the fix: %j', (env, text) => {
    expect(errorOf(env)).toBe(text)
  })

  it('reads what the server does', () => {
    const rolesOf = (ROLE: string) => configOf({ ROLE }).roles
    expect(rolesOf('')).toEqual({ web: true, jobs: true })
    expect(rolesOf('jobs, web')).toEqual({ web: true, jobs: true })
    expect(rolesOf('jobs')).toEqual({ web: false, jobs: true })
    expect(rolesOf('web')).toEqual({ web: true, jobs: false })
    for (const ROLE of ['worker', 'web,', 'none'])
      expect(errorOf({ ROLE })).toBe(`ROLE must be web, jobs, or both separated by a comma, but is "${ROLE}".`)
  })

  const adyen = {
    PAYMENTS: 'adyen',
    ADYEN_API_KEY: 'key',
    ADYEN_MERCHANT_ACCOUNT: 'ShopAU',
    ADYEN_HMAC_KEY: 'A1'.repeat(32),
    ADYEN_CARD_KEY: `10001|${'A1'.repeat(256)}`,
  }

  it('reads the payment provider, which replaces the sandbox', () => {
    expect(configOf(adyen)).toMatchObject({
      sandbox: false,
      payments: {
        offered: ['adyen'],
        adyen: { url: 'https://checkout-test.adyen.com/v72', merchantAccount: 'ShopAU' },
      },
    })
  })

  it('offers no provider that is not named, but stores its settings for the payments that it has', () => {
    const { sandbox, payments } = configOf({ ...adyen, PAYMENTS: '' })
    expect([sandbox, payments.offered, payments.adyen?.merchantAccount]).toEqual([true, [], 'ShopAU'])
    expect(configOf({ ...adyen, PAYMENTS: '', ADYEN_API_KEY: '' }).payments.adyen).toBeNull()
  })

  it('offers several providers, and the sandbox in place of cards', () => {
    const TRANSFER_ACCOUNT_AU = 'Shop; 062000; 12345678'
    const both = configOf({ ...adyen, PAYMENTS: 'transfer, adyen', TRANSFER_ACCOUNT_AU })
    expect([both.sandbox, both.payments.offered]).toEqual([false, ['transfer', 'adyen']])
    const tried = configOf({ PAYMENTS: 'transfer', SANDBOX: 'on', TRANSFER_ACCOUNT_AU })
    expect([tried.sandbox, tried.payments.offered]).toEqual([true, ['transfer']])
  })

  it.each([
    [{ PAYMENTS: 'stripe' }, 'PAYMENTS must be adyen, transfer, or both separated by a comma, but is "stripe".'],
    [
      { PAYMENTS: 'adyen,stripe' },
      'PAYMENTS must be adyen, transfer, or both separated by a comma, but is "adyen,stripe".',
    ],
    [{ PAYMENTS: 'adyen adyen' }, /^PAYMENTS must be adyen, transfer, or both/],
    [{ PAYMENTS: 'adyen,adyen' }, /^PAYMENTS must be adyen, transfer, or both/],
    [{ SANDBOX: 'on' }, 'SANDBOX must be off or unset when PAYMENTS names adyen, but is "on".'],
    [{ ADYEN_API_KEY: '' }, 'ADYEN_API_KEY must be set when PAYMENTS names adyen: copy it from the Customer Area.'],
    [
      { PAYMENTS: 'adyen,transfer', ADYEN_CARD_KEY: '' },
      [
        'TRANSFER_ACCOUNT_AU must be set when PAYMENTS names transfer, or TRANSFER_ACCOUNT_NZ: without an account no one can pay by transfer.',
        'ADYEN_CARD_KEY must be set when PAYMENTS names adyen: copy it from the Customer Area.',
      ].join('\n'),
    ],
    [
      { ADYEN_HMAC_KEY: 'secret' },
      'ADYEN_HMAC_KEY must be the key of 64 hexadecimal digits that signs webhooks, or several separated by commas.',
    ],
    [{ ADYEN_CARD_KEY: '10001' }, /^ADYEN_CARD_KEY must be the public key for client-side encryption: /],
    [
      { ADYEN_URL: 'http://pay.example/v72' },
      /^ADYEN_URL must be the https address of the Checkout API with its version/,
    ],
  ])('rejects a payment provider that is set up wrongly: %j', (changes, text) => {
    expect(errorOf({ ...adyen, ...changes })).toMatch(text)
  })

  const transfer = { PAYMENTS: 'transfer', TRANSFER_ACCOUNT_AU: 'Shop; Home Pty Ltd; 062000; 12345678' }

  it('names the signs that pages show in place of those of a provider', () => {
    expect(
      configOf({ PAYMENTS: 'transfer', TRANSFER_ACCOUNT_AU: 'Shop; 062000; 12345678' }).environment.paymentMarks,
    ).toEqual({ AU: ['transfer'] })
    const TRANSFER_ACCOUNT_AU = 'Shop; 062000; 12345678'
    const cards = ['visa', 'mastercard', 'amex', 'paypal', 'afterpay', 'zip']
    for (const env of [
      { ...adyen, PAYMENTS: 'adyen,transfer', TRANSFER_ACCOUNT_AU },
      { PAYMENTS: 'transfer', SANDBOX: 'on', TRANSFER_ACCOUNT_AU },
    ])
      expect(configOf(env).environment.paymentMarks).toEqual({ AU: [...cards, 'transfer'], NZ: cards })
    expect(configOf(adyen).environment).not.toHaveProperty('paymentMarks')
    expect(configOf({ SANDBOX: 'off' }).environment.paymentMarks).toEqual({})
    expect(configOf({ SANDBOX: 'on' }).environment).not.toHaveProperty('paymentMarks')
  })

  it('reads the accounts for bank transfers', () => {
    const both = { ...transfer, TRANSFER_ACCOUNT_AU: 'Shop Pty Ltd; 062000; 12345678', TRANSFER_DAYS: '10' }
    expect(configOf({ ...both, TRANSFER_ACCOUNT_NZ: 'Shop Ltd; 12-3456-7890123-00' })).toMatchObject({
      sandbox: false,
      payments: {
        offered: ['transfer'],
        transfer: {
          accounts: {
            AU: { accountName: 'Shop Pty Ltd', bsb: '062-000', accountNumber: '12345678' },
            NZ: { accountName: 'Shop Ltd', accountNumber: '12-3456-7890123-00' },
          },
          days: 10,
        },
      },
    })
  })

  it.each([
    [transfer, /^TRANSFER_ACCOUNT_AU must be the name, the BSB and the number of the account: /],
    [
      { PAYMENTS: 'transfer' },
      /^TRANSFER_ACCOUNT_AU must be set when PAYMENTS names transfer, or TRANSFER_ACCOUNT_NZ: /,
    ],
    [{ TRANSFER_ACCOUNT_NZ: 'Shop Ltd; 12345678' }, /^TRANSFER_ACCOUNT_NZ must be the name and the number/],
    [{ TRANSFER_DAYS: '0' }, /^TRANSFER_DAYS must be a whole number from 1 to 60, for example 7, but is "0"\.$/],
  ])('rejects accounts for bank transfers that are wrong: %j', (env, text) => {
    expect(errorOf(env)).toMatch(text)
  })

  it('reads the bucket for files', () => {
    const FILES_URL = 's3://shop-files/hearth/au?region=ap-southeast-2&endpoint=http://127.0.0.1:9000'
    expect(configOf({ FILES_URL }).fileBucket).toEqual({
      bucket: 'shop-files',
      prefix: 'hearth/au/',
      region: 'ap-southeast-2',
      endpoint: 'http://127.0.0.1:9000',
    })
    expect(configOf({ FILES_URL: 's3://shop-files' }).fileBucket).toEqual({ bucket: 'shop-files', prefix: '' })
  })

  it.each([
    's3:shop',
    'https://shop.example',
    's3://Shop_Files',
    's3://shop?key=1',
    's3://me:pw@shop',
    's3://shop?endpoint=minio',
  ])('rejects %s as a bucket', (FILES_URL) => {
    expect(errorOf({ FILES_URL })).toMatch(/^FILES_URL must name a bucket such as s3:\/\/bucket\/folder\?region=/)
  })

  it('reads the hosts that pictures are imported from, and rejects what is none', () => {
    expect(configOf({}).importPictureHosts).toEqual([])
    expect(
      configOf({ IMPORT_PICTURE_HOSTS: 'CDN.example:443, *.images.example,127.0.0.1:4000' }).importPictureHosts,
    ).toEqual(['cdn.example', '*.images.example', '127.0.0.1:4000'])
    for (const IMPORT_PICTURE_HOSTS of ['https://cdn.example', 'cdn.example/a', '*', '*.com', '*.0.0.1', 'a.*.example'])
      expect(errorOf({ IMPORT_PICTURE_HOSTS })).toMatch(
        /^IMPORT_PICTURE_HOSTS must be host names separated by commas, without https:/,
      )
  })

  it('reads the private networks that webhooks may be sent to, and rejects what is none', () => {
    expect(configOf({}).webhookNetworks).toEqual([])
    expect(configOf({ WEBHOOK_NETWORKS: '10.0.0.0/8, 127.0.0.1' }).webhookNetworks).toEqual(['10.0.0.0/8', '127.0.0.1'])
    for (const WEBHOOK_NETWORKS of ['erp.example', '0.0.0.0/0', '10.0.0.0/33'])
      expect(errorOf({ WEBHOOK_NETWORKS })).toBe(
        `WEBHOOK_NETWORKS must be addresses or networks separated by commas, for example 10.0.0.0/8,127.0.0.1, but is "${WEBHOOK_NETWORKS}".`,
      )
  })

  it('reads the mail server, and the sender of each brand', () => {
    const { mail } = configOf({
      MAIL_URL: 'smtps://me:secret@mail.example',
      MAIL_FROM: 'orders@shop.example, andoo=hi@andoo.example',
    })
    expect(mail?.url).toBe('smtps://me:secret@mail.example')
    expect(mail?.from).toMatchObject({ wa: 'orders@shop.example', andoo: 'hi@andoo.example' })
  })

  it.each(['http://mail.example', 'mail.example', 'smtp://mail.example/inbox', 'smtp://me:secret@mail.example?tls=no'])(
    'rejects %s as a mail server, without printing it',
    (MAIL_URL) => {
      expect(errorOf({ MAIL_URL, MAIL_FROM: 'orders@shop.example' })).toBe(
        'MAIL_URL must be the address of a mail server such as smtps://user:password@mail.example:465 or smtp://mail.example:587.',
      )
    },
  )

  it.each([undefined, 'andoo=hi@andoo.example'])(
    'rejects a mail server without a sender for each brand: %s',
    (MAIL_FROM) => {
      expect(errorOf({ MAIL_URL: 'smtp://mail.example', MAIL_FROM })).toMatch(
        /^MAIL_FROM must give every brand a sender when MAIL_URL is set, for example /,
      )
    },
  )

  it.each(['orders', 'x=orders@shop.example', 'a@shop.example,b@shop.example'])(
    'rejects %s as senders of mails',
    (MAIL_FROM) => {
      expect(errorOf({ MAIL_FROM })).toMatch(/^MAIL_FROM must be mail addresses separated by commas.*, but is "/)
    },
  )

  it('never prints a database URL, which may hold a password', () => {
    expect(errorOf({ DATABASE_URL: 'mysql://root:secret@db/x' })).toBe(
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/hearth.',
    )
  })

  it('reports every invalid variable in a separate sentence', () => {
    expect(errorOf({ PORT: '-1', SANDBOX: '2' })?.split('\n')).toHaveLength(2)
  })

  it('rejects a pooler before the embedded database', () => {
    expect(errorOf({ DATABASE_POOLER: 'on' })).toBe(
      'DATABASE_POOLER must be off or unset without DATABASE_URL, but is "on".',
    )
    expect(configOf({ DATABASE_POOLER: 'on', DATABASE_URL: 'postgres://db/hearth' }).isPooled).toBe(true)
  })

  it('rejects a replica without its primary, without saying its password', () => {
    const DATABASE_REPLICA_URL = 'postgres://hearth:pw@replica/hearth'
    expect(errorOf({ DATABASE_REPLICA_URL })).toBe('DATABASE_REPLICA_URL must be unset without DATABASE_URL.')
    expect(errorOf({ DATABASE_REPLICA_URL, DATABASE_URL: DATABASE_REPLICA_URL })).toBe(
      'DATABASE_REPLICA_URL must not be the address of DATABASE_URL.',
    )
  })

  it('rejects settings of traces that OpenTelemetry would ignore', () => {
    expect(errorOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toMatch(/^OTEL_EXPORTER_OTLP_ENDPOINT must be/)
    expect(errorOf({ OTEL_TRACES_SAMPLER: 'jaeger_remote' })).toMatch(/^OTEL_TRACES_SAMPLER must be one of always_on,/)
    for (const part of ['10', '1.1', '-0.1', '1e-3', 'all'])
      expect(errorOf({ OTEL_TRACES_SAMPLER_ARG: part })).toMatch(/^OTEL_TRACES_SAMPLER_ARG must be/)
    for (const headers of ['secret', 'x-key: secret', 'x-key=%zz']) {
      const error = errorOf({ OTEL_EXPORTER_OTLP_HEADERS: headers })
      expect(error).toMatch(/^OTEL_EXPORTER_OTLP_HEADERS must be headers/)
      expect(error).not.toContain('is "')
    }
  })

  it('calls encrypted connections to the database by what is checked, so that pg does not warn', () => {
    const urlOf = (query: string) => configOf({ DATABASE_URL: `postgres://db.example/shop?${query}` }).databaseUrl
    const named = ['sslmode=require', 'sslmode=prefer&x=1', 'x=1&sslmode=verify-ca'].map((query) => urlOf(query))
    const checked = ['sslmode=verify-full', 'sslmode=verify-full&x=1', 'x=1&sslmode=verify-full']
    expect(named).toEqual(checked.map((query) => `postgres://db.example/shop?${query}`))
    for (const query of ['sslmode=no-verify', 'sslmode=disable', 'sslmode=require&uselibpqcompat=true'])
      expect(urlOf(query)).toBe(`postgres://db.example/shop?${query}`)
  })

  it('rejects libpq variables without DATABASE_URL', () => {
    expect(errorOf({ PGHOST: 'db', PGPASSWORD: 'secret' })).toBe(
      "PGHOST, PGPASSWORD are set but DATABASE_URL is not: set DATABASE_URL to use that database, or unset them to use Hearth's own.",
    )
    expect(errorOf({ PGUSER: 'me' })).toMatch(/^PGUSER is set but DATABASE_URL is not/)
    expect(errorOf({ PGHOST: 'db', DATABASE_URL: 'postgres://db/hearth' })).toBeUndefined()
    expect(errorOf({ PGSSLMODE: 'require' })).toBeUndefined()
  })
})

describe('the file .env', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-env-'))
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })

  it('completes the environment without overriding it', () => {
    const file = join(folder, '.env')
    writeFileSync(file, '# a comment\nBRAND=hc\nPORT=4001\n')
    vi.stubEnv('PORT', '4002')
    vi.stubEnv('BRAND', undefined)
    expect(loadConfig(file)).toMatchObject({ brand: 'hc', port: 4002 })
  })
})
