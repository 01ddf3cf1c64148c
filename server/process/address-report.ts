import { join } from 'node:path'
import { brands } from '#themes/brands.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/launcher/launch.ts'
import { databaseLine, red } from '../database/startup/open.ts'
import type { SiteHost } from '../http/site/site.ts'

type Report = {
  config: Pick<Config, 'brand' | 'site' | 'cmsUrl' | 'sandbox' | 'isPublic' | 'roles' | 'mail' | 'dataDir'>
  port: number
  requestedPort: number
  database: Pick<Database, 'description' | 'promises' | 'problems'>
  /** The demo accounts and their common password. */
  demo: { password: string; accounts: readonly { email: string; shows: string }[] } | null
  /** Whether no one can open the back office: it then says how. */
  lacksOwner?: boolean
  /** Further notes for the retailer, one line each. */
  notes?: readonly string[]
}

const testCards = [
  ['4111 1111 1111 1111', 'approved'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 3220', '3-D Secure'],
]

/** Warnings for settings that are unsafe in a real shop. */
function warnings({ config, demo }: Pick<Report, 'config' | 'demo'>): string[] {
  if (demo && config.isPublic)
    return [
      'This demo is open to other machines: everybody can sign in as its staff and order with test cards. Set DEMO=off and give it an empty database before you sell.',
    ]
  return config.sandbox && !demo
    ? [
        'SANDBOX=on: everybody can order with test cards, and the sign-in pages of Google and Facebook let in whoever says so. Never leave it on in a shop that sells.',
      ]
    : []
}

const withoutJobs =
  'This server runs no jobs (ROLE=web): mails, webhooks and open payments wait for one that does, with ROLE=jobs.'

const jobsReport = ({ port, database, notes = [] }: Pick<Report, 'port' | 'database' | 'notes'>) =>
  [
    '',
    `Hearth runs its jobs, and no shop (ROLE=jobs). Probes: http://localhost${port === 80 ? '' : `:${port}`}/readyz`,
    ...notes,
    databaseLine(database),
    'Ctrl-C ends it.',
    '',
  ].join('\n')

/** How the first owner gets in; each address and folder is the one of this server. */
function firstOwnerSteps({ mail, dataDir }: Report['config'], shop: string, office: string | null): string[] {
  const mails = mail ? '' : ` (a file in ${join(dataDir, 'mail')}: no mail is sent while MAIL_URL is unset)`
  return [
    'The back office has no owner yet. To become it:',
    `  1. Open an account at ${shop}/account/register`,
    `  2. Follow the link in its mail${mails}`,
    '  3. Run: npm run staff:owner -- YOUR-EMAIL (in a container: node server/staff-owner.ts YOUR-EMAIL)',
    office
      ? `  4. Sign in at ${office}/manage`
      : '  4. Set CMS_URL to an address of its own, whose name is among HOSTS, and sign in there, at /manage',
    '',
  ]
}

type Address = { name: string; url: string }

/** The configured hosts at the addresses that links use, each once; without any, those of this machine. */
function shopAddresses({ brand, site, cmsUrl }: Report['config'], urlOf: (name: string) => string) {
  const addressOf = ({ brand: key, origin }: Pick<SiteHost, 'brand' | 'origin'>): Address => ({
    name: brands[key].name,
    url: origin,
  })
  const admin = cmsUrl && new URL(cmsUrl).hostname
  const first = new Map(site.hosts.toReversed().map((host) => [host.name, host]))
  const configured = site.hosts.filter((host) => host.name !== admin && first.get(host.name) === host).map(addressOf)
  const shops =
    site.hosts.length > 0
      ? configured
      : Object.values(brands).map(({ key }) => addressOf({ brand: key, origin: urlOf(`${key}.localhost`) }))
  const open = configured[0] ?? addressOf({ brand, origin: urlOf('localhost') })
  const office = cmsUrl ?? (site.hosts.length > 0 ? null : urlOf('admin.localhost'))
  return { open, office, listed: office ? [...shops, { name: 'Back office', url: `${office}/manage` }] : shops }
}

/** The text on the terminal after the start: the address, test cards and demo accounts, the database and warnings. */
export function addressReport({ config, port, requestedPort, database, demo, lacksOwner, notes = [] }: Report): string {
  if (!config.roles.web) return jobsReport({ port, database, notes })
  const urlOf = (name: string) => `http://${name}${port === 80 ? '' : `:${port}`}`
  const { open, office, listed } = shopAddresses(config, urlOf)
  const width = Math.max(...listed.map(({ name }) => name.length))
  const moved =
    port === requestedPort || requestedPort === 0 ? [] : [`Port ${requestedPort} is taken, so this is port ${port}.`]
  return [
    '',
    `Hearth is open: ${open.url} (${open.name})`,
    ...moved,
    '',
    ...listed.map(({ name, url }) => `  ${name.padEnd(width)}  ${url}`),
    '',
    ...(config.sandbox
      ? ['Test cards, with any date to come and any code:', ...testCards.map(([card, end]) => `  ${card}  ${end}`), '']
      : []),
    ...(demo
      ? [
          `Sign in with the password ${demo.password}:`,
          ...demo.accounts.map(({ email, shows }) => `  ${email.padEnd(22)}  ${shows}`),
          '',
        ]
      : []),
    ...(lacksOwner ? firstOwnerSteps(config, open.url, office) : []),
    ...notes,
    ...(config.roles.jobs ? [] : [withoutJobs]),
    databaseLine(database),
    ...warnings({ config, demo }).map(red),
    'Ctrl-C ends it.',
    '',
  ].join('\n')
}
