import type { RecoveryPoint } from '../../server/payments/recovery-point.ts'

/** Fails once at the next run that passes the armed point. */
export function breaker() {
  let armed: RecoveryPoint | null = null
  return {
    arm: (point: RecoveryPoint) => {
      armed = point
    },
    disarm: () => {
      armed = null
    },
    fault: (point: RecoveryPoint) => {
      if (point !== armed) return
      armed = null
      throw new Error(`killed at ${point}`)
    },
  }
}
