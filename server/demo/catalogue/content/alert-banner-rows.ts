import type { alertBanners } from '../../../database/schema/catalogue.ts'

export type AlertBannerRow = typeof alertBanners.$inferInsert

const banner = (
  brand: string,
  bannerUrl: string,
  backgroundColor: string,
  desktopContent: string,
  mobileContent: string,
): AlertBannerRow => ({
  brand,
  bannerUrl,
  backgroundColor,
  desktopContent,
  mobileContent,
})

export const alertBannerRows: readonly AlertBannerRow[] = [
  banner(
    'wa',
    '/article/catalogue',
    '#EFE4C6',
    '<p>Summer catalogue is here: 84 pages of quiet kitchens. <u>Read the catalogue</u></p>',
    '<p>Summer catalogue is here. <u>Read it</u></p>',
  ),
  banner(
    'aol',
    '/article/delivery',
    '#FFD9B8',
    '<p><strong>Next-day delivery</strong> to most metro suburbs, and we take the old one. <u>How it works</u></p>',
    '<p><strong>Next-day delivery</strong> in most cities. <u>How?</u></p>',
  ),
  banner(
    'andoo',
    '/article/delivery',
    '#E6D2BE',
    '<p>Fast, free delivery to the room, and we take the old one with us. <u>How delivery works</u></p>',
    '<p>Fast, free delivery to the room. <u>How?</u></p>',
  ),
  banner(
    'aol-nz',
    '/article/delivery',
    '#CDEBD4',
    '<p><strong>Delivered nationwide</strong> and installed by locals, from Whangārei to Invercargill. <u>Delivery days</u></p>',
    '<p><strong>Delivered nationwide.</strong> <u>Delivery days</u></p>',
  ),
  banner(
    'hc',
    '/stores',
    '#121212',
    '<p>Truck 41 lands <strong>Saturday 7 am</strong>: fridges, ovens and cooktops. <u>Find the shed</u></p>',
    '<p>Truck 41 lands <strong>Saturday 7 am</strong>. <u>Find the shed</u></p>',
  ),
  banner(
    'aoc',
    '/article/delivery',
    '#DCE6F0',
    '<p>Order by 2 pm for next-day metro site delivery. <u>Cut-off times</u></p>',
    '<p>Order by 2 pm for next-day metro delivery.</p>',
  ),
  banner(
    'wac',
    '/stores',
    '#C8AD70',
    '<p>Specifier day, 3 December: six new ranges on the bench. <u>Reserve a place</u></p>',
    '<p>Specifier day, 3 December. <u>Reserve</u></p>',
  ),
  banner(
    'fk',
    '/article/catalogue',
    '#CFE1B4',
    '<p>Spring planting: a potted herb with every kitchen package. <u>Choose yours</u></p>',
    '<p>A potted herb with every kitchen package.</p>',
  ),
]
