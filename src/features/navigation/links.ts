import type { NavCategory, NavLink } from '#contract/content/navigation.ts'
import { paths } from '#lib/page/paths.ts'

export type ShopLink = { text: string; to: string }

export const categoryPath = (uri: string) => paths.category(uri.replace(/^\/?(c\/)?/, ''))

/** An address the server sends: a full one, one of ours, or the bare address of a category. */
export const linkPath = (uri: string) => (/^(https?:|mailto:|tel:|\/)/.test(uri) ? uri : `/${uri}`)

const topLinks = (links: readonly NavLink[]): ShopLink[] =>
  links.map(({ title, uri }) => ({ text: title, to: linkPath(uri) }))

const stores: ShopLink = { text: 'Stores', to: paths.stores() }
const catalogue: ShopLink = { text: 'Catalogue', to: paths.catalogue() }
const clearance = paths.clearance()
const promotions: ShopLink = { text: 'Promotions', to: paths.promotions() }
const demos: ShopLink = { text: 'Cooking demos', to: paths.cookingDemos() }
const expert: ShopLink = { text: 'Ask an expert', to: paths.askAnExpert() }

/** Links of the main bar: those of the server, except for links elsewhere in the header. */
export function headWords(topNav: readonly NavLink[]): ShopLink[] {
  const placed = [paths.products(), paths.stores(), clearance]
  return topLinks(topNav).filter(({ to }) => !placed.includes(to))
}

/** The same links beside a category bar, without the catalogue to save space. */
export const barWords = (topNav: readonly NavLink[]) => headWords(topNav).filter(({ to }) => to !== catalogue.to)

const barLength = 8

/** Picks second-level categories for one row, in turn from every department, so that each has some. */
export function barCategories(categories: readonly NavCategory[]): ShopLink[] {
  const longest = Math.max(0, ...categories.map((category) => category.subCategories.length))
  const rounds = Array.from({ length: longest }, (_, index) => categories.map((group) => group.subCategories[index]))
  const picked = new Set(
    rounds
      .flat()
      .filter((subCategory) => subCategory !== undefined)
      .slice(0, barLength),
  )
  // Picked in turns, shown in the order of the menu.
  const subCategories = categories
    .flatMap((category) => category.subCategories)
    .filter((subCategory) => picked.has(subCategory))
  return subCategories.map(({ title, uri }) => ({ text: title, to: categoryPath(uri) }))
}

const article = (name: string, text: string): ShopLink => ({ text, to: paths.article({ name }) })

/** Right end of the utility row. */
export const serviceLinks = (hasCategoryBar: boolean): ShopLink[] => [
  ...(hasCategoryBar ? [catalogue] : []),
  promotions,
  demos,
  stores,
  expert,
]

export type LinkColumn = { title: string; links: readonly ShopLink[] }

/** In the footer, and beside the pages that it leads to. */
export const helpColumn: LinkColumn = {
  title: 'Help',
  links: [
    article('delivery', 'Delivery'),
    article('returns', 'Returns'),
    article('legendary-service', 'Our service'),
    expert,
    { text: 'Book a time', to: paths.bookings() },
    { text: 'Help with cooking', to: paths.culinarySupport() },
  ],
}

/** Includes the clearance link while the server lists it. */
export const footerColumns = (categories: readonly NavCategory[], topNav: readonly NavLink[]): LinkColumn[] => [
  { title: 'Shop', links: barCategories(categories).slice(0, 6) },
  {
    title: 'Find',
    links: [
      { text: 'All categories', to: paths.products() },
      { text: 'Brands', to: paths.brands() },
      promotions,
      ...topLinks(topNav).filter(({ to }) => to === clearance),
      catalogue,
      stores,
    ],
  },
  helpColumn,
  {
    title: 'About',
    links: [
      article('about', 'About us'),
      { text: 'Inspiration', to: paths.inspiration() },
      { text: 'Recipes', to: paths.recipes() },
      demos,
      { text: 'Blog', to: paths.blog() },
      article('privacy', 'Privacy'),
      article('terms', 'Terms'),
      { text: 'Site map', to: paths.siteMap() },
    ],
  },
]
