import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
export const inRoot = (...parts) => join(root, ...parts)
export const node = inRoot('node_modules', 'node', 'bin', 'node')

/** The environment with the project's tools and its Node first in the PATH. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: [inRoot('node_modules', 'node', 'bin'), inRoot('node_modules', '.bin'), process.env.PATH]
    .filter(Boolean)
    .join(':'),
  ...extra,
})
