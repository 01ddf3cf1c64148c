import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { ManagedRedirect } from '#contract/manage/manage-settings.ts'
import { redirectPath } from '../../content/content.ts'
import type { Db } from '../../database/database.ts'
import { announceChange } from '../../database/shop-changes.ts'
import type { Deps } from '../../deps.ts'
import { invalidField, notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { audited } from '../audited.ts'
import { textPage } from '../keyset.ts'
import {
  deleteRedirect,
  findRedirect,
  insertRedirect,
  listRedirects,
  type RedirectRow,
  updateRedirect,
} from './store/manage-settings.ts'

const viewOf = ({ fromPath, destination }: RedirectRow): ManagedRedirect => ({ id: fromPath, to: destination })

/** One change at a time, by the row of the counter of changes: two at once could make a loop. */
export const takeTurn = announceChange

/** More in a row would only be a mistake. */
const mostSteps = 20

/** Rejects an address that leads back to where it began. */
async function rejectLoop(db: Db, { brand, fromPath, destination }: RedirectRow) {
  let path = redirectPath(destination)
  for (let step = 0; step < mostSteps; step++) {
    if (path === fromPath) throw invalidField('to', 'This leads back to the old address')
    const next = await findRedirect(db, brand, path)
    if (!next) return
    path = redirectPath(next.destination)
  }
  throw invalidField('to', 'This leads through too many other redirects')
}

export function redirectHandlers(deps: Deps): Handlers<typeof manageContract>['manageRedirects'] {
  const { db } = deps
  async function find(brand: string, id: string, source = db) {
    const row = await findRedirect(source, brand, id)
    if (!row) throw notFound('There is no such redirect in this shop')
    return row
  }

  return {
    list: async ({ query }, { brand }) => {
      const page = await textPage(
        query,
        (page) => listRedirects(db, brand.key, page),
        ({ fromPath }) => fromPath,
      )
      return { rows: page.rows.map(viewOf), next: page.next }
    },

    view: async ({ params: { id } }, { brand }) => viewOf(await find(brand.key, id)),

    create: async ({ body: { from, to } }, context) =>
      audited(deps, context, {
        action: 'added a redirect',
        subject: 'redirect',
        work: async (tx) => {
          const row = { brand: context.brand.key, fromPath: redirectPath(from), destination: to }
          if (row.fromPath === '/') throw invalidField('from', 'The home page cannot move')
          await takeTurn(tx)
          if (await findRedirect(tx, row.brand, row.fromPath))
            throw invalidField('from', 'This address leads elsewhere already')
          await rejectLoop(tx, row)
          await insertRedirect(tx, row)
          return { result: viewOf(row), subjectId: row.fromPath, label: row.fromPath, before: null, after: { to } }
        },
      }),

    update: async ({ params: { id }, body: { to } }, context) => {
      await find(context.brand.key, id)
      return audited(deps, context, {
        action: 'changed a redirect',
        subject: 'redirect',
        work: async (tx) => {
          await takeTurn(tx)
          const former = await find(context.brand.key, id, tx)
          const row = { ...former, destination: to }
          await rejectLoop(tx, row)
          await updateRedirect(tx, row)
          const before = { to: former.destination }
          return { result: viewOf(row), subjectId: id, label: id, before, after: { to } }
        },
      })
    },

    remove: async ({ params: { id } }, context) => {
      await find(context.brand.key, id)
      return audited(deps, context, {
        action: 'removed a redirect',
        subject: 'redirect',
        work: async (tx) => {
          const former = await find(context.brand.key, id, tx)
          await deleteRedirect(tx, context.brand.key, id)
          return { result: null, subjectId: id, label: id, before: { to: former.destination }, after: null }
        },
      })
    },
  }
}
