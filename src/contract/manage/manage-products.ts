import * as z from 'zod/mini'
import { Dollars } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { line } from './form-fields.ts'
import { keysetPage, keysetQuery } from './keyset.ts'
import { ManagedPicture, PictureKey } from './manage-pictures.ts'

const summary = {
  id: z.string(),
  sku: z.string(),
  title: z.string(),
  manufacturer: z.string(),
  /** The address of the category: kitchen/ovens/wall-ovens. */
  category: z.string(),
  /** In this shop; null: on request. */
  price: z.nullable(Dollars),
  rrp: z.nullable(Dollars),
  /** Whether this shop sells it. */
  isSold: z.boolean(),
  /** Pieces in the warehouses of this shop's country. */
  pieces: z.number(),
  /** The main picture: `/images/…`, without width and format. */
  picture: z.nullable(z.string()),
}
export const ProductSummary = z.object(summary)
export type ProductSummary = z.infer<typeof ProductSummary>

export const ProductDetail = z.object({
  ...summary,
  slug: z.string(),
  model: z.string(),
  description: z.string(),
  gtin: z.nullable(z.string()),
  /** Millimetres. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  depth: z.nullable(z.number()),
  finish: z.nullable(z.string()),
  energyStars: z.nullable(z.number()),
  warrantyYears: z.number(),
  /** Values as texts, by the key of the category's attribute. */
  attributes: z.record(z.string(), z.string()),
  /** The first one is the main picture. */
  pictures: z.array(z.extend(ManagedPicture, { alt: z.string() })),
  stock: z.array(z.object({ warehouse: z.string(), name: z.string(), quantity: z.number() })),
  /** Changes with every change of the product: a form that was filled before is rejected. */
  version: z.string(),
})
export type ProductDetail = z.infer<typeof ProductDetail>

/** Zero is a slip: everyone could order the product for nothing. */
const Amount = z.nullable(
  Dollars.check(z.minimum(0.01, 'Enter more than 0, or leave it empty'), z.maximum(1_000_000, 'At most 1,000,000')),
)

const Millimetres = z.optional(
  z.nullable(z.int('Whole millimetres only').check(z.minimum(1, 'At least 1'), z.maximum(20_000, 'At most 20,000'))),
)

/** What a product has of the attributes of its category. Left out: as it was. */
const details = {
  gtin: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(20, 'A barcode has 13 digits at most')))),
  width: Millimetres,
  height: Millimetres,
  depth: Millimetres,
  finish: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(40, 'At most 40 characters')))),
  energyStars: z.optional(
    z.nullable(z.number('Enter a number').check(z.minimum(0, 'Not below zero'), z.maximum(10, 'At most 10'))),
  ),
  warrantyYears: z.optional(
    z.int('Whole years only').check(z.minimum(0, 'Not below zero'), z.maximum(50, 'At most 50')),
  ),
  attributes: z.optional(
    z.record(
      z.string().check(z.maxLength(100, 'This is no attribute')),
      z.string().check(z.trim(), z.maxLength(80, 'At most 80 characters')),
    ),
  ),
  pictures: z.optional(
    z
      .array(
        z.object({
          key: PictureKey,
          /** What it shows, for those who do not see it. */
          alt: z.string('Write what the picture shows').check(z.trim(), z.maxLength(200, 'At most 200 characters')),
        }),
      )
      .check(z.maxLength(12, 'At most 12 pictures')),
  ),
}

const fields = {
  title: line(150, 'Enter a name'),
  manufacturer: line(80, 'Enter the manufacturer'),
  category: line(300, 'Choose a category'),
  model: z.optional(z.string().check(z.trim(), z.maxLength(80, 'At most 80 characters'))),
  description: z.optional(z.string().check(z.trim(), z.maxLength(20_000, 'At most 20,000 characters'))),
  price: Amount,
  rrp: Amount,
  stock: z.array(
    z.object({
      warehouse: z.string(),
      quantity: z
        .number('Enter a number of pieces')
        .check(z.int('Whole pieces only'), z.minimum(0, 'Not below zero'), z.maximum(1_000_000, 'At most 1,000,000')),
      /** What the form showed: orders take stock in the meantime. */
      was: z.number(),
    }),
  ),
  ...details,
}

const byId = z.object({ id: z.string() })

export const manageProducts = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/products',
    summary: 'All products, the newest first, with the price in this shop',
    query: z.object(keysetQuery),
    response: keysetPage(ProductSummary),
    errors: ['invalid_request'],
    roles: ['owner', 'merchandiser', 'service', 'store'],
    added: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/manage/api/products/:id',
    summary: 'A product with its stock',
    params: byId,
    response: ProductDetail,
    errors: ['not_found'],
    roles: ['owner', 'merchandiser', 'service', 'store'],
    added: true,
  }),
  options: endpoint({
    method: 'GET',
    path: '/manage/api/product-options',
    summary: 'What the form of a product offers: categories, manufacturers, warehouses of the country',
    response: z.object({
      categories: z.array(z.object({ uri: z.string(), name: z.string() })),
      manufacturers: z.array(z.string()),
      warehouses: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
    roles: ['owner', 'merchandiser', 'service', 'store'],
    added: true,
  }),
  attributes: endpoint({
    method: 'GET',
    path: '/manage/api/product-attributes',
    summary: 'The attributes of a category, with the values that its products have',
    query: z.object({ category: z.string().check(z.maxLength(300, 'This is no category')) }),
    response: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        kind: z.enum(['choice', 'range']),
        unit: z.string(),
        /** Of choices, the usual ones first. */
        values: z.array(z.string()),
      }),
    ),
    roles: ['owner', 'merchandiser', 'service', 'store'],
    added: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/manage/api/products',
    summary: 'Adds a product and sells it in this shop',
    body: z.object({
      sku: line(64, 'Enter a SKU').check(
        z.regex(/^[A-Za-z0-9][A-Za-z0-9./_+-]*$/, 'Letters, digits and . / _ + - only'),
        z.toUpperCase(),
      ),
      ...fields,
    }),
    response: ProductDetail,
    errors: ['invalid_request'],
    roles: ['owner', 'merchandiser'],
    added: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/manage/api/products/:id',
    summary: 'Changes a product, its price in this shop and its stock',
    params: byId,
    body: z.object({
      ...fields,
      /** False takes it off sale in this shop, whose price is not kept. Left out: true. */
      isSold: z.optional(z.boolean()),
      version: z.string(),
    }),
    response: ProductDetail,
    errors: ['invalid_request', 'not_found', 'conflict'],
    roles: ['owner', 'merchandiser'],
    added: true,
  }),
}

const manufacturer = z.object({
  /** Its URI. */
  id: z.string(),
  name: z.string(),
})
export type ManagedManufacturer = z.infer<typeof manufacturer>

/** Who makes products: added with the first of them. */
export const manageManufacturers = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/manufacturers',
    summary: 'The manufacturers of all products, by their addresses',
    query: z.object(keysetQuery),
    response: keysetPage(manufacturer),
    errors: ['invalid_request'],
    roles: ['owner', 'merchandiser', 'service', 'store'],
    added: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/manage/api/manufacturers/:id',
    summary: 'A manufacturer',
    params: byId,
    response: manufacturer,
    errors: ['not_found'],
    roles: ['owner', 'merchandiser', 'service', 'store'],
    added: true,
  }),
}
