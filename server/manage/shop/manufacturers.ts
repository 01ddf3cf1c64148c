import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { ManagedManufacturer } from '#contract/manage/manage-products.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { textPage } from '../keyset.ts'
import { findManufacturer, listManufacturers, type ManufacturerRow } from './store/manage-offers.ts'

const viewOf = ({ uri, name }: ManufacturerRow): ManagedManufacturer => ({ id: uri, name })

export const manufacturerHandlers = ({ db }: Deps): Handlers<typeof manageContract>['manageManufacturers'] => ({
  list: async ({ query }) => {
    const page = await textPage(
      query,
      (page) => listManufacturers(db, page),
      ({ uri }) => uri,
    )
    return { rows: page.rows.map(viewOf), next: page.next }
  },

  view: async ({ params: { id } }) => {
    const row = await findManufacturer(db, id)
    if (!row) throw notFound('There is no such manufacturer')
    return viewOf(row)
  },
})
