import { expect, it } from 'vitest'
import { loadedOnce } from '#lib/boot/loaded-once.ts'
import { type Api, createClient, type Send, withLateAreas } from './client.ts'
import { contract } from './contract.ts'
import { lateContract } from './lazy-contract.ts'
import { shopContract } from './shop-contract.ts'

it('has every area in exactly one of the two tables', () => {
  expect(Object.keys(shopContract).filter((name) => name in lateContract)).toEqual([])
  expect(Object.keys(contract)).toHaveLength(Object.keys(shopContract).length + Object.keys(lateContract).length)
})

it('loads the late areas on their first request only', async () => {
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
  // The request must be sent synchronously, for a page that is unloading.
  void api.account.info()
  expect(sent).toHaveLength(3)
  expect(fetched).toBe(1)
})

it('names an unknown endpoint in its error, and rethrows the error when the areas fail to load', async () => {
  const send: Send = async () => null
  const lost = new Error('lost')
  const apiWith = (load: () => Promise<typeof lateContract>): Api =>
    withLateAreas(createClient(shopContract, send), { late: loadedOnce(load), send })
  await expect(apiWith(() => Promise.reject(lost)).account.info()).rejects.toBe(lost)
  const another = apiWith(async () => ({}) as typeof lateContract) // as another build might have it
  await expect(another.account.info()).rejects.toThrow('account.info')
})
