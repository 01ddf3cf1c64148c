import type { Problem } from './problem.ts'

const isNamed = (value: unknown, name: string) => value instanceof Error && value.name === name

/** The server responded with an error status. */
export class ApiError extends Error {
  // The server renderer's bundle has its own copy of this class, so `instanceof` compares the name.
  static override [Symbol.hasInstance](value: unknown) {
    return isNamed(value, 'ApiError')
  }
  override name = 'ApiError'
  status: number
  problem: Problem

  constructor(status: number, problem: Problem, options?: ErrorOptions) {
    super(problem.message, options)
    this.status = status
    this.problem = problem
  }
}

/** No response: the network failed, the server is down, or the request timed out. */
export class OfflineError extends Error {
  static override [Symbol.hasInstance](value: unknown) {
    return isNamed(value, 'OfflineError')
  }
  override name = 'OfflineError'
  /** The server is reachable: the request was not sent because the chunk with its code failed to load. */
  declare lacksPart?: boolean
}

export const lacksConnection = (error: unknown) => error instanceof OfflineError && !error.lacksPart

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404
