/** The shop of a page of the back office, in its address. */
export const shopParam = 'shop'

/** A page of the back office in a shop, on the host of the admin pages. */
export const officeAddress = (shop: string, page: string) => `/manage?${shopParam}=${shop}#${page}`
