import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { lateContract } from '#contract/lazy-contract.ts'
import type { Contract } from '#contract/protocol/endpoint.ts'
import { lightContract } from '../scripts/lib/build/strip-contract.ts'

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

// MUI components that the theme of the client build supports: scripts/lib/build/strip-brands.ts explains how to add one.
const builtFor = [
  'Dialog',
  'DialogActions',
  'DialogContent',
  'Drawer',
  'GlobalStyles',
  'Table',
  'TableBody',
  'TableCell',
  'TableRow',
  'styles',
  'useAutocomplete',
  'usePagination',
  'useScrollTrigger',
  'utils',
]

it('uses those parts of the component library that the finished themes are made for', () => {
  const used = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/from '@mui\/material(?:\/([\w/]+))?'/g)].map(([, part]) => `${file}: ${part}`),
  )
  expect(used.filter((use) => !builtFor.some((part) => use.endsWith(`: ${part}`)))).toEqual([])
  expect(used.length).toBeGreaterThan(100)
})

it('writes styles without the sx property, which the client build leaves out', () => {
  expect(sources.filter(({ text }) => /\bsx=\{/.test(text)).map(({ file }) => file)).toEqual([])
})

it('reads only the theme keys that the precomputed themes have', () => {
  const reads =
    /theme\.(?:spacing|palette|unstable_sx|applyStyles|alpha|lighten|darken|getContrastText|containerQueries|colorSchemes)\b/
  expect(sources.filter(({ text }) => reads.test(text)).map(({ file }) => file)).toEqual([])
})

it('leaves in the contract what the app needs of each endpoint: address, access and whether a batch accepts it', async () => {
  const { load } = lightContract() as { load: (id: string) => Promise<string> } // it is given as a function
  const code = await load(resolve('src/contract/lazy-contract.ts'))
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { lateContract: Contract } // as built
  const built = module.lateContract
  const endpoints = (contract: Contract) =>
    Object.entries(contract).flatMap(([area, calls]) =>
      Object.entries(calls).map(([name, { method, path, access, inBatch }]) => ({
        name: `${area}.${name}`,
        ...{ method, path, access, inBatch },
      })),
    )
  expect(endpoints(built)).toEqual(endpoints(lateContract))
  expect(endpoints(built).filter(({ inBatch }) => inBatch).length).toBeGreaterThan(15)
})
