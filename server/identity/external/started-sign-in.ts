import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ownCookie } from '../../http/caller/secure-cookie.ts'

const startedMs = 600_000

export const startedText = z.string().min(1).max(2000)
/** What the provider's answer is checked against. */
export const startedChecks = { state: startedText, nonce: startedText, verifier: startedText }

/** The cookie that binds a sign-in at a provider to the browser that started it. */
export const startedCookie =
  <Started>(place: { name: string; path: string }, schema: z.ZodType<Started>) =>
  (request: FastifyRequest, reply: FastifyReply) => {
    const cookie = ownCookie(request, reply, place)
    return {
      write: (started: Started) => cookie.set(Buffer.from(JSON.stringify(started)).toString('base64url'), startedMs),
      /** Ends it: it is read once. Null if it is missing or not ours. */
      take(): Started | null {
        const stored = cookie.read()
        cookie.clear()
        try {
          return schema.parse(JSON.parse(Buffer.from(stored ?? '', 'base64url').toString()))
        } catch {
          return null
        }
      },
    }
  }

/** Leads the browser on, without a trace of the address it comes from. */
export const leadTo = (reply: FastifyReply, location: string) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(location, 303)
