import * as z from 'zod/mini'
import { Email } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { staffRoles } from '../protocol/staff-roles.ts'

const session = z.object({
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** Shops where the person works, with the address that shoppers use, and the country whose clock they go by. */
  shops: z.array(z.object({ key: z.string(), name: z.string(), origin: z.string(), country: z.enum(['AU', 'NZ']) })),
})
export type ManageSession = z.infer<typeof session>

export const manageSession = {
  ways: endpoint({
    method: 'GET',
    path: '/manage/api/sign-in/ways',
    summary: 'How staff sign in besides email and password',
    /** The name on the button of the identity provider; null: there is none. */
    response: z.object({ provider: z.nullable(z.string()) }),
    added: true,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/manage/api/sign-in',
    summary: 'Signs a member of staff in to the back office, with the password of the shop',
    body: z.object({
      email: Email,
      password: z.string().check(z.minLength(1, 'Enter your password'), z.maxLength(200, 'This password is too long')),
    }),
    /** False: the second step of the sign-in follows (manage-passkeys.ts). */
    response: z.object({ isDone: z.boolean() }),
    errors: ['invalid_request', 'unauthorised', 'too_many_requests'],
    added: true,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/manage/api/sign-out',
    summary: 'Ends the visit to the back office',
    /** Where the browser signs out at the identity provider; null: nowhere. */
    response: z.object({
      leave: z.nullable(z.string()),
      /** The person may still be signed in there. */
      isProviderDown: z.optional(z.boolean()),
    }),
    added: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/manage/api/session',
    summary: 'Who works here, with which rights, in which shops',
    response: session,
    access: 'staff',
    added: true,
  }),
}
