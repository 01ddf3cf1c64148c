import { millisecondsInHour } from 'date-fns/constants'

const [second, minute, hour] = [1_000, 60_000, millisecondsInHour]

const waits = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  12 * hour,
]

/** How long a delivery is tried, and an endpoint without any success, in milliseconds. */
export const longestRetryMs = 72 * hour

/** While an earlier delivery has failed up to so many times, later ones of its endpoint wait. */
export const orderedTries = 4

/** The wait after a number of attempts in milliseconds, up to a fifth longer: outages end for many deliveries at once. */
export const retryWait = (tries: number, random = Math.random()) =>
  Math.round((waits[Math.min(tries, waits.length) - 1] ?? 0) * (1 + random / 5))
