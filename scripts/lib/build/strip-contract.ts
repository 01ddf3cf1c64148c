import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { ClientEndpoint, Contract, Endpoint } from '#contract/protocol/endpoint.ts'

const tables = {
  [resolve('src/contract/shop-contract.ts')]: 'shopContract',
  [resolve('src/contract/lazy-contract.ts')]: 'lateContract',
  [resolve('src/contract/manage/manage-contract.ts')]: 'manageContract',
}

// Types are checked at compile time, and only the server validates with the schemas. JSON leaves out what is undefined.
const light = ({ method, path, access, inBatch }: Endpoint) =>
  ({ method, path, access, inBatch }) satisfies Record<keyof ClientEndpoint, unknown>

const lightTable = (contract: Contract) =>
  Object.fromEntries(
    Object.entries(contract).map(([area, calls]) => [
      area,
      Object.fromEntries(Object.entries(calls).map(([name, endpoint]) => [name, light(endpoint)])),
    ]),
  )

/** Replaces the contract's schemas by methods and paths, because the browser never uses the schemas. */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async load(id) {
      const name = tables[id]
      if (!name) return null
      const module = (await import(pathToFileURL(id).href)) as Record<string, Contract> // the module that is replaced
      return `export const ${name} = ${JSON.stringify(lightTable(module[name] ?? {}))}`
    },
  }
}
