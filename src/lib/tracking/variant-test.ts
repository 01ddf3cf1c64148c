import type { Api } from '#contract/client.ts'
import { type SafeStorage, safeStorage } from '#lib/browser/flags.ts'
import { track } from './data-layer.ts'

/** Storage keys: the buckets of this browser as `{testId: bucket}`, and its user id as last sent by the server. */
const bucketsKey = 'currentTests'
const userKey = 'xvu'
const plain = 'original'
const retries = { count: 10, waitMs: 300 }

type Tools = { storage?: SafeStorage; cookies?: () => string; wait?: (ms: number) => Promise<void> }

const ownStorage = safeStorage(() => localStorage)
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const userIn = (cookies: string) => /(?:^|;\s*)wau=([^;]+)/.exec(cookies)?.[1] ?? null

function bucketsIn(storage: SafeStorage): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(bucketsKey) ?? '{}')
    return stored && typeof stored === 'object' ? { ...stored } : {}
  } catch {
    return {} // invalid JSON from another script
  }
}

/** The stored bucket; synchronous, so that a rendered section does not change while it is visible. */
export const bucketNow = (testId: string, storage: SafeStorage = ownStorage): string =>
  bucketsIn(storage)[testId] ?? plain

/** The user id of this browser, from a cookie set by another response; retries for a while [S1-7-29]. */
async function userOf({ cookies = () => document.cookie, wait = sleep }: Tools): Promise<string> {
  for (let retried = 0; ; retried++) {
    const user = userIn(cookies())
    if (user !== null) return user
    if (retried === retries.count) throw new Error('There is no cookie wau')
    await wait(retries.waitMs)
  }
}

/** Requests the bucket; rejects a response for another user id [S1-7-27] [S1-7-28]. */
async function requestBucket({ variantTest }: Pick<Api, 'variantTest'>, testId: string, tools: Tools) {
  const user = await userOf(tools)
  let said: string | null = null
  const onHeaders = (headers: Headers) => {
    said = headers.get('x-vu')
  }
  const { bucket } = await variantTest.bucket({ body: testId }, { quiet: true, onHeaders })
  if (said !== user) throw new Error('The answer is for another browser')
  return { bucket, user }
}

const pending = new Map<string, Promise<string>>()

/** The bucket of this browser, requested once; `original` when the request fails [S1-8-02]. */
export function bucketOf(api: Pick<Api, 'variantTest'>, testId: string, tools: Tools = {}): Promise<string> {
  const { storage = ownStorage } = tools
  const stored = bucketsIn(storage)[testId]
  if (stored) return Promise.resolve(stored)
  const store = (bucket: string) => {
    storage.setItem(bucketsKey, JSON.stringify({ ...bucketsIn(storage), [testId]: bucket }))
    return bucket
  }
  const request =
    pending.get(testId) ??
    requestBucket(api, testId, tools)
      .then(({ bucket, user }) => {
        storage.setItem(userKey, user)
        return store(bucket)
      })
      .catch((cause: unknown) => {
        track('variantTestFailed', { testId, reason: cause instanceof Error ? cause.message : String(cause) })
        return store(plain)
      })
      .finally(() => pending.delete(testId))
  pending.set(testId, request)
  return request
}

export function loadBuckets(api: Pick<Api, 'variantTest'>, testIds: readonly string[]) {
  for (const id of testIds) void bucketOf(api, id)
}
