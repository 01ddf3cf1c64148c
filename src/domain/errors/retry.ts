const shortestMs = 2_000
const longestMs = 60_000

/** Doubles with each failed attempt, from 1–2 s to 30–60 s; random, so that many devices do not return in the same moment. */
export function retryDelayMs(attempts: number, random: number): number {
  const whole = Math.min(longestMs, shortestMs * 2 ** Math.min(attempts - 1, 20))
  return Math.round(whole * (0.5 + random / 2))
}

const passing: readonly number[] = [408, 425, 429]

/** No response and a server in trouble say nothing about the request: it can be sent again. `status` is null without a response. */
export const isRetryable = (status: number | null) => status === null || status >= 500 || passing.includes(status)
