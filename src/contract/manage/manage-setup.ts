import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { byId, laterField, latitude, line, longitude, optionalLine } from './form-fields.ts'
import { keysetPage, keysetQuery } from './keyset.ts'

const attribute = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(['choice', 'range']),
  unit: z.string(),
  isFilter: z.boolean(),
})

const category = z.object({
  /** Its address: kitchen/small-appliances/kettles. */
  id: z.string(),
  name: z.string(),
  /** The last part of the address. */
  slug: z.string(),
  /** Names from the top: Kitchen > Small appliances > Kettles. */
  path: z.string(),
  /** The address of the one above; null: at the top. */
  parent: z.nullable(z.string()),
  description: z.string(),
  attributes: z.array(attribute),
})
export type ManagedCategory = z.infer<typeof category>

const newAttributes = z
  .array(
    z.object({
      name: line(60, 'Enter a name'),
      /** A number that shoppers filter by a range, or words to choose from. */
      kind: z.enum(['choice', 'range'], 'Choose numbers or words'),
      unit: optionalLine(20),
      isFilter: z.boolean(),
    }),
  )
  .check(z.maxLength(40, 'At most 40 attributes'))

const description = z.string().check(z.trim(), z.maxLength(2000, 'At most 2,000 characters'))

const slug = line(60, 'Enter an address').check(
  z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and single hyphens only'),
)

const roles = ['owner', 'merchandiser'] as const
const readers = ['owner', 'merchandiser', 'service', 'store'] as const

/** Where products are found. */
export const manageCategories = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/categories',
    summary: 'All categories, by their addresses; with isUpper those that others can be below',
    query: z.object({ ...keysetQuery, isUpper: z.optional(z.enum(['true'])) }),
    response: keysetPage(category),
    errors: ['invalid_request'],
    roles: readers,
    added: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/manage/api/categories/:id',
    summary: 'A category with its attributes',
    params: byId,
    response: category,
    errors: ['not_found'],
    roles: readers,
    added: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/manage/api/categories',
    summary: 'Adds a category, at the top or below another one',
    body: z.object({
      name: line(60, 'Enter a name'),
      /** The address of the one above; null: at the top. */
      parent: z.nullable(z.string()),
      description,
      attributes: newAttributes,
    }),
    response: category,
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/manage/api/categories/:id',
    summary: 'Changes or moves a category and adds attributes; a former address leads to the new one in every shop',
    params: byId,
    body: z.object({
      name: laterField(line(60, 'Enter a name')),
      slug: laterField(slug),
      /** The address of the one above; null: at the top. */
      parent: laterField(z.nullable(z.string())),
      description,
      added: newAttributes,
    }),
    response: category,
    errors: ['invalid_request', 'not_found'],
    roles,
    added: true,
  }),
}

const warehouse = z.object({
  /** The code that imported files use: SYDNEY. */
  id: z.string(),
  name: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Suburbs that are delivered to from it. */
  areas: z.number(),
})
export type ManagedWarehouse = z.infer<typeof warehouse>

const warehouseFields = { name: line(80, 'Enter a name'), state: optionalLine(10), latitude, longitude }

const area = z.object({
  id: z.string(),
  suburb: z.string(),
  postcode: z.string(),
  state: z.string(),
  warehouse: z.string(),
})
export type DeliveryArea = z.infer<typeof area>

/** Where products are sent from and to, in the country of the shop. */
export const manageDelivery = {
  warehouses: endpoint({
    method: 'GET',
    path: '/manage/api/warehouses',
    summary: 'The warehouses of the country, by their codes',
    query: z.object(keysetQuery),
    response: keysetPage(warehouse),
    errors: ['invalid_request'],
    roles: readers,
    added: true,
  }),
  addWarehouse: endpoint({
    method: 'POST',
    path: '/manage/api/warehouses',
    summary: 'Adds a warehouse in the country of the shop',
    body: z.object({
      code: line(60, 'Enter a code').check(z.regex(/^\w+$/, 'Letters, digits and _ only'), z.toUpperCase()),
      ...warehouseFields,
    }),
    response: warehouse,
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  warehouse: endpoint({
    method: 'GET',
    path: '/manage/api/warehouses/:id',
    summary: 'A warehouse',
    params: byId,
    response: warehouse,
    errors: ['not_found'],
    roles: readers,
    added: true,
  }),
  changeWarehouse: endpoint({
    method: 'POST',
    path: '/manage/api/warehouses/:id',
    summary: 'Changes a warehouse',
    params: byId,
    body: z.object(warehouseFields),
    response: warehouse,
    errors: ['invalid_request', 'not_found'],
    roles,
    added: true,
  }),
  areas: endpoint({
    method: 'GET',
    path: '/manage/api/delivery-areas',
    summary: 'Suburbs that the shop delivers to, by postcode',
    query: z.object(keysetQuery),
    response: keysetPage(area),
    errors: ['invalid_request'],
    roles: readers,
    added: true,
  }),
  addArea: endpoint({
    method: 'POST',
    path: '/manage/api/delivery-areas',
    summary: 'Adds a suburb, at the position of its warehouse',
    body: z.object({
      suburb: line(80, 'Enter a suburb'),
      postcode: line(4, 'Enter a postcode').check(z.regex(/^\d{4}$/, 'A postcode has four digits')),
      state: optionalLine(10),
      warehouse: z.string('Choose a warehouse'),
    }),
    response: area,
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
}
