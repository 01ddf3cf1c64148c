import type { Api } from '#contract/client.ts'
import { track } from './data-layer.ts'
import { type Marks, marksIn } from './marks.ts'

/** Storage keys: the buckets of this browser as `{testId: bucket}`, and its user id as last sent by the server. */
const bucketsKey = 'currentTests'
const userKey = 'xvu'
const plain = 'original'
const retries = { count: 10, waitMs: 300 }

type Tools = { marks?: Marks; cookies?: () => string; wait?: (ms: number) => Promise<void> }

const ownMarks = marksIn(() => localStorage)
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const userIn = (cookies: string) => /(?:^|;\s*)wau=([^;]+)/.exec(cookies)?.[1] ?? null

function bucketsIn(marks: Marks): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(marks.getItem(bucketsKey) ?? '{}')
    return kept && typeof kept === 'object' ? { ...kept } : {}
  } catch {
    return {} // invalid JSON from another script
  }
}

/** The stored bucket; synchronous, so that a rendered section does not change while it is visible. */
export const bucketNow = (testId: string, marks: Marks = ownMarks): string => bucketsIn(marks)[testId] ?? plain

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
async function ask({ variantTest }: Pick<Api, 'variantTest'>, testId: string, tools: Tools) {
  const user = await userOf(tools)
  let said: string | null = null
  const onHeaders = (headers: Headers) => {
    said = headers.get('x-vu')
  }
  const { bucket } = await variantTest.bucket({ body: testId }, { quiet: true, onHeaders })
  if (said !== user) throw new Error('The answer is for another browser')
  return { bucket, user }
}

const asking = new Map<string, Promise<string>>()

/** The bucket of this browser, requested once; `original` when the request fails [S1-8-02]. */
export function bucketOf(api: Pick<Api, 'variantTest'>, testId: string, tools: Tools = {}): Promise<string> {
  const { marks = ownMarks } = tools
  const kept = bucketsIn(marks)[testId]
  if (kept) return Promise.resolve(kept)
  const keep = (bucket: string) => {
    marks.setItem(bucketsKey, JSON.stringify({ ...bucketsIn(marks), [testId]: bucket }))
    return bucket
  }
  const asked =
    asking.get(testId) ??
    ask(api, testId, tools)
      .then(({ bucket, user }) => {
        marks.setItem(userKey, user)
        return keep(bucket)
      })
      .catch((cause: unknown) => {
        track('variantTestFailed', { testId, reason: cause instanceof Error ? cause.message : String(cause) })
        return keep(plain)
      })
      .finally(() => asking.delete(testId))
  asking.set(testId, asked)
  return asked
}

export function askBuckets(api: Pick<Api, 'variantTest'>, testIds: readonly string[]) {
  for (const id of testIds) void bucketOf(api, id)
}
