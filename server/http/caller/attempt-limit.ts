import { HttpError, tooManyRequestsText } from '../request/errors.ts'
import { networkOf } from './network.ts'

type Allowed = { max: number; perMs: number }

/** Counts what a network does in this process, and rejects more than is allowed in a span of time. */
export function attemptLimit(clock: () => Date, { max, perMs }: Allowed) {
  const counted = new Map<string, number[]>()
  const recent = (network: string, now: number) => (counted.get(network) ?? []).filter((time) => time > now - perMs)
  return {
    check: (ip: string) => {
      const now = clock().getTime()
      const [oldest = now, ...more] = recent(networkOf(ip), now)
      if (more.length + 1 < max) return
      throw new HttpError('too_many_requests', tooManyRequestsText, { retryAfterMs: oldest + perMs - now })
    },
    count: (ip: string) => {
      const now = clock().getTime()
      const network = networkOf(ip)
      if (counted.size > 10_000) counted.clear()
      counted.set(network, [...recent(network, now), now])
    },
  }
}

export type AttemptLimit = ReturnType<typeof attemptLimit>
