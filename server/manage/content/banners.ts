import type { BannerSlot, ManagedAnnouncement, ManagedSale } from '#contract/manage/manage-banners.ts'
import { bannerSigns, bannerSlots } from '#contract/manage/manage-banners.ts'
import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { Deps } from '../../deps.ts'
import { invalidField, notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { audited } from '../audited.ts'
import { managedPicture, missingPicture, pictureGoneText } from '../pictures.ts'
import { periodColumns, periodOf, stateOf } from './period.ts'
import {
  type AnnouncementRow,
  findAnnouncement,
  findSale,
  type SaleRow,
  writeAnnouncement,
  writeSale,
} from './store/manage-content.ts'
import { writtenHtml } from './written-html.ts'

const announcementOf = (row: AnnouncementRow | null, now: Date): ManagedAnnouncement => ({
  id: 'announcement',
  desktopHtml: row?.desktopContent ?? '',
  mobileHtml: row?.mobileContent ?? '',
  url: row?.bannerUrl ?? '',
  colour: row?.backgroundColor ?? '',
  ...(row ? periodOf(row) : { startsAt: null, endsAt: null }),
  state: row && stateOf(row, now),
})

const loggedAnnouncement = ({ brand: _, shownFrom, shownUntil, ...row }: AnnouncementRow) => ({
  ...row,
  ...periodOf({ shownFrom, shownUntil }),
})

const label = 'Announcement'

/** The bar above every page. */
export function announcementHandlers(deps: Deps): Handlers<typeof manageContract>['manageAnnouncement'] {
  const { db, clock } = deps
  return {
    view: async (_input, { brand }) => announcementOf(await findAnnouncement(db, brand.key), clock()),

    save: async ({ body: { desktopHtml, mobileHtml, url, colour, ...period } }, context) => {
      const { key: brand } = context.brand
      const desktopContent = writtenHtml(desktopHtml)
      const row: AnnouncementRow = {
        brand,
        desktopContent,
        mobileContent: writtenHtml(mobileHtml) || desktopContent,
        bannerUrl: url,
        backgroundColor: colour,
        ...periodColumns(period),
      }
      return audited(deps, context, {
        action: 'changed the announcement',
        subject: 'announcement',
        work: async (tx, now) => {
          const former = await findAnnouncement(tx, brand)
          await writeAnnouncement(tx, row)
          const before = former && loggedAnnouncement(former)
          return { result: announcementOf(row, now), subjectId: brand, label, before, after: loggedAnnouncement(row) }
        },
      })
    },

    takeDown: async (_input, context) => {
      const { key: brand } = context.brand
      return audited(deps, context, {
        action: 'took down the announcement',
        subject: 'announcement',
        work: async (tx, now) => {
          const former = await findAnnouncement(tx, brand)
          if (!former) throw notFound('This shop has no announcement')
          const row = { ...former, shownUntil: now }
          await writeAnnouncement(tx, row)
          const [before, after] = [loggedAnnouncement(former), loggedAnnouncement(row)]
          return { result: null, subjectId: brand, label, before, after }
        },
      })
    },
  }
}

/** Width and height of the picture in each place. */
const sizes: Readonly<Record<BannerSlot, readonly [width: number, height: number]>> = {
  siteWideHeaderBanner1: [40, 40],
  siteWideHeaderBanner2: [36, 36],
  homePageBanner: [640, 420],
  homePageTallBanner: [390, 260],
  homePageOffersTile: [640, 420],
  categoryBadge: [16, 16],
  andooCategoryBadge: [16, 16],
  categoryTileBadge: [16, 16],
  priceTag: [16, 16],
  productUrgencyMessage: [20, 20],
  checkoutBanner: [20, 20],
  checkoutUrgencyTop: [20, 20],
  checkoutBalloon: [20, 20],
  navIcon: [14, 14],
  navIconMobile: [16, 16],
  footerBanner: [40, 40],
}

const signFile = (sign: string) => `/signs/${sign}.svg`

function bannersOf(images: SaleRow['images']): ManagedSale['banners'] {
  return bannerSlots.flatMap((slot) => {
    const image = images[slot]
    if (!image) return []
    const sign = bannerSigns.find((name) => signFile(name) === image.src) ?? null
    const words = image.attributes['data-words'] ?? ''
    return [{ slot, words, sign, picture: sign ? null : managedPicture(image.src) }]
  })
}

const saleState = (row: SaleRow, now: Date) => stateOf({ shownFrom: row.startsAt, shownUntil: row.endsAt }, now)

const saleOf = (row: SaleRow | null, now: Date): ManagedSale => ({
  id: 'sale',
  name: row?.name ?? '',
  startsAt: row?.startsAt.toISOString() ?? null,
  endsAt: row?.endsAt.toISOString() ?? null,
  url: row?.url ?? '',
  colour: row?.colour ?? '',
  banners: row ? bannersOf(row.images) : [],
  state: row && saleState(row, now),
})

const loggedSale = ({ name, startsAt, endsAt, url, colour, images }: SaleRow) => ({
  ...{ name, url, colour, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  banners: JSON.stringify(images),
})

type Banners = Parameters<Handlers<typeof manageContract>['manageSale']['save']>[0]['body']['banners']

const imageBase = '/images/'

/** The images of a sale by place; attributes that the form does not show stay, and so do places that it does not know. */
function imagesOf(banners: Banners, former: SaleRow['images']): SaleRow['images'] {
  const images = Object.fromEntries(
    Object.entries(former).filter(([slot]) => !bannerSlots.some((known) => known === slot)),
  )
  for (const [index, { slot, words, sign, picture }] of banners.entries()) {
    if (images[slot]) throw invalidField(`banners.${index}.slot`, 'This place has a banner already')
    const src = sign ? signFile(sign) : picture
    if (!src) throw invalidField(`banners.${index}.picture`, 'Choose a picture or a sign')
    const { 'data-words': _, ...attributes } = former[slot]?.attributes ?? {}
    const [width, height] = sizes[slot]
    images[slot] = {
      src,
      attributes: {
        ...{ alt: '', width: String(width), height: String(height), ...attributes },
        ...(words === '' ? {} : { 'data-words': words }),
      },
    }
  }
  return images
}

/** Addresses of images that another base was set for. */
const rebased = ({ images, baseImagePath }: SaleRow): SaleRow['images'] =>
  baseImagePath === imageBase
    ? images
    : Object.fromEntries(
        Object.entries(images).map(([slot, image]) => {
          const isWhole = /^(?:https?:)?\//.test(image.src)
          return [slot, isWhole ? image : { ...image, src: `${baseImagePath.replace(/\/+$/, '')}/${image.src}` }]
        }),
      )

/** The sale of a shop. */
export function saleHandlers(deps: Deps): Handlers<typeof manageContract>['manageSale'] {
  const { db, clock } = deps
  async function find(brand: string, source = db): Promise<SaleRow | null> {
    const row = await findSale(source, brand)
    return row && { ...row, images: rebased(row), baseImagePath: imageBase }
  }

  return {
    view: async (_input, { brand }) => saleOf(await find(brand.key), clock()),

    save: async ({ body: { banners, startsAt, endsAt, name, url, colour } }, context) => {
      const { key: brand } = context.brand
      periodColumns({ startsAt, endsAt })
      return audited(deps, context, {
        action: 'changed the sale',
        subject: 'sale',
        work: async (tx, now) => {
          const former = await find(brand, tx)
          const keys = banners.map(({ sign, picture }) => (sign ? null : picture))
          const known = Object.values(former?.images ?? {}).map(({ src }) => src)
          const missing = await missingPicture(tx, { keys, former: known, now })
          if (missing >= 0) throw invalidField(`banners.${missing}.picture`, pictureGoneText)
          const row: SaleRow = {
            ...{ brand, name, url: url || null, colour: colour || null, baseImagePath: imageBase },
            startsAt: new Date(startsAt),
            endsAt: new Date(endsAt),
            images: imagesOf(banners, former?.images ?? {}),
          }
          await writeSale(tx, row)
          const before = former && loggedSale(former)
          return { result: saleOf(row, now), subjectId: brand, label: name, before, after: loggedSale(row) }
        },
      })
    },

    takeDown: async (_input, context) => {
      const { key: brand } = context.brand
      return audited(deps, context, {
        action: 'took down the sale',
        subject: 'sale',
        work: async (tx, now) => {
          const former = await find(brand, tx)
          if (!former) throw notFound('This shop has no sale')
          const row = { ...former, endsAt: now }
          await writeSale(tx, row)
          const [before, after] = [loggedSale(former), loggedSale(row)]
          return { result: null, subjectId: brand, label: row.name, before, after }
        },
      })
    },
  }
}
