import { createHash } from 'node:crypto'
import { Counter, Registry } from 'prom-client'
import type { contract } from '#contract/contract.ts'
import { pathOnly, redact } from '#domain/tracking/redact.ts'
import { newId } from '../database/id.ts'
import type { Deps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { noteLimit } from './note-limit.ts'
import { findVariantTest, insertEvent, insertFailure, runningTests } from './store/analytics.ts'

type All = Handlers<typeof contract>
type Note = { kind: string; query?: string; products?: string[]; path?: string; isRepeatUser?: boolean }

/** Stores events of shoppers without personal data; over the rate limit it accepts an event but does not store it. */
export function analyticsHandlers({ db, clock }: Deps): All['analytics'] {
  const mayStore = noteLimit(clock)
  async function storeEvent(note: Note, { brand, ip }: CallContext) {
    const { kind, query = '', products = [], path = '', isRepeatUser } = note
    if (!mayStore(ip)) return null
    const said = { kind, query: redact(query), products: products.map(redact), path, isRepeatUser }
    await insertEvent(db, { id: newId(), brand: brand.key, ...said, at: clock() })
    return null
  }
  return {
    note: async ({ body }, context) => {
      const { analyticsEventType: kind, query, productList: products, url, isRepeatUser } = body
      // A page sends its visit first, so the browser has its id before it requests a bucket [S1-7-29].
      if (kind === 'visit' && (await runningTests(db)).length > 0) context.variantUser.require()
      return storeEvent({ kind, query, products, path: pathOnly(url), isRepeatUser }, context)
    },
    search: async ({ query }, context) => storeEvent({ kind: 'results', query: query.searchTerm }, context),
    productLoad: async ({ query }, context) =>
      storeEvent({ kind: 'product', products: [String(query.productId)] }, context),
  }
}

const plain = 'original'

/** A browser always gets the same bucket of a test; buckets of different tests are independent. */
function bucketOf(test: { id: string; buckets: readonly string[] }, user: string): string {
  const hash = createHash('sha256').update(`${test.id} ${user}`).digest()
  return test.buckets[hash.readUInt32BE(0) % test.buckets.length] ?? plain
}

export function variantTestHandlers({ db }: Deps): All['variantTest'] {
  return {
    bucket: async ({ body }, { variantUser }) => {
      const test = await findVariantTest(db, body)
      if (!test) throw notFound(`There is no test ${body}`)
      const user = variantUser.require()
      return { bucket: test.isOn ? bucketOf(test, user) : plain }
    },
  }
}

/** Stores, logs and counts failures in browsers [S2-8-23]. */
export function failureHandlers({ db, clock, registry = new Registry() }: Deps): All['failure'] {
  const mayStore = noteLimit(clock)
  const counter = new Counter({
    name: 'client_failures_total',
    help: 'Failures in browsers',
    labelNames: ['brand'] as const,
    registers: [registry],
  })
  return {
    report: async ({ body }, { brand, log, ip }) => {
      counter.inc({ brand: brand.key })
      if (!mayStore(ip)) return null
      const [area, text, page] = [body.area, body.text, body.page].map(redact) as [string, string, string] // three in, three out
      // The log has no text of the failure: it is in the table only, which is pruned.
      log.warn({}, 'a browser reports a failure')
      await insertFailure(db, { id: newId(), brand: brand.key, area, text, page, at: clock() })
      return null
    },
  }
}
