import { brands } from '#themes/brands.ts'
import type { Config } from './config.ts'
import type { Database } from './database/launcher/launch.ts'
import { databaseLine } from './database/open.ts'
import { demoAccounts, demoPassword } from './database/seed-accounts.ts'

type Report = {
  config: Pick<Config, 'brand' | 'publicUrl' | 'sandbox'>
  port: number
  wantedPort: number
  database: Pick<Database, 'description' | 'promises' | 'problems'>
}

const testCards = [
  ['4111 1111 1111 1111', 'approved'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 3220', '3-D Secure'],
]

/** What the terminal shows once the shop is open: where it is, how to pay in it, and where its data is. */
export function addressReport({ config, port, wantedPort, database }: Report): string {
  const at = (name: string) => `http://${name}${port === 80 ? '' : `:${port}`}`
  const width = Math.max(...Object.values(brands).map((brand) => brand.name.length))
  const shops = Object.values(brands).map(({ key, name }) => `  ${name.padEnd(width)}  ${at(`${key}.localhost`)}`)
  const moved = port === wantedPort || wantedPort === 0 ? [] : [`Port ${wantedPort} is taken, so this is port ${port}.`]
  return [
    '',
    `Hearth is open: ${config.publicUrl ?? at('localhost')} (${brands[config.brand].name})`,
    ...moved,
    '',
    ...shops,
    '',
    ...(config.sandbox
      ? [
          'Test cards, with any date to come and any code:',
          ...testCards.map(([card, end]) => `  ${card}  ${end}`),
          '',
          `Sign in with the password ${demoPassword}:`,
          ...demoAccounts.map(({ email, shows }) => `  ${email.padEnd(22)}  ${shows}`),
          '',
        ]
      : []),
    databaseLine(database),
    'Ctrl-C ends it.',
    '',
  ].join('\n')
}
