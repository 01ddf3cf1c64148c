import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { ManagedCategory } from '#contract/manage/manage-setup.ts'
import { lockCategories } from '../../database/category-locks.ts'
import { newId } from '../../database/id.ts'
import type { AttributeDefinition } from '../../database/schema/catalogue.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalidField, notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { slugOf } from '../../lib/slug.ts'
import { audited } from '../audited.ts'
import { textPage } from '../keyset.ts'
import { takeTurn } from './redirects.ts'
import { moveCategory, refreshRenamed } from './rename-category.ts'
import {
  type CategoryRow,
  categoryNames,
  findCategory,
  hasProducts,
  insertCategory,
  listCategories,
  nextPosition,
  updateCategory,
} from './store/manage-setup.ts'
import { deleteRedirectsFrom, levelsFrom, setDepartment } from './store/rename-category.ts'

const levels = 3

function pathOf(uri: string, names: ReadonlyMap<string, string>) {
  const parts = uri.split('/')
  return parts.map((part, level) => names.get(parts.slice(0, level + 1).join('/')) ?? part).join(' > ')
}

const slugIn = (uri: string) => uri.slice(uri.lastIndexOf('/') + 1)

/** The address of the one above. */
const parentIn = (uri: string) => (uri.includes('/') ? uri.slice(0, uri.lastIndexOf('/')) : null)

const viewOf = (row: CategoryRow, names: ReadonlyMap<string, string>): ManagedCategory => ({
  id: row.uri,
  name: row.name,
  slug: slugIn(row.uri),
  path: pathOf(row.uri, names),
  parent: parentIn(row.uri),
  description: row.description,
  attributes: row.attributes.map(({ key, name, kind, unit, facet }) => ({ key, name, kind, unit, isFilter: facet })),
})

/** The category that others are to be below; null: they are at the top. */
async function findAbove(tx: Tx, parent: string | null): Promise<CategoryRow | null> {
  if (parent === null) return null
  const above = await findCategory(tx, parent)
  if (!above) throw invalidField('parent', 'Choose one of the categories')
  if (await hasProducts(tx, above.id))
    throw invalidField('parent', 'This category has products: choose one that only holds others')
  return above
}

/** The new place of a category that moves below another one, or to the top. */
async function newPlace(tx: Tx, { uri }: CategoryRow, parent: string | null) {
  if (parent !== null && `${parent}/`.startsWith(`${uri}/`))
    throw invalidField('parent', 'A category cannot be below itself')
  const above = await findAbove(tx, parent)
  const level = above ? above.uri.split('/').length : 0
  if (level + (await levelsFrom(tx, uri)) > levels)
    throw invalidField('parent', 'Menus have three levels: with those below it, this category would be on a fourth')
  return above
}

type Areas = Handlers<typeof manageContract>['manageCategories']
type NewAttributes = Parameters<Areas['update']>[0]['body']['added']

/** The first three of a category are the key facts of its cards. */
const keyFacts = 3

function definitionsOf(added: NewAttributes, known: readonly AttributeDefinition[], field: string) {
  const definitions = [...known]
  for (const [index, { name, kind, unit, isFilter }] of added.entries()) {
    const key = slugOf(name).replaceAll('-', '_')
    if (key === '') throw invalidField(`${field}.${index}.name`, 'Use letters or digits')
    if (definitions.some((other) => other.key === key))
      throw invalidField(`${field}.${index}.name`, 'The category has this attribute already')
    const keyFact = definitions.filter((other) => other.keyFact).length < keyFacts
    definitions.push({ key, name, kind, unit, keyFact, group: 'Specifications', facet: isFilter })
  }
  return definitions
}

const loggedOf = ({ uri, name, description, attributes }: CategoryRow) => ({
  name,
  address: `/c/${uri}`,
  description,
  attributes: attributes.map((attribute) => attribute.name).join(', '),
})

export function categoryHandlers(deps: Deps): Areas {
  const { db } = deps
  async function find(uri: string, source = db) {
    const row = await findCategory(source, uri)
    if (!row) throw notFound('There is no such category')
    return row
  }

  return {
    list: async ({ query }) => {
      const names = await categoryNames(db)
      const page = await textPage(
        query,
        (page) => listCategories(db, { ...page, levels: query.isUpper ? levels - 1 : levels }),
        ({ uri }) => uri,
      )
      return { rows: page.rows.map((row) => viewOf(row, names)), next: page.next }
    },

    view: async ({ params: { id } }) => viewOf(await find(id), await categoryNames(db)),

    create: async ({ body: { name, parent, description, attributes } }, context) => {
      const uri = await audited(deps, context, {
        action: 'added a category',
        subject: 'category',
        work: async (tx, now) => {
          if (parent !== null) await lockCategories(tx, [parent])
          await takeTurn(tx)
          const above = await findAbove(tx, parent)
          if (above && above.uri.split('/').length >= levels)
            throw invalidField('parent', 'Choose one of the upper two levels')
          const slug = slugOf(name)
          if (slug === '') throw invalidField('name', 'Use letters or digits')
          const row: CategoryRow = {
            id: newId(now.getTime()),
            parentId: above?.id ?? null,
            uri: above ? `${above.uri}/${slug}` : slug,
            name,
            group: above?.group ?? slug,
            description,
            picture: null,
            position: await nextPosition(tx),
            attributes: definitionsOf(attributes, [], 'attributes'),
          }
          if (await findCategory(tx, row.uri)) throw invalidField('name', 'There is such a category already')
          await insertCategory(tx, row)
          await deleteRedirectsFrom(tx, [`/c/${row.uri}`])
          return { result: row.uri, subjectId: row.uri, label: row.name, before: null, after: loggedOf(row) }
        },
      })
      return viewOf(await find(uri), await categoryNames(db))
    },

    update: async ({ params: { id }, body }, context) => {
      const { slug = slugIn(id), parent = parentIn(id), description, added } = body
      await find(id)
      const uri = await audited(deps, context, {
        action: 'changed a category',
        subject: 'category',
        work: async (tx) => {
          await lockCategories(tx, parent === null ? [id] : [id, parent])
          await takeTurn(tx)
          const former = await find(id, tx)
          const { name = former.name } = body
          const moves = parent !== parentIn(id)
          const above = moves ? await newPlace(tx, former, parent) : null
          const parentId = moves ? (above?.id ?? null) : former.parentId
          const attributes = definitionsOf(added, former.attributes, 'added')
          const changes = { name, description, attributes, parentId }
          const to = parent === null ? slug : `${parent}/${slug}`
          if (to !== id && (await findCategory(tx, to))) throw invalidField('slug', 'Another category has this address')
          await updateCategory(tx, former.id, changes)
          if (to !== id) await moveCategory(tx, { from: id, to })
          if (moves) await setDepartment(tx, to, above?.group ?? slug)
          if (to !== id || name !== former.name) await refreshRenamed(tx, to)
          const after = loggedOf({ ...former, ...changes, uri: to })
          return { result: to, subjectId: to, label: name, before: loggedOf(former), after }
        },
      })
      return viewOf(await find(uri), await categoryNames(db))
    },
  }
}
