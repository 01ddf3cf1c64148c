import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'

/** What the embedded admin pages, on an origin of their own, know their visitors by. */
export const admin = {
  ticket: endpoint({
    method: 'POST',
    path: '/api/admin/ticket',
    summary: 'A ticket that opens one embedded admin page, once and within half a minute',
    response: z.object({ ticket: z.string() }),
    access: 'staff',
    added: true,
  }),
}
