import type { Problem } from './problem.ts'

const isNamed = (value: unknown, name: string) => value instanceof Error && value.name === name

/** The server answered and refused. */
export class ApiError extends Error {
  // The server's renderer is a bundle with a copy of this class of its own: errors of either are told by their name.
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

/** No answer came: the network, the server or the time limit. */
export class OfflineError extends Error {
  static override [Symbol.hasInstance](value: unknown) {
    return isNamed(value, 'OfflineError')
  }
  override name = 'OfflineError'
  /** The shop does answer: the call was never sent, because the part of the app that sends it did not come. */
  declare lacksPart?: boolean
}

export const lacksConnection = (error: unknown) => error instanceof OfflineError && !error.lacksPart

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404
