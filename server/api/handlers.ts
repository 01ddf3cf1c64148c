import type { contract } from '#contract/contract.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from './serve.ts'

/** One file per area answers the calls of the contract. */
export const createHandlers = (_deps: Deps): Partial<Handlers<typeof contract>> => ({})
