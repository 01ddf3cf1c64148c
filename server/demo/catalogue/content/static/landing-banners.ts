import type { StoredBanner } from '../../../../database/schema/catalogue.ts'
import type { Shop } from '../../shops.ts'

const rights = {
  AU: 'https://www.accc.gov.au/consumers',
  NZ: 'https://www.consumerprotection.govt.nz',
}

type BannerOf = (shop: Shop, words: { title: string; description: string }) => StoredBanner

/** Banners by page name. */
export const landingBanners: Readonly<Record<string, BannerOf>> = {
  sale: ({ room }, { title, description }) => ({
    heading: title,
    text: description,
    subTitles: ['The saving is against the recommended price', 'Twelve months of prices on every product'],
    picture: room,
    buttons: [
      { type: 'refine', text: 'Narrow it down' },
      { type: 'search', text: 'Search instead' },
    ],
  }),
  clearance: (_shop, { title, description }) => ({
    heading: title,
    text: description,
    subTitles: ['The tag on each says which kind it is', 'What is gone does not come back'],
    picture: 'room-warehouse',
    buttons: [
      { type: 'refine', text: 'Narrow it down' },
      { type: 'search', text: 'Search instead' },
    ],
  }),
  'legendary-service': ({ key, country }, { title, description }) => ({
    heading: title,
    text: description,
    subTitles: [],
    class: 'lg-masthead',
    picture: `inside-${key}`,
    buttons: [
      { type: 'link', text: 'Talk to us', url: '/s/contact' },
      { type: 'externalLink', text: 'Your rights by law', url: rights[country] },
    ],
  }),
  blog: ({ room }, { title, description }) => ({
    heading: title,
    text: description,
    subTitles: [],
    class: 'blog-masthead',
    picture: room,
    buttons: [],
  }),
  'virtual-tour': ({ room }, { title, description }) => ({
    heading: title,
    text: description,
    subTitles: [],
    class: 'virtual-tour-masthead',
    picture: room,
    buttons: [{ type: 'link', text: 'All stores', url: '/stores' }],
  }),
  'winning-commercial': (_shop, { title, description }) => ({
    heading: title,
    text: description,
    subTitles: [],
    class: 'lg-masthead',
    picture: 'room-commercial-kitchen',
    buttons: [{ type: 'link', text: 'Open a trade account', url: '/form/trade-account' }],
  }),
  about: (_shop, { title, description }) => ({
    heading: title,
    text: description,
    subTitles: [],
    class: 'no-masthead',
    picture: null,
    buttons: [{ type: 'link', text: 'Find a store', url: '/stores' }],
  }),
}
