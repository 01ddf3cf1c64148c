import type { FastifyInstance } from 'fastify'
import { pathPattern } from './path-pattern.ts'
import { HttpError, notFound } from './request/errors.ts'

/**
 * Answers calls below the prefix that do not exist, which would otherwise be a page; where another method does, the
 * response names it. Knows the routes that are registered later.
 */
export function rejectUnknownCalls(app: FastifyInstance, prefix = '/api/') {
  const routes: { methods: readonly string[]; pattern: RegExp }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (url.startsWith(prefix) && !url.endsWith('*'))
      routes.push({ methods: [method].flat(), pattern: pathPattern(url) })
  })
  app.all(`${prefix}*`, async ({ method, url }, reply) => {
    const [path = ''] = url.split('?')
    const methods = [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))]
    // The router rejects some addresses that have the form of a route, such as those with a long parameter.
    if (methods.length === 0 || methods.includes(method)) throw notFound()
    reply.header('allow', [...methods, 'OPTIONS'].join(', '))
    if (method === 'OPTIONS') return reply.code(204).send()
    throw new HttpError('method_not_allowed', `Send ${methods.join(' or ')} to this address, not ${method}`)
  })
}
