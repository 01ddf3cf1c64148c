import type { contract } from '#contract/contract.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import { isStaff } from '../accounts/accounts.ts'
import type { ReadDeps } from '../deps.ts'
import { notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { masterOf, pictureWidths } from '../images/library.ts'
import { safeHtml } from '../lib/safe-html.ts'
import { listedPromotions, runningPromotions } from './promotion-view.ts'
import { type SaleRow, saleAt } from './store/sales.ts'

/**
 * Images are stored by key. The response has the URL of the smallest size of at least twice the width, for high-density
 * screens.
 */
function imageOf({ src, attributes }: SaleRow['images'][string]) {
  const master = masterOf(src)
  if (!master) return { src, attributes }
  const minWidth = 2 * Number(attributes.width ?? 400)
  const width = pictureWidths.find((size) => size >= minWidth) ?? pictureWidths.at(-1)
  return { src: `${master.version}/${master.key}-${width}.webp`, attributes }
}

/** A moment on this day in every shop; null if the text is not a day. */
function previewDay(text: string | undefined): Date | null {
  if (!/^20\d\d-\d\d-\d\d$/.test(text ?? '')) return null
  const day = new Date(`${text}T02:00:00Z`)
  return Number.isNaN(day.getTime()) ? null : day
}

export const promotionHandlers = ({ db, clock }: ReadDeps): Handlers<typeof contract>['promotion'] => ({
  // Only staff may preview another day: future sales are not public.
  sale: async ({ query }, { brand, caller }) => {
    const day = previewDay(query.dateOverride)
    const date = day && isStaff(await caller.find()) ? day : clock()
    const sale = await saleAt(db, brand.key, date)
    if (!sale) return { isSaleOn: false }
    const { name, baseImagePath, url, colour, endsAt, images } = sale
    return {
      isSaleOn: true,
      name,
      baseImagePath,
      ...(url === null ? {} : { url }),
      ...(colour === null ? {} : { colour }),
      time: endsAt.toISOString(),
      images: Object.fromEntries(Object.entries(images).map(([slot, image]) => [slot, imageOf(image)])),
    }
  },
  list: (_input, { brand }) => listedPromotions(db, brand.key, shopDay(clock(), brand.country)),
  view: async ({ params }, { brand }) => {
    const query = { day: shopDay(clock(), brand.country), uri: params.uri.toLowerCase() }
    const [found] = await runningPromotions(db, brand.key, query)
    if (!found) throw notFound()
    return { ...found.view, html: safeHtml(found.row.html), claimForm: found.row.claimForm }
  },
})
