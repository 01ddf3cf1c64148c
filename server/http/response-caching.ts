import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerHas } from './if-none-match.ts'

/** Areas whose reads are the same for everybody on a host: shared caches may keep them and ask whether they still hold. */
export const sharedAreas: ReadonlySet<string> = new Set([
  'article',
  'catalogue',
  'comparison',
  'contact',
  'content',
  'locality',
  'navigation',
  'product',
  'productDetails',
  'promotion',
  'review',
  'search',
  'settings',
  'store',
])

/** Null has no body. */
const send = (reply: FastifyReply, response: unknown) =>
  response === null ? reply.code(204).send() : reply.send(response)

export function sendPrivate(reply: FastifyReply, response: unknown) {
  return send(reply.header('cache-control', 'no-store'), response)
}

/** Sends an answer with its fingerprint, or only says that the one the caller has still holds. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, response: unknown) {
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('vary', 'host, authorization')
  if (response === null) return send(reply, response)
  const text = JSON.stringify(response)
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  reply.header('etag', tag)
  if (callerHas(request, tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
