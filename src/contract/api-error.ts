import type { Problem } from './problem.ts'

/** The server answered and refused. */
export class ApiError extends Error {
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
  override name = 'OfflineError'
}

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404
