import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Contract, Endpoint } from '#contract/endpoint.ts'

const tables = {
  [resolve('src/contract/shop-contract.ts')]: 'shopContract',
  [resolve('src/contract/late-contract.ts')]: 'lateContract',
}

// All that a caller sends by: the types are checked before, the schemas are the server's to check with.
const light = ({ method, path, access }: Endpoint) => ({ method, path, ...(access ? { access } : {}) })

const lightTable = (contract: Contract) =>
  Object.fromEntries(
    Object.entries(contract).map(([area, calls]) => [
      area,
      Object.fromEntries(Object.entries(calls).map(([name, endpoint]) => [name, light(endpoint)])),
    ]),
  )

/** Puts methods and paths in the place of the contract's schemas, which the browser would load on every page for nothing. */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async load(id) {
      const name = tables[id]
      if (!name) return null
      const module = (await import(pathToFileURL(id).href)) as Record<string, Contract> // the module this stands for
      return `export const ${name} = ${JSON.stringify(lightTable(module[name] ?? {}))}`
    },
  }
}
