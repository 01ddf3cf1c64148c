import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { ClientEndpoint, Contract, Endpoint } from '#contract/protocol/endpoint.ts'

const tables = {
  [resolve('src/contract/shop-contract.ts')]: 'shopContract',
  [resolve('src/contract/lazy-contract.ts')]: 'lateContract',
  [resolve('src/contract/manage/manage-contract.ts')]: 'manageContract',
}

const fields = ['method', 'path', 'access', 'inBatch'] as const satisfies readonly (keyof ClientEndpoint)[]

// Types are checked at compile time, and only the server validates with the schemas. A function for each row is shorter than
// the names of its fields, also compressed.
function light(endpoint: Endpoint) {
  const values = fields.map((field) => JSON.stringify(endpoint[field]) as string | undefined) // no text for undefined
  const last = values.findLastIndex((value) => value !== undefined)
  return `e(${values
    .slice(0, last + 1)
    .map(String)
    .join()})`
}

const object = (entries: readonly (readonly [name: string, value: string])[]) =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`

const lightTable = (contract: Contract) =>
  object(
    Object.entries(contract).map(([area, calls]) => [
      area,
      object(Object.entries(calls).map(([name, endpoint]) => [name, light(endpoint)])),
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
      return `const e = (${fields.join()}) => ({${fields.join()}})\nexport const ${name} = ${lightTable(module[name] ?? {})}`
    },
  }
}
