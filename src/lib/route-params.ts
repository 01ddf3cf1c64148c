import { data } from 'react-router-dom'
import type * as z from 'zod/mini'

/** The parameters of an address, checked; a wrong one is an address that does not exist. */
export function routeParams<S extends z.ZodMiniType>(schema: S, params: unknown): z.output<S> {
  const result = schema.safeParse(params)
  if (!result.success) throw missingPage()
  return result.data
}

/** Throw this from a loader to show the not-found page under the address asked for. */
export const missingPage = () => data(null, { status: 404 })
