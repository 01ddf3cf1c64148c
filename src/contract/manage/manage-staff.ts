import * as z from 'zod/mini'
import { Email } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { staffRoles } from '../protocol/staff-roles.ts'
import { keysetPage, keysetQuery } from './keyset.ts'

const Roles = z.array(z.enum(staffRoles, 'Choose roles of the list')).check(z.maxLength(10, 'Name each role once'))

export const StaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** Names of the shops where the person works. */
  shops: z.array(z.string()),
  /** Browsers that are signed in to a shop or to the back office. */
  sessions: z.number(),
  /** At any host. */
  passkeys: z.number(),
  /** The person who reads this. */
  isSelf: z.boolean(),
  /** False: also works in shops that are not those of the owner who reads this. */
  mayChange: z.boolean(),
})
export type StaffMember = z.infer<typeof StaffMember>

const byId = z.object({ id: z.string() })
const changes = { errors: ['invalid_request', 'not_found', 'conflict'], roles: ['owner'], added: true } as const

export const manageStaff = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/staff',
    summary: 'Who works in this shop, with which roles',
    query: z.object(keysetQuery),
    response: keysetPage(StaffMember),
    errors: ['invalid_request'],
    roles: ['owner'],
    added: true,
  }),
  add: endpoint({
    method: 'POST',
    path: '/manage/api/staff',
    summary: 'Makes the owner of an account a member of staff of this shop',
    body: z.object({ email: Email, roles: Roles }),
    response: StaffMember,
    ...changes,
  }),
  setRoles: endpoint({
    method: 'POST',
    path: '/manage/api/staff/:id/roles',
    summary: 'Replaces the roles of a member of staff; the last owner of a shop stays one',
    params: byId,
    body: z.object({ roles: Roles }),
    response: StaffMember,
    ...changes,
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/manage/api/staff/:id/end-sessions',
    summary: 'Signs a member of staff out everywhere',
    params: byId,
    response: StaffMember,
    ...changes,
  }),
  removePasskeys: endpoint({
    method: 'POST',
    path: '/manage/api/staff/:id/remove-passkeys',
    summary: 'Removes all passkeys and recovery codes of a member of staff who lost the device; signed out everywhere',
    params: byId,
    response: StaffMember,
    ...changes,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/manage/api/staff/:id/remove',
    summary: 'Ends the work of a person here: no roles, no shops, signed out; the account stays, as that of a customer',
    params: byId,
    response: z.null(),
    ...changes,
  }),
}
