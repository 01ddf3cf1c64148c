import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { errorCode, StartupError } from '../../../lib/startup-error.ts'

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Creates the library symlinks that npm packages cannot contain, as the install script of the package does, which does
 * not run with --ignore-scripts.
 */
export function restoreLinks(native: string): number {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return 0
  const missing = Links.parse(JSON.parse(readFileSync(list, 'utf8'))).filter(
    ({ target }) => !existsSync(join(dirname(native), target)),
  )
  for (const { source, target } of missing) link(basename(source), join(dirname(native), target))
  return missing.length
}

function link(source: string, target: string) {
  try {
    if (lstatSync(target, { throwIfNoEntry: false })) rmSync(target)
    symlinkSync(source, target)
  } catch (error) {
    // Another process may have just created it.
    if (errorCode(error) === 'EEXIST') return
    throw new StartupError(
      `The library links of PostgreSQL are missing in ${dirname(target)} and cannot be written: run npm rebuild as the user who ran npm ci.`,
      { cause: error },
    )
  }
}
