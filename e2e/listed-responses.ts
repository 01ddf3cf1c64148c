import type { Page } from '@playwright/test'

/**
 * The remaining fields of a response: the whole value, the listed fields of an object, or those of each item of a list.
 */
type Shape = true | readonly [Shape] | { readonly [field: string]: Shape }

const fields = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, true as const]))

const cartProduct = fields(
  'productCode sku title price quantity brand category categorization available lineDiscount showVariation promoId sortOrder',
)
const storeName = fields('storeId storeUri name subdivision')
const project = {
  ...fields('projectRef quoteId brandVariations quoted projectEmailed sharedStatus quoteStatus selectedSalesPerson'),
  cart: { products: [cartProduct] },
  folders: [fields('id title products sortOrder')],
  files: [fields('id productCode')],
  productNotes: [fields('id notes sku createdBy lastModified salesPersonName')],
  productVariations: [fields('id brand variationSku comments productCode rrpOverride')],
  staffComments: [fields('user timestamp message')],
  quoteData: fields(
    'projectAddress suburb postCode state firstName lastName customerName customerEmail customerEmailSecondary contactNumber ' +
      'customerNumberSecondary projectGoal projectStart referrerCode referrerName referrerBusinessName referrerPhone ' +
      'referrerContact interests comments showCulinaryBookings',
  ),
  selectedStore: storeName,
} as const
const row = {
  ...fields(
    'projectName projectId folderName folderId quoteId customerName customerPhone customerEmail secondaryCustomerPhone ' +
      'secondaryCustomerEmail quotePrice projectGoal projectStart created dateModified referrer fullAddress',
  ),
  status: fields('name'),
  salesperson: fields('name'),
  store: fields('name'),
} as const

/** The response fields of the third document by endpoint. Where both documents list an entity, the fields of both. */
const listed: readonly (readonly [path: RegExp, shape: Shape])[] = [
  [
    /^\/api\/cart\/?$/,
    { ...fields('cartId productCount orderTotal messages errors'), products: [cartProduct], rewards: [cartProduct] },
  ],
  [
    /^\/api\/geo$/,
    {
      ...fields(
        'nearestWarehouseLocationCode newUser ipCountry country postcode state city locationId _id fullAddress',
      ),
      store: storeName,
    },
  ],
  [/^\/api\/store\/select-view$/, { availableStores: [storeName], availableSalesPersons: true }],
  [
    /^\/api\/store(?:\/[\w-]+)?$/,
    {
      ...fields(
        'storeId storeUri name subdivision address suburb state postcode phone isAppointmentOnly virtualTourId',
      ),
      openTimes: [fields('isOpen closeTime')],
      thumbImg: fields('src'),
    },
  ],
  [/^\/api\/promotion\/sale\/?$/, fields('isSaleOn name baseImagePath url colour time images')],
  [/^\/api\/settings$/, { items: [fields('name value')], totalCount: true }],
  [/^\/api\/v3\/search$/, { suggestions: [fields('type text url imageUrl price')] }],
  [
    /^\/api\/search\/products$/,
    { SearchSuggestions: [fields('Result Url')], ProductResults: [fields('Name ImageUrl Price Url')] },
  ],
  [/^\/api\/v2\/project\/(?:minimal|changelogs|navbar|outline\/.*|kad\/.*|export)$/, true],
  [/^\/api\/v2\/project\/customer-project-count$/, fields('projectCount')],
  [/^\/api\/v2\/project\/search$/, { quotes: [row], totalCount: true }],
  [/^\/api\/v2\/project\/[\w-]+$/, project],
  [/^\/api\/Reminders$/, { totalCount: true, reminders: [fields('id date status')] }],
]

function only(value: unknown, shape: Shape): unknown {
  if (shape === true || value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => only(item, Array.isArray(shape) ? shape[0] : shape))
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const own = (shape as { readonly [field: string]: Shape })[name] // an object has a shape of fields
    return own === undefined ? [] : [[name, only(inner, own)]]
  })
  return Object.fromEntries(entries)
}

/** Removes all fields from responses that are not listed. Returns the paths of changed responses. */
export async function respondWithListedFields(page: Page) {
  const narrowed = new Set<string>()
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    const shape = listed.find(([path]) => path.test(url.pathname))?.[1]
    if (request.method() !== 'GET' || shape === undefined) return route.fallback()
    // Node cannot resolve the shops' names: the host is sent as a header instead.
    const headers = { ...(await request.allHeaders()), host: url.host }
    const response = await route.fetch({ url: `http://127.0.0.1:${url.port}${url.pathname}${url.search}`, headers })
    const text = await response.text()
    if (!response.ok() || text === '') return route.fulfill({ response, body: text })
    const narrowedBody = JSON.stringify(only(JSON.parse(text), shape))
    if (narrowedBody !== JSON.stringify(JSON.parse(text))) narrowed.add(url.pathname)
    return route.fulfill({ response, body: narrowedBody })
  })
  return narrowed
}
