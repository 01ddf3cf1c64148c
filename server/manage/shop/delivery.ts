import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { DeliveryArea, ManagedWarehouse } from '#contract/manage/manage-setup.ts'
import type { Brand } from '#themes/brand.ts'
import type { Deps } from '../../deps.ts'
import { invalidField, notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { localityId } from '../../import/places.ts'
import { stripAccents } from '../../lib/strip-accents.ts'
import { audited } from '../audited.ts'
import { textPage } from '../keyset.ts'
import {
  findWarehouse,
  insertLocality,
  insertWarehouse,
  type LocalityRow,
  listLocalities,
  listWarehouses,
  updateWarehouse,
  type WarehouseRow,
} from './store/manage-setup.ts'

const warehouseOf = ({ code, country: _, ...row }: WarehouseRow): ManagedWarehouse => ({ id: code, ...row })
const areaOf = ({ id, suburb, postcode, state, warehouse }: LocalityRow): DeliveryArea => ({
  ...{ id, suburb, postcode, state, warehouse },
})
const loggedOf = ({
  name,
  state,
  latitude,
  longitude,
}: Pick<WarehouseRow, 'name' | 'state' | 'latitude' | 'longitude'>) => ({
  ...{ name, state, latitude, longitude },
})

export function deliveryHandlers(deps: Deps): Handlers<typeof manageContract>['manageDelivery'] {
  const { db } = deps
  async function find(code: string, { country }: Brand, source = db) {
    const row = await findWarehouse(source, code)
    if (row?.country !== country) throw notFound('There is no such warehouse')
    return row
  }

  return {
    warehouses: async ({ query }, { brand }) => {
      const page = await textPage(
        query,
        (page) => listWarehouses(db, brand.country, page),
        ({ code }) => code,
      )
      return { rows: page.rows.map(warehouseOf), next: page.next }
    },

    warehouse: async ({ params: { id } }, { brand }) => warehouseOf(await find(id, brand)),

    addWarehouse: async ({ body: { code, ...fields } }, context) =>
      audited(deps, context, {
        action: 'added a warehouse',
        subject: 'warehouse',
        work: async (tx) => {
          if (await findWarehouse(tx, code)) throw invalidField('code', 'Another warehouse has this code')
          const row = { ...fields, code, country: context.brand.country }
          await insertWarehouse(tx, row)
          const result = warehouseOf({ ...row, areas: 0 })
          return { result, subjectId: code, label: fields.name, before: null, after: loggedOf(fields) }
        },
      }),

    changeWarehouse: async ({ params: { id }, body }, context) => {
      await find(id, context.brand)
      await audited(deps, context, {
        action: 'changed a warehouse',
        subject: 'warehouse',
        work: async (tx) => {
          const former = await find(id, context.brand, tx)
          await updateWarehouse(tx, id, body)
          const after = loggedOf(body)
          return { result: undefined, subjectId: id, label: body.name, before: loggedOf(former), after }
        },
      })
      return warehouseOf(await find(id, context.brand))
    },

    areas: async ({ query }, { brand }) => {
      const page = await textPage(
        query,
        (page) => listLocalities(db, brand.country, page),
        ({ id }) => id,
      )
      return { rows: page.rows.map(areaOf), next: page.next }
    },

    addArea: async ({ body: { suburb, postcode, state, warehouse } }, context) =>
      audited(deps, context, {
        action: 'added a delivery area',
        subject: 'delivery area',
        work: async (tx) => {
          const site = await findWarehouse(tx, warehouse)
          const { country } = context.brand
          if (site?.country !== country) throw invalidField('warehouse', 'Choose one of the warehouses')
          const { latitude, longitude } = site
          const place = { suburb, postcode, state, country, warehouse, latitude, longitude, rank: 0 }
          const id = localityId({ postcode, locality: suburb })
          const row = { id, suburbKey: stripAccents(suburb), ...place }
          if (!(await insertLocality(tx, row))) throw invalidField('suburb', 'The shop delivers there already')
          const after = { suburb, postcode, state, warehouse }
          return { result: areaOf(row), subjectId: id, label: `${suburb} ${postcode}`, before: null, after }
        },
      }),
  }
}
