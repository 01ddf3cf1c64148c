import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerHas } from '../if-none-match.ts'

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
  'promotion',
  'search',
  'settings',
  'store',
])

/** Null has no body. */
const send = (reply: FastifyReply, answer: unknown) => (answer === null ? reply.code(204).send() : reply.send(answer))

export function sendPrivate(reply: FastifyReply, answer: unknown) {
  return send(reply.header('cache-control', 'no-store'), answer)
}

/** Sends an answer with its fingerprint, or only says that the one the caller has still holds. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('vary', 'host, authorization')
  if (answer === null) return send(reply, answer)
  const text = JSON.stringify(answer)
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  reply.header('etag', tag)
  if (callerHas(request, tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
