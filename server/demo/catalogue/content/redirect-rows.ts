import type { redirects } from '../../../database/schema/catalogue.ts'
import { shops } from '../shops.ts'

export type RedirectRow = typeof redirects.$inferInsert

/** Paths of the previous shop and their redirect targets. */
const moved: readonly (readonly [from: string, to: string])[] = [
  ['/old-sale', '/sale'],
  ['/shop/refrigerators', '/c/kitchen/fridges-and-freezers'],
  ['/shop/washing-machines', '/c/appliances/laundry'],
  ['/brands/norrvik-fridges', '/brands/norrvik'],
  ['/store-locator', '/stores'],
  ['/legendary-service', '/article/legendary-service'],
  ['/delivery-information.html', '/article/delivery'],
  ['/careers', 'https://careers.hearth.example/'],
]

const movedFurniture: readonly (readonly [from: string, to: string])[] = [
  ['/old-sale', '/sale'],
  ['/shop/couches', '/c/furniture/living-room/sofas'],
  ['/shop/tables', '/c/furniture/dining-room'],
  ['/store-locator', '/stores'],
  ['/legendary-service', '/article/legendary-service'],
  ['/careers', 'https://careers.hearth.example/'],
]

export const buildRedirects = (): RedirectRow[] =>
  shops.flatMap(({ key, readers }) =>
    (readers === 'furniture' ? movedFurniture : moved).map(([fromPath, destination]) => ({
      brand: key,
      fromPath,
      destination,
    })),
  )
