import { type DataProvider, type GetListParams, HttpError } from 'react-admin'
import type { ProductDetail } from '#contract/manage/manage-products.ts'
import { api } from './api.ts'

type Page = { rows: { id: string }[]; next: string | null }
type Query = { after?: string; limit?: number; q?: string; [filter: string]: unknown }
type Resource = {
  list: (query: Query) => Promise<Page>
  one?: (id: string) => Promise<{ id: string }>
  create?: (data: Record<string, unknown>) => Promise<{ id: string }>
  update?: (id: string, data: Record<string, unknown>) => Promise<{ id: string }>
}

/** Each row of the stock with what the form showed at first: orders change it in the meantime. */
const withFormer = (product: ProductDetail) => ({
  ...product,
  stock: product.stock.map((row) => ({ ...row, was: row.quantity })),
})

/** There is one of it in a shop, and no list. */
const none = () => Promise.resolve({ rows: [], next: null })

/** What the pages call a list, and the calls that answer for it. */
const resources: Record<string, Resource> = {
  products: {
    list: (query) => api.manageProducts.list({ query }),
    one: async (id) => withFormer(await api.manageProducts.view({ params: { id } })),
    create: async (data) => withFormer(await api.manageProducts.create({ body: data as never })), // the form has made it by `toBody`
    update: async (id, data) => withFormer(await api.manageProducts.update({ params: { id }, body: data as never })),
  },
  categories: {
    list: (query) => api.manageCategories.list({ query }),
    one: (id) => api.manageCategories.view({ params: { id } }),
    create: (data) => api.manageCategories.create({ body: data as never }), // the forms of this and the next have these fields
    update: (id, data) => api.manageCategories.update({ params: { id }, body: data as never }),
  },
  manufacturers: {
    list: (query) => api.manageManufacturers.list({ query }),
    one: (id) => api.manageManufacturers.view({ params: { id } }),
  },
  warehouses: {
    list: (query) => api.manageDelivery.warehouses({ query }),
    one: (id) => api.manageDelivery.warehouse({ params: { id } }),
    create: (data) => api.manageDelivery.addWarehouse({ body: data as never }),
    update: (id, data) => api.manageDelivery.changeWarehouse({ params: { id }, body: data as never }),
  },
  'delivery-areas': {
    list: (query) => api.manageDelivery.areas({ query }),
    create: (data) => api.manageDelivery.addArea({ body: data as never }),
  },
  stores: {
    list: (query) => api.manageStores.list({ query }),
    one: (id) => api.manageStores.view({ params: { id } }),
    create: (data) => api.manageStores.create({ body: data as never }),
    update: (id, data) => api.manageStores.update({ params: { id }, body: data as never }),
  },
  redirects: {
    list: (query) => api.manageRedirects.list({ query }),
    one: (id) => api.manageRedirects.view({ params: { id } }),
    create: (data) => api.manageRedirects.create({ body: data as never }),
    update: (id, data) => api.manageRedirects.update({ params: { id }, body: data as never }),
  },
  settings: { list: (query) => api.manageSettings.list({ query }) },
  coupons: {
    list: (query) => api.manageCoupons.list({ query }),
    one: (id) => api.manageCoupons.view({ params: { id } }),
    create: (data) => api.manageCoupons.create({ body: data as never }),
    update: (id, data) => api.manageCoupons.update({ params: { id }, body: data as never }),
  },
  promotions: {
    list: (query) => api.managePromotions.list({ query }),
    one: (id) => api.managePromotions.view({ params: { id } }),
    create: (data) => api.managePromotions.create({ body: data as never }),
    update: (id, data) => api.managePromotions.update({ params: { id }, body: data as never }),
  },
  pages: {
    list: (query) => api.managePages.list({ query }),
    // The form shows the fields of a banner where there is one.
    one: async (id) => {
      const page = await api.managePages.view({ params: { id } })
      return { ...page, hasBanner: page.banner !== null }
    },
    create: (data) => api.managePages.create({ body: data as never }),
    update: (id, data) => api.managePages.update({ params: { id }, body: data as never }),
  },
  articles: {
    list: (query) => api.manageArticles.list({ query }),
    one: (id) => api.manageArticles.view({ params: { id } }),
    create: (data) => api.manageArticles.create({ body: data as never }),
    update: (id, data) => api.manageArticles.update({ params: { id }, body: data as never }),
  },
  announcement: {
    list: none,
    one: () => api.manageAnnouncement.view(),
    update: (_id, data) => api.manageAnnouncement.save({ body: data as never }),
  },
  sale: {
    list: none,
    one: () => api.manageSale.view(),
    update: (_id, data) => api.manageSale.save({ body: data as never }),
  },
  enquiries: {
    list: (query) => api.manageEnquiries.list({ query }),
    one: (id) => api.manageEnquiries.view({ params: { id } }),
  },
  moderation: { list: () => api.manageModeration.list() },
  newsletter: { list: (query) => api.manageNewsletter.list({ query }) },
  orders: {
    list: (query) => api.manageOrders.list({ query }),
    one: (id) => api.manageOrders.view({ params: { id } }),
  },
  returns: { list: (query) => api.manageReturns.list({ query }) },
  staff: { list: (query) => api.manageStaff.list({ query }) },
  audit: { list: (query) => api.manageAudit.list({ query }) },
  webhooks: {
    list: (query) => api.manageWebhooks.list({ query }),
    one: (id) => api.manageWebhooks.view({ params: { id } }),
    create: (data) => api.manageWebhooks.create({ body: data as never }), // the form has these fields
    update: (id, data) => api.manageWebhooks.update({ params: { id }, body: data as never }),
  },
}

const resourceOf = (name: string) => {
  const resource = resources[name]
  if (!resource) throw new Error(`There is no list of ${name}`)
  return resource
}

/** Marks of the pages that were read, by list, filter and page: a list knows only the next one. */
const marks = new Map<string, string>()

async function page(name: string, { filter, pagination }: GetListParams): Promise<Page> {
  const { page: wanted = 1, perPage = 25 } = pagination ?? {}
  const list = `${name} ${JSON.stringify(filter)} ${perPage}`
  const read = async (number: number) => {
    const after = marks.get(`${list} ${number}`)
    const found = await resourceOf(name).list({ ...filter, limit: perPage, ...(after ? { after } : {}) })
    if (found.next !== null) marks.set(`${list} ${number + 1}`, found.next)
    return found
  }
  let number = wanted
  // After a reload the marks are gone: the pages before are read again.
  while (number > 1 && !marks.has(`${list} ${number}`)) number--
  let found = await read(number)
  while (number < wanted && found.next !== null) found = await read(++number)
  return found
}

/**
 * Without an error in it, a form counts as saved, and is left without a question. Conflicts of products are shown by
 * their page, which resets the form.
 */
async function saved<Saved>(name: string, saving: Promise<Saved> | undefined): Promise<{ data: Saved | undefined }> {
  try {
    return { data: await saving }
  } catch (error) {
    const isOwn = !(error instanceof HttpError) || (name === 'products' && error.status === 409)
    if (isOwn || Object.keys(error.body?.errors ?? {}).length > 0) throw error
    const { message, status, body } = error
    throw new HttpError(message, status, { ...body, errors: { root: { serverError: message } } })
  }
}

const unused = (name: string) => () => Promise.reject(new Error(`The back office has no ${name}`))

/** Hands the calls of the back office to react-admin's pages. */
export const dataProvider = {
  getList: async (name: string, params: GetListParams) => {
    const { rows, next } = await page(name, params)
    const before = (params.pagination?.page ?? 1) > 1
    return { data: rows, pageInfo: { hasNextPage: next !== null, hasPreviousPage: before } }
  },
  getOne: async (name: string, { id }: { id: string }) => ({ data: await resourceOf(name).one?.(id) }),
  create: (name: string, { data }: { data: Record<string, unknown> }) => saved(name, resourceOf(name).create?.(data)),
  update: async (name: string, { id, data }: { id: string; data: Record<string, unknown> }) => {
    const updated = await saved(name, resourceOf(name).update?.(id, data))
    // The id of a category is its address, which may be new: its form, until it is left, accepts the one that it asked for.
    return { data: updated.data && { ...updated.data, id } }
  },
  // A field for a choice looks up what is chosen.
  getMany: async (name: string, { ids }: { ids: string[] }) => ({
    data: await Promise.all(ids.map((id) => resourceOf(name).one?.(id))),
  }),
  getManyReference: unused('references'),
  updateMany: unused('change of many'),
  delete: unused('removal'),
  deleteMany: unused('removal of many'),
} as unknown as DataProvider // its types are generic in the row, which only the page of a list knows
