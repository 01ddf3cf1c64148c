import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { byId, Day, latitude, line, longitude, optionalLine } from './form-fields.ts'
import { keysetPage, keysetQuery } from './keyset.ts'
import { ManagedPicture, PictureKey } from './manage-pictures.ts'

const summary = {
  /** As imported files call it. */
  id: z.string(),
  name: z.string(),
  suburb: z.string(),
  state: z.string(),
  phone: z.string(),
  isShown: z.boolean(),
}
export const StoreSummary = z.object(summary)
export type StoreSummary = z.infer<typeof StoreSummary>

const time = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'Enter a time such as 09:00'))
const hours = { isOpen: z.boolean(), openTime: time, closeTime: time }
const closes = <Hours extends { isOpen: boolean; openTime: string; closeTime: string }>({
  isOpen,
  openTime,
  closeTime,
}: Hours) => !isOpen || (openTime !== '' && closeTime > openTime)
const closingTime = { error: 'Close after the opening time', path: ['closeTime'] }

const OpenTime = z.object(hours).check(z.refine(closes, closingTime))
const OtherDay = z.object({ ...hours, day: Day, note: optionalLine(60) }).check(z.refine(closes, closingTime))

const fields = {
  name: line(80, 'Enter a name'),
  address: line(120, 'Enter the street address'),
  suburb: line(80, 'Enter the suburb'),
  state: optionalLine(10),
  postcode: line(4, 'Enter the postcode').check(z.regex(/^\d{4}$/, 'A postcode has four digits')),
  phone: line(30, 'Enter a phone number'),
  blurb: z.string().check(z.trim(), z.maxLength(1000, 'At most 1,000 characters')),
  latitude,
  longitude,
  isAppointmentOnly: z.boolean(),
  /** Seven, Monday first. */
  openTimes: z.array(OpenTime).check(z.length(7, 'Give seven days')),
  otherHours: z.array(OtherDay).check(z.maxLength(60, 'At most 60 days')),
  services: z.array(line(60, 'Enter a service')).check(z.maxLength(20, 'At most 20 services')),
  isShown: z.boolean(),
  picture: z.nullable(PictureKey),
}

export const StoreDetail = z.object({
  ...fields,
  id: z.string(),
  uri: z.string(),
  picture: z.nullable(ManagedPicture),
})
export type StoreDetail = z.infer<typeof StoreDetail>

const roles = ['owner', 'merchandiser'] as const

/** Where shoppers go. */
export const manageStores = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/stores',
    summary: 'The stores of this shop, by their ids',
    query: z.object(keysetQuery),
    response: keysetPage(StoreSummary),
    errors: ['invalid_request'],
    roles: ['owner', 'merchandiser', 'service', 'store'],
    added: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/manage/api/stores/:id',
    summary: 'A store with its hours',
    params: byId,
    response: StoreDetail,
    errors: ['not_found'],
    roles: ['owner', 'merchandiser', 'service', 'store'],
    added: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/manage/api/stores',
    summary: 'Adds a store',
    body: z.object({
      id: line(20, 'Enter a code').check(z.regex(/^[\w-]+$/, 'Letters, digits, _ and - only')),
      ...fields,
    }),
    response: StoreDetail,
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/manage/api/stores/:id',
    summary: 'Changes a store; its address in the shop stays',
    params: byId,
    body: z.object(fields),
    response: StoreDetail,
    errors: ['invalid_request', 'not_found'],
    roles,
    added: true,
  }),
}
