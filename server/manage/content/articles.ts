import { articleKinds } from '#contract/content/article.ts'
import type { ArticleDetail, ArticleSummary } from '#contract/manage/manage-content.ts'
import type { manageContract } from '#contract/manage/manage-contract.ts'
import { articleAddress } from '../../content/site-pages.ts'
import { holdCategories } from '../../database/category-locks.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalidField, notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { slugOf } from '../../lib/slug.ts'
import { audited } from '../audited.ts'
import { foreignMark, keysetPage, readMark, writeMark } from '../keyset.ts'
import { checkPicture, managedPictureOrNull } from '../pictures.ts'
import { findCategory } from '../shop/store/manage-setup.ts'
import { periodColumns, periodOf, stateOf } from './period.ts'
import {
  type ArticleAddress,
  type ArticleRow,
  findArticle,
  insertArticle,
  listArticles,
  storeAddresses,
  updateArticle,
} from './store/manage-content.ts'
import { writtenHtml } from './written-html.ts'

const idOf = ({ kind, uri }: ArticleAddress) => `${kind}/${uri}`

function addressOf(id: string): ArticleAddress | null {
  const [name, uri = ''] = id.split('/')
  const kind = articleKinds.find((known) => known === name)
  return kind ? { kind, uri } : null
}

const summaryOf = (row: ArticleRow, now: Date): ArticleSummary => ({
  id: idOf(row),
  kind: row.kind,
  title: row.title,
  address: articleAddress(row),
  publishedOn: row.publishedOn,
  position: row.position,
  state: stateOf(row, now),
})

type Stores = Awaited<ReturnType<typeof storeAddresses>>

const detailOf = (row: ArticleRow, { stores, now }: { stores: Stores; now: Date }): ArticleDetail => ({
  ...summaryOf(row, now),
  ...periodOf(row),
  description: row.description,
  html: row.html,
  picture: managedPictureOrNull(row.picture),
  pictureAlt: row.pictureAlt,
  chapter: row.chapter,
  facts: row.facts,
  ingredients: row.ingredients,
  category: row.category,
  stores: stores.filter(({ uri }) => row.storeUris.includes(uri)).map(({ id }) => id),
})

const loggedOf = ({ brand: _, kind: _kind, uri: _uri, shownFrom, shownUntil, ...row }: ArticleRow) => ({
  ...row,
  ...periodOf({ shownFrom, shownUntil }),
  facts: row.facts.map(({ name, value }) => `${name}: ${value}`).join(', '),
  ingredients: row.ingredients.join(', '),
  storeUris: row.storeUris.join(', '),
})

function readAfter(after: string | undefined) {
  const [kind, position, uri] = readMark(after, 3) ?? []
  if (kind === undefined || position === undefined || uri === undefined) return null
  if (!/^\d{1,9}$/.test(position)) throw foreignMark()
  return [kind, Number(position), uri] as const
}

type Areas = Handlers<typeof manageContract>['manageArticles']
type Fields = Parameters<Areas['update']>[0]['body']

/** What a form of a release without the field leaves as it is; not beside another picture. */
const pictureAltOf = ({ picture, pictureAlt }: Fields, former: ArticleRow | null) =>
  pictureAlt ?? (former && former.picture === picture ? former.pictureAlt : '')

type Stored = { stores: Stores; former: ArticleRow | null }

function columnsOf(form: Fields, { stores, former }: Stored) {
  const { startsAt, endsAt, html, category, stores: chosen, ...fields } = form
  return {
    ...fields,
    pictureAlt: pictureAltOf(form, former),
    storeUris: stores.filter(({ id }) => chosen.includes(id)).map(({ uri }) => uri),
    ...periodColumns({ startsAt, endsAt }),
    category: category || null,
    html: writtenHtml(html),
  }
}

type Checked = { fields: Fields; stores: Stores; former: ArticleRow | null; now: Date }

async function checkReferences(tx: Tx, { fields, stores, former, now }: Checked) {
  const { category, picture } = fields
  if (category) await holdCategories(tx, { uris: [category] })
  if (category && category !== former?.category && !(await findCategory(tx, category)))
    throw invalidField('category', 'Choose one of the categories')
  if (fields.stores.some((chosen) => !stores.some(({ id }) => id === chosen)))
    throw invalidField('stores', 'Choose stores of this shop')
  await checkPicture(tx, { key: picture, former: former?.picture ?? null, now })
}

export function managedArticleHandlers(deps: Deps): Areas {
  const { db, clock } = deps
  async function find(brand: string, id: string, source = db) {
    const address = addressOf(id)
    const row = address && (await findArticle(source, brand, address))
    if (!row) throw notFound('There is no such article in this shop')
    return row
  }

  return {
    list: async ({ query: { after, limit, q, kind } }, { brand }) => {
      const mark = readAfter(after)
      const page = await keysetPage(
        limit,
        (count) => listArticles(db, brand.key, { after: mark, q, kind, count }),
        (row) => writeMark(row.kind, String(row.position), row.uri),
      )
      return { rows: page.rows.map((row) => summaryOf(row, clock())), next: page.next }
    },

    view: async ({ params: { id } }, { brand }) => {
      const stores = await storeAddresses(db, brand.key)
      return detailOf(await find(brand.key, id), { stores, now: clock() })
    },

    create: async ({ body: { kind, ...fields } }, context) => {
      const { key: brand } = context.brand
      return audited(deps, context, {
        action: 'added an article',
        subject: 'article',
        work: async (tx, now) => {
          const uri = slugOf(fields.title)
          if (uri === '') throw invalidField('title', 'Use letters or digits')
          const stores = await storeAddresses(tx, brand)
          await checkReferences(tx, { fields, stores, former: null, now })
          const row: ArticleRow = { ...columnsOf(fields, { stores, former: null }), brand, kind, uri }
          if (!(await insertArticle(tx, row))) throw invalidField('title', 'Another article has this title')
          const result = detailOf(row, { stores, now })
          return { result, subjectId: result.id, label: row.title, before: null, after: loggedOf(row) }
        },
      })
    },

    update: async ({ params: { id }, body: fields }, context) => {
      const { key: brand } = context.brand
      await find(brand, id)
      return audited(deps, context, {
        action: 'changed an article',
        subject: 'article',
        work: async (tx, now) => {
          const former = await find(brand, id, tx)
          const stores = await storeAddresses(tx, brand)
          await checkReferences(tx, { fields, stores, former, now })
          const row = { ...former, ...columnsOf(fields, { stores, former }) }
          await updateArticle(tx, row)
          const [before, after] = [loggedOf(former), loggedOf(row)]
          return { result: detailOf(row, { stores, now }), subjectId: id, label: row.title, before, after }
        },
      })
    },

    takeDown: async ({ params: { id } }, context) => {
      const { key: brand } = context.brand
      await find(brand, id)
      return audited(deps, context, {
        action: 'took down an article',
        subject: 'article',
        work: async (tx, now) => {
          const former = await find(brand, id, tx)
          const row = { ...former, shownUntil: now }
          await updateArticle(tx, row)
          const [before, after] = [loggedOf(former), loggedOf(row)]
          return { result: null, subjectId: id, label: row.title, before, after }
        },
      })
    },
  }
}
