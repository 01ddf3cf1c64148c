import type { contract } from '#contract/contract.ts'
import type { StoredBanner } from '../database/schema/catalogue.ts'
import type { ReadDeps } from '../deps.ts'
import { notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { optionalPicture } from '../images/library.ts'
import { safeHtml } from '../lib/safe-html.ts'
import { sitePages } from './site-pages.ts'
import { alertBanner, hasListings, redirectFrom, staticPage } from './store/content.ts'

/** Normalises an address to its path as stored in the table of redirects. */
export function redirectPath(address: string) {
  const path = address.split(/[?#]/)[0] ?? ''
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}

// Accepts a path of the shop or an absolute http(s) URL; rejects `//elsewhere` and `javascript:`.
const isSafe = (destination: string) => /^(?:https?:\/\/[^/\\]|\/(?![/\\]))/.test(destination)

// Banner of a shop that has no listed products yet.
const nothingForSale = {
  bannerURL: '',
  backgroundColor: '',
  desktopContent: '<p>Nothing is for sale yet. We are still filling the shelves: please come back soon.</p>',
  mobileContent: '<p>Nothing is for sale yet. Please come back soon.</p>',
}

// No alternative text: the image is decorative.
const bannerOf = (banner: StoredBanner) => ({ ...banner, picture: optionalPicture(banner.picture, '') })

/** Headings of the site map, in their order. */
const headings = {
  main: 'Shop',
  categories: 'Departments',
  reading: 'Articles and cooking demos',
  stores: 'Stores',
  forms: 'Forms',
  help: 'Help',
  brands: 'Brands',
} as const

export const contentHandlers = (deps: ReadDeps): Handlers<typeof contract>['content'] => {
  const { db, clock } = deps
  async function redirectOf(address: string, brand: string) {
    const destination = await redirectFrom(db, brand, redirectPath(address))
    return destination !== undefined && isSafe(destination)
      ? { doRedirect: true, destinationUri: destination }
      : { doRedirect: false, destinationUri: '' }
  }
  return {
    static: async ({ params }, { brand }) => {
      const page = await staticPage(db, brand.key, { name: params.name.toLowerCase(), now: clock() })
      if (!page) throw notFound()
      const { banner, html, name, title, description } = page
      return { name, title, description, html: safeHtml(html), ...(banner ? { banner: bannerOf(banner) } : {}) }
    },
    siteMap: async (_input, { brand }) => {
      const pages = await sitePages(deps, brand)
      return Object.entries(headings).map(([key, title]) => ({
        title,
        links: pages[key as keyof typeof headings].map(({ path, title: name }) => ({ title: name, uri: path })), // its own keys
      }))
    },
    alertBanner: async (_input, { brand }) => {
      const banner = await alertBanner(db, brand.key, clock())
      if (!banner) return (await hasListings(db, brand.key)) ? null : nothingForSale
      const { bannerUrl, backgroundColor, desktopContent, mobileContent } = banner
      return {
        bannerURL: bannerUrl,
        backgroundColor,
        desktopContent: safeHtml(desktopContent),
        mobileContent: safeHtml(mobileContent),
      }
    },
    redirect: ({ query }, { brand }) => redirectOf(query.fromUrl, brand.key),
    redirectDestination: ({ query }, { brand }) => redirectOf(query.fromUri, brand.key),
  }
}
