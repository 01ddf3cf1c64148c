import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { distanceKm } from '#domain/delivery/delivery-schedule.ts'
import { countries } from '#domain/location/country.ts'
import { stripAccents } from '#domain/search/device-search.ts'
import { brandKeys } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import type { Db } from '../database/database.ts'
import { upsertFromJson } from '../database/insert-json.ts'
import { localities, stores, warehouses } from '../database/schema/catalogue.ts'
import type { Tx } from '../database/transaction.ts'
import { slugOf } from '../lib/slug.ts'
import { type Importer, readTable, repeatedRows } from './importer.ts'
import { cell, count, latitude, longitude, neededCell, yesOrNo } from './values.ts'

const position = { latitude, longitude }
const country = z.enum(countries, `must be ${countries.join(' or ')}`)
const postcode = z
  .string()
  .trim()
  .regex(/^\d{4}$/, 'must have four digits: format the column as text')

type Target = { table: PgTable; key: PgColumn; fields: readonly string[] }

/** Adds rows, and changes those with the same key. */
async function writeRows(tx: Tx, { table, key, fields }: Target, rows: readonly Record<string, unknown>[]) {
  if (rows.length === 0) return { added: 0, changed: 0 }
  const written = await tx.execute<{ isNew: boolean }>(
    sql`${upsertFromJson(table, rows, { key: [key], fields })} returning xmax = 0 as "isNew"`,
  )
  const added = written.rows.filter(({ isNew }) => isNew).length
  return { added, changed: written.rows.length - added }
}

const Warehouse = z.object({
  code: neededCell(60).regex(/^\w+$/, 'must be letters, digits and _'),
  name: neededCell(80),
  state: cell(10),
  country,
  ...position,
})

/** Warehouses, from which localities are delivered to. */
export function warehouseImporter(): Importer<z.infer<typeof Warehouse>> {
  const target = {
    table: warehouses,
    key: warehouses.code,
    fields: ['name', 'state', 'country', ...Object.keys(position)],
  }
  return {
    read: (file) => readTable(file, Warehouse, Object.keys(Warehouse.shape)),
    checker: () => {
      const repeated = repeatedRows<z.infer<typeof Warehouse>>('code', ({ code }) => code)
      return async (_db, rows) => repeated(rows)
    },
    write: (tx, rows) => writeRows(tx, target, rows),
  }
}

const Locality = z.object({
  postcode,
  locality: neededCell(80),
  state: cell(10),
  /** Suggested before others with the same letters: larger first. */
  rank: count(100_000_000).default(0),
  country: country.default('AU'),
  ...position,
})
type LocalityInput = z.infer<typeof Locality>

/** How a suburb is called everywhere: 2000_SYDNEY. */
export const localityId = ({ postcode: code, locality }: Pick<LocalityInput, 'postcode' | 'locality'>) =>
  `${code}_${stripAccents(locality)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')}`

const servedCountries = async (db: Db) =>
  new Set((await db.selectDistinct({ country: warehouses.country }).from(warehouses)).map(({ country: of }) => of))

/** Suburbs and towns with their postcodes; each is delivered to from the nearest warehouse of its country. */
export function localityImporter(): Importer<LocalityInput> {
  const fields = ['suburb', 'suburbKey', 'postcode', 'state', 'country', 'warehouse', 'rank', ...Object.keys(position)]
  return {
    read: (file) => readTable(file, Locality, ['postcode', 'locality', 'state', 'latitude', 'longitude']),
    checker: () => {
      const repeated = repeatedRows<LocalityInput>('locality', localityId)
      return async (db, rows) => {
        const served = await servedCountries(db)
        const far = rows.filter(({ row }) => !served.has(row.country))
        const reason = (of: string) => `there is no warehouse in ${of}: import warehouses first`
        return [
          ...repeated(rows),
          ...far.map(({ line, row }) => ({ line, column: 'country', reason: reason(row.country) })),
        ]
      }
    },
    write: async (tx, rows) => {
      const sites = await tx.select().from(warehouses)
      const values = rows.flatMap(({ locality, ...row }) => {
        const [nearest] = sites
          .filter((site) => site.country === row.country)
          .sort((one, other) => distanceKm(one, row) - distanceKm(other, row))
        const names = { id: localityId({ locality, ...row }), suburb: locality, suburbKey: stripAccents(locality) }
        return nearest ? [{ ...row, ...names, warehouse: nearest.code }] : []
      })
      return writeRows(tx, { table: localities, key: localities.id, fields }, values)
    },
  }
}

const hours = /^(\d{1,2}:\d{2}) ?[-–] ?(\d{1,2}:\d{2})$/
/** `9:00` as `09:00`. */
const clock = (time: string) => (time === '' ? '' : time.padStart(5, '0'))

const openTimes = z
  .string()
  .trim()
  .refine((text) => text === '' || /^closed$/i.test(text) || hours.test(text), 'must be such as 09:00-17:30, or closed')
  .transform((text) => {
    const [, from = '', to = ''] = hours.exec(text) ?? []
    return { isOpen: from !== '', openTime: clock(from), closeTime: clock(to) }
  })

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const Store = z.object({
  id: neededCell(20).regex(/^[\w-]+$/, 'must be letters, digits, _ and -'),
  brand: z.enum(brandKeys, `must be one of ${brandKeys.join(', ')}`),
  name: neededCell(80),
  address: neededCell(120),
  suburb: neededCell(80),
  state: cell(10),
  postcode,
  phone: neededCell(30),
  ...position,
  subdivision: cell(20).default(''),
  blurb: cell(1000).default(''),
  appointment_only: yesOrNo.default(false),
  monday: openTimes,
  tuesday: openTimes,
  wednesday: openTimes,
  thursday: openTimes,
  friday: openTimes,
  saturday: openTimes,
  sunday: openTimes,
})
type StoreInput = z.infer<typeof Store>

const storeRow = ({ appointment_only, ...store }: StoreInput) => ({
  ...store,
  uri: slugOf(store.name),
  subdivision: store.subdivision || store.state,
  country: brands[store.brand].country,
  isAppointmentOnly: appointment_only,
  openTimes: weekdays.map((weekday) => store[weekday]),
})

const storeColumns = [
  'uri',
  'brand',
  'name',
  'subdivision',
  'address',
  'suburb',
  'state',
  'postcode',
  'country',
  'phone',
]

/** Stores with their hours. */
export function storeImporter(): Importer<StoreInput> {
  const fields = [...storeColumns, 'blurb', 'isAppointmentOnly', 'openTimes', ...Object.keys(position)]
  const needed = ['id', 'brand', 'name', 'address', 'suburb', 'state', 'postcode', 'phone', ...Object.keys(position)]
  return {
    read: (file) => readTable(file, Store, [...needed, ...weekdays]),
    checker: () => {
      const ids = repeatedRows<StoreInput>('id', ({ id }) => id)
      const names = repeatedRows<StoreInput>('name', ({ brand, name }) => `${slugOf(name)} of ${brand}`)
      return async (_db, rows) => [...ids(rows), ...names(rows)]
    },
    write: (tx, rows) => writeRows(tx, { table: stores, key: stores.id, fields }, rows.map(storeRow)),
  }
}
