import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { html, line, linkAddress, optionalLine, period } from './form-fields.ts'
import { contentStates } from './manage-content.ts'
import { ManagedPicture, PictureKey } from './manage-pictures.ts'

const roles = ['owner', 'merchandiser'] as const

/** Null: the shop has none. */
const state = z.nullable(z.enum(contentStates))
const colour = optionalLine(7).check(z.regex(/^(?:#[0-9A-Fa-f]{6})?$/, 'Enter a colour such as #c4102b'))

const announcementFields = {
  ...period,
  desktopHtml: html.check(z.minLength(1, 'Enter a text')),
  /** Empty: as on wide screens. */
  mobileHtml: html,
  url: linkAddress,
  colour,
}
const Announcement = z.object({ id: z.literal('announcement'), ...announcementFields, desktopHtml: html, state })
export type ManagedAnnouncement = z.infer<typeof Announcement>

/** The bar above every page of a shop. */
export const manageAnnouncement = {
  view: endpoint({
    method: 'GET',
    path: '/manage/api/announcement',
    summary: 'The announcement of this shop, empty if there is none',
    response: Announcement,
    roles,
    added: true,
  }),
  save: endpoint({
    method: 'POST',
    path: '/manage/api/announcement',
    summary: 'Sets the announcement of this shop',
    body: z.object(announcementFields),
    response: Announcement,
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  takeDown: endpoint({
    method: 'POST',
    path: '/manage/api/announcement/take-down',
    summary: 'Ends the period of the announcement now',
    response: z.null(),
    errors: ['not_found'],
    roles,
    added: true,
  }),
}

/** Places of a shop where the banner of a sale can be. */
export const bannerSlots = [
  'siteWideHeaderBanner1',
  'siteWideHeaderBanner2',
  'homePageBanner',
  'homePageTallBanner',
  'homePageOffersTile',
  'categoryBadge',
  'andooCategoryBadge',
  'categoryTileBadge',
  'priceTag',
  'productUrgencyMessage',
  'checkoutBanner',
  'checkoutUrgencyTop',
  'checkoutBalloon',
  'navIcon',
  'navIconMobile',
  'footerBanner',
] as const
export type BannerSlot = (typeof bannerSlots)[number]

/** Small pictures that the shop has already. */
export const bannerSigns = ['percent', 'tag', 'clock'] as const

const bannerFields = {
  slot: z.enum(bannerSlots, 'Choose a place'),
  /** Beside the picture; empty: the picture says everything. */
  words: optionalLine(120),
  sign: z.nullable(z.enum(bannerSigns)),
}

const saleFields = {
  name: line(60, 'Enter a name'),
  startsAt: z.iso.datetime('Choose a day and a time'),
  endsAt: z.iso.datetime('Choose a day and a time'),
  url: linkAddress,
  colour,
}

const Sale = z.object({
  id: z.literal('sale'),
  ...saleFields,
  name: z.string(),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  banners: z.array(z.object({ ...bannerFields, picture: z.nullable(ManagedPicture) })),
  state,
})
export type ManagedSale = z.infer<typeof Sale>

/** The sale of a shop with its banners: on the home page, on lists, in the cart. */
export const manageSale = {
  view: endpoint({
    method: 'GET',
    path: '/manage/api/sale',
    summary: 'The sale of this shop, empty if there is none',
    response: Sale,
    roles,
    added: true,
  }),
  save: endpoint({
    method: 'POST',
    path: '/manage/api/sale',
    summary: 'Sets the sale of this shop',
    body: z.object({
      ...saleFields,
      banners: z
        .array(z.object({ ...bannerFields, picture: z.nullable(PictureKey) }))
        .check(z.maxLength(bannerSlots.length, 'One for each place')),
    }),
    response: Sale,
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  takeDown: endpoint({
    method: 'POST',
    path: '/manage/api/sale/take-down',
    summary: 'Ends the sale now',
    response: z.null(),
    errors: ['not_found'],
    roles,
    added: true,
  }),
}
