import type { ArticleKind } from '#contract/content/article.ts'
import type { articles } from '../../../../database/schema/content.ts'
import { dayFrom } from '../../days.ts'
import { storeRows } from '../../places/store-rows.ts'
import { type Shop, shops } from '../../shops.ts'
import type { Articles, ArticleText } from './article-text.ts'
import { blogTexts } from './articles-blog.ts'
import { demoTexts } from './articles-demos.ts'
import { recipeTexts } from './articles-recipes.ts'
import { culinaryTexts, inspirationTexts } from './articles-rooms.ts'
import { shownIn } from './picture-words.ts'

export type ArticleRow = typeof articles.$inferInsert

const texts: Articles = {
  blog: blogTexts,
  recipe: recipeTexts,
  inspiration: inspirationTexts,
  'cooking-demo': demoTexts,
  'culinary-support': culinaryTexts,
}

const withShopData = (text: string, { name, supportNumber }: Shop) =>
  text
    .replaceAll('{shop}', name.replaceAll('&', '&amp;'))
    .replaceAll('{phone}', supportNumber.replaceAll(' ', '\u00a0'))

/** Each store holds all demonstrations except one, so that the stores differ. */
function storesHolding(shop: Shop, position: number, count: number) {
  const own = storeRows.filter(({ brand }) => brand === shop.key)
  return own
    .filter((_store, index) => own.length === 1 || count === 1 || (index + 1) % count !== position)
    .map(({ uri }) => uri)
}

type Context = { shop: Shop; kind: ArticleKind; today: string; count: number }

const rowOf = (text: ArticleText, position: number, { shop, kind, today, count }: Context): ArticleRow => ({
  brand: shop.key,
  kind,
  uri: text.uri,
  title: text.title,
  description: text.description,
  html: withShopData(text.html, shop).trim(),
  picture: text.picture,
  pictureAlt: shownIn[text.picture],
  chapter: text.chapter ?? '',
  facts: [...(text.facts ?? [])],
  ingredients: [...(text.ingredients ?? [])],
  category: text.category ?? null,
  storeUris: kind === 'cooking-demo' ? storesHolding(shop, position, count) : [],
  publishedOn: dayFrom(today, -text.daysAgo),
  position,
})

/** The articles of every shop. */
export const buildArticles = (today: string): ArticleRow[] =>
  shops.flatMap((shop) =>
    Object.entries(texts).flatMap(([kind, all]) => {
      const own = all.filter(({ readers }) => readers.includes(shop.readers))
      // Object.entries widens the keys, which are the article kinds.
      return own.map((text, position) =>
        rowOf(text, position, { shop, kind: kind as ArticleKind, today, count: own.length }),
      )
    }),
  )
