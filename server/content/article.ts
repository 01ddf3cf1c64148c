import type { ArticleCard } from '#contract/content/article.ts'
import type { contract } from '#contract/contract.ts'
import type { ReadDeps } from '../deps.ts'
import { notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { optionalPicture } from '../images/library.ts'
import { safeHtml } from '../lib/safe-html.ts'
import { storesOf } from '../locations/store/shop-stores.ts'
import { type ArticleRow, articleBy, articlesOf } from './store/articles.ts'

const cardOf = (row: ArticleRow): ArticleCard => ({
  kind: row.kind,
  uri: row.uri,
  title: row.title,
  description: row.description,
  picture: optionalPicture(row.picture, row.pictureAlt),
  chapter: row.chapter,
  facts: row.facts,
  publishedOn: row.publishedOn,
})

export const articleHandlers = ({ db, clock }: ReadDeps): Handlers<typeof contract>['article'] => ({
  list: async ({ params: { kind } }, { brand }) =>
    (await articlesOf(db, brand.key, { kind, now: clock() })).map(cardOf),

  view: async ({ params }, { brand }) => {
    const row = await articleBy(db, brand.key, { kind: params.kind, uri: params.uri.toLowerCase(), now: clock() })
    if (!row) throw notFound()
    const stores = row.storeUris.length > 0 ? await storesOf(db, brand.key) : []
    return {
      ...cardOf(row),
      html: safeHtml(row.html),
      ingredients: row.ingredients,
      category: row.category,
      stores: stores.filter(({ uri }) => row.storeUris.includes(uri)).map(({ uri, name }) => ({ name, storeUri: uri })),
    }
  },
})
