import * as z from 'zod/mini'
import { Picture } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { Geo } from './geo.ts'

export const OpenTime = z.object({ isOpen: z.boolean(), openTime: z.string(), closeTime: z.string() })

/** A day with other hours than its weekday, such as a holiday. */
export const OtherHours = z.extend(OpenTime, { day: z.string(), note: z.string() })
export type OtherHours = z.infer<typeof OtherHours>

export const Store = z.object({
  storeId: z.string(),
  storeUri: z.string(),
  name: z.string(),
  subdivision: z.string(),
  address: z.string(),
  suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
  phone: z.string(),
  blurb: z.string(),
  isAppointmentOnly: z.boolean(),
  /** Seven entries, Monday first. */
  openTimes: z.array(OpenTime),
  thumbImg: z.nullable(z.object({ src: z.string() })),
  /** The shop front in every width. Left out by older servers. */
  frontImg: z.optional(Picture),
  /** Inside its shop. Left out by older servers and in lists. */
  insideImg: z.optional(Picture),
  virtualTourId: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** From today on, the next one first. Left out by older servers. */
  otherHours: z.optional(z.array(OtherHours)),
  services: z.optional(z.array(z.string())),
})
export type Store = z.infer<typeof Store>

export const StoreFilter = z.object({
  state: z.optional(z.string()),
  subdivision: z.optional(z.string()),
  text: z.optional(z.string()),
})

export const store = {
  list: endpoint({
    method: 'GET',
    path: '/api/store',
    summary: 'Stores, narrowed by state, subdivision or text',
    query: StoreFilter,
    response: z.array(Store),
  }),
  view: endpoint({
    method: 'GET',
    path: '/api/store/:id',
    summary: 'One store by its id or address name',
    params: z.object({ id: z.string() }),
    response: Store,
    errors: ['not_found'],
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/store/setstore',
    summary: "Choose the shopper's store",
    body: z.object({ storeId: z.string().check(z.minLength(1, 'Choose a store')) }),
    response: Geo,
    errors: ['invalid_request'],
  }),
}
