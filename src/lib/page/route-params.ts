import { data } from 'react-router-dom'

/** A part of the address by its name in the route; without it the address does not exist. */
export function routeParam(params: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = params[name]
  if (!value) throw missingPage()
  return value
}

/** Throw this from a loader to show the not-found page under the requested URL. */
export const missingPage = () => data(null, { status: 404 })
