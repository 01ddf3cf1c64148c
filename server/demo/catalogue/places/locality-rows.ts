import type { localities } from '../../../database/schema/catalogue.ts'
import { capitalTerritory } from './localities/capital-territory.ts'
import { newSouthWales } from './localities/new-south-wales.ts'
import { newZealand } from './localities/new-zealand.ts'
import { northernTerritory } from './localities/northern-territory.ts'
import { queensland } from './localities/queensland.ts'
import { southAustralia } from './localities/south-australia.ts'
import { tasmania } from './localities/tasmania.ts'
import { victoria } from './localities/victoria.ts'
import { westernAustralia } from './localities/western-australia.ts'
import { nearestWarehouse } from './warehouse-rows.ts'

export type LocalityRow = typeof localities.$inferInsert

/** Lower case without accents, as search terms are normalised. */
export const normalizedName = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export const localityId = (postcode: string, suburb: string) =>
  `${postcode}_${normalizedName(suburb)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')}`

/** A line is `2204 Marrickville -33.911 151.155`, with one star for a well-known town and two for a capital. */
const linePattern = /^(\d{4}) (.+?) (-\d+\.\d+) (-?\d+\.\d+)( \*{1,2})?$/

function rowOf(line: string, state: string): LocalityRow {
  const [, postcode = '', suburb = '', latitude = '', longitude = '', stars = ''] = linePattern.exec(line) ?? []
  if (!postcode) throw new Error(`cannot read the locality "${line}"`)
  const place = { latitude: Number(latitude), longitude: Number(longitude), country: state === 'NZ' ? 'NZ' : 'AU' }
  return {
    ...place,
    id: localityId(postcode, suburb),
    suburb,
    suburbKey: normalizedName(suburb),
    postcode,
    state,
    warehouse: nearestWarehouse(place),
    rank: stars.trim().length * 10 + 1,
  }
}

const tables: Record<string, string> = {
  NSW: newSouthWales,
  VIC: victoria,
  QLD: queensland,
  SA: southAustralia,
  WA: westernAustralia,
  TAS: tasmania,
  NT: northernTerritory,
  ACT: capitalTerritory,
  NZ: newZealand,
}

export const buildLocalities = (): LocalityRow[] =>
  Object.entries(tables).flatMap(([state, table]) =>
    table
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => rowOf(line, state)),
  )
