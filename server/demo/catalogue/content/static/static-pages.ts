import type { staticContent } from '../../../../database/schema/catalogue.ts'
import { type Shop, shops } from '../../shops.ts'
import { landingBanners } from './landing-banners.ts'
import { groupTexts } from './static-group-texts.ts'
import type { StaticText } from './static-text.ts'

export type StaticRow = typeof staticContent.$inferInsert

const withShopData = (text: string, { name, supportNumber, domain, country }: Shop) =>
  text
    .replaceAll('{shop}', name.replaceAll('&', '&amp;'))
    .replaceAll('{phone}', supportNumber.replaceAll(' ', '\u00a0'))
    .replaceAll('{domain}', domain)
    .replaceAll('{law}', country === 'NZ' ? 'the Consumer Guarantees Act' : 'the Australian Consumer Law')
    .replaceAll('{privacyAct}', country === 'NZ' ? 'the Privacy Act 2020' : 'the Privacy Act 1988')
    .replaceAll('{currency}', country === 'NZ' ? 'New Zealand' : 'Australian')

/** The texts of the shop itself, then those that are one text for the group. */
const textsOf = ({ texts }: Shop): readonly StaticText[] => [
  ...Object.entries(texts).map(([name, text]) => ({ name, ...text })),
  ...groupTexts,
]

const plain = (html: string) => html.replaceAll('&amp;', '&')

export const buildStaticContent = (): StaticRow[] =>
  shops.flatMap((shop) =>
    textsOf(shop).map(({ name, html, ...texts }) => {
      const words = {
        title: plain(withShopData(texts.title, shop)),
        description: plain(withShopData(texts.description, shop)),
      }
      const banner = landingBanners[name]?.(shop, words) ?? null
      return { brand: shop.key, name, ...words, html: withShopData(html, shop).trim(), banner }
    }),
  )
