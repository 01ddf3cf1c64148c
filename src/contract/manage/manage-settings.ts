import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { byId, line } from './form-fields.ts'
import { keysetPage, keysetQuery } from './keyset.ts'

const redirect = z.object({
  /** The old address, in lower case. */
  id: z.string(),
  to: z.string(),
})
export type ManagedRedirect = z.infer<typeof redirect>

const address = (needed: string) =>
  line(300, needed).check(z.regex(/^\/(?![/\\])[^\s\\]*$/, 'Enter an address of this shop, such as /p/copper-kettle'))

const roles = ['owner', 'merchandiser'] as const

/** Addresses that have moved. */
export const manageRedirects = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/redirects',
    summary: 'Old addresses of this shop and where they lead',
    query: z.object(keysetQuery),
    response: keysetPage(redirect),
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/manage/api/redirects/:id',
    summary: 'Where an old address leads',
    params: byId,
    response: redirect,
    errors: ['not_found'],
    roles,
    added: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/manage/api/redirects',
    summary: 'Leads an old address to another one of this shop',
    body: z.object({ from: address('Enter the old address'), to: address('Enter the new address') }),
    response: redirect,
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/manage/api/redirects/:id',
    summary: 'Changes where an old address leads',
    params: byId,
    body: z.object({ to: address('Enter the new address') }),
    response: redirect,
    errors: ['invalid_request', 'not_found'],
    roles,
    added: true,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/manage/api/redirects/:id/remove',
    summary: 'Removes a redirect: the old address is missing again',
    params: byId,
    response: z.null(),
    errors: ['not_found'],
    roles,
    added: true,
  }),
}

const setting = z.object({
  id: z.string(),
  kind: z.enum(['flag', 'text', 'list', 'json']),
  /** Its name, in words. */
  title: z.string(),
  /** What it does, in words. */
  about: z.string(),
  /** What holds without a value. */
  usual: z.string(),
  /** Null: not set. */
  value: z.nullable(z.string()),
  /** False: no page reads it. */
  isRead: z.boolean(),
})
export type ManagedSetting = z.infer<typeof setting>

/** What a retailer switches while the shop runs. */
export const manageSettings = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/settings',
    summary: 'The settings of this shop, with what they do',
    query: z.object(keysetQuery),
    response: keysetPage(setting),
    roles: ['owner'],
    added: true,
  }),
  set: endpoint({
    method: 'POST',
    path: '/manage/api/settings/:id',
    summary: 'Sets a setting, or resets it with null',
    params: byId,
    body: z.object({ value: z.nullable(z.string().check(z.trim(), z.maxLength(5000, 'At most 5,000 characters'))) }),
    response: setting,
    errors: ['invalid_request', 'not_found'],
    roles: ['owner'],
    added: true,
  }),
}
