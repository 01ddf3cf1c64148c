import type { FastifyRequest } from 'fastify'

/** The route of a request, never its URL. For a page, the first path segment if it is a plain word. */
export function routeOf({ routeOptions, url }: FastifyRequest) {
  const route = routeOptions?.url
  if (route !== '/*') return route ?? null
  const [first = ''] = /^\/[a-z-]{0,24}(?=[/?]|$)/.exec(url) ?? []
  return `${first}…`
}
