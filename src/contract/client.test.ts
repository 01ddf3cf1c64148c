import { expect, it } from 'vitest'
import { loadedOnce } from '#lib/loaded-once.ts'
import { type Api, createClient, type Send, withLateAreas } from './client.ts'
import { contract } from './contract.ts'
import { lateContract } from './late-contract.ts'
import { shopContract } from './shop-contract.ts'

it('has every area in one of the two tables', () => {
  expect(Object.keys(shopContract).filter((name) => name in lateContract)).toEqual([])
  expect(Object.keys(contract)).toHaveLength(Object.keys(shopContract).length + Object.keys(lateContract).length)
})

it('fetches the rarer areas with their first call, and not for the others', async () => {
  const sent: string[] = []
  const send: Send = async ({ method, path }) => void sent.push(`${method} ${path}`)
  let fetched = 0
  const load = async () => {
    fetched++
    return lateContract
  }
  const api: Api = withLateAreas(createClient(shopContract, send), { late: loadedOnce(load), send })
  await api.settings.list()
  expect(fetched).toBe(0)
  await api.account.info()
  expect(fetched).toBe(1)
  expect(sent).toEqual(['GET /api/settings', 'GET /api/account'])
  // A page that is being left waits for nothing.
  void api.account.info()
  expect(sent).toHaveLength(3)
  expect(fetched).toBe(1)
})

it('says what was called when it stands nowhere, and passes on why the areas did not come', async () => {
  const send: Send = async () => null
  const lost = new Error('lost')
  const apiWith = (load: () => Promise<typeof lateContract>): Api =>
    withLateAreas(createClient(shopContract, send), { late: loadedOnce(load), send })
  await expect(apiWith(() => Promise.reject(lost)).account.info()).rejects.toBe(lost)
  const another = apiWith(async () => ({}) as typeof lateContract) // as another build might have it
  await expect(another.account.info()).rejects.toThrow('account.info')
})
