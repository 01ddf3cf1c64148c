import type { warehouses } from '../../../database/schema/catalogue.ts'

export type WarehouseRow = typeof warehouses.$inferInsert

const warehouse = (code: string, name: string, state: string, latitude: number, longitude: number): WarehouseRow => ({
  code,
  name,
  state,
  country: state === 'NZ' ? 'NZ' : 'AU',
  latitude,
  longitude,
})

export const warehouseRows: readonly WarehouseRow[] = [
  warehouse('2000_SYDNEY', 'Sydney', 'NSW', -33.869, 151.209),
  warehouse('3000_MELBOURNE', 'Melbourne', 'VIC', -37.814, 144.963),
  warehouse('2600_CANBERRA', 'Canberra', 'ACT', -35.303, 149.125),
  warehouse('4000_BRISBANE', 'Brisbane', 'QLD', -27.469, 153.025),
  warehouse('5000_ADELAIDE', 'Adelaide', 'SA', -34.928, 138.6),
  warehouse('6000_PERTH', 'Perth', 'WA', -31.952, 115.861),
  warehouse('7000_HOBART', 'Hobart', 'TAS', -42.882, 147.327),
  warehouse('0800_DARWIN', 'Darwin', 'NT', -12.463, 130.842),
  warehouse('1010_AUCKLAND', 'Auckland', 'NZ', -36.848, 174.763),
  warehouse('6011_WELLINGTON', 'Wellington', 'NZ', -41.289, 174.777),
  warehouse('8011_CHRISTCHURCH', 'Christchurch', 'NZ', -43.532, 172.637),
]

const radians = (degrees: number) => (degrees * Math.PI) / 180

type Coordinates = { latitude: number; longitude: number }

/** Great-circle distance in kilometres. */
export function distanceKm(a: Coordinates, b: Coordinates) {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 12_742 * Math.asin(Math.sqrt(half(a.latitude, b.latitude) + across))
}

export function nearestWarehouse(place: Coordinates & { country: string }): string {
  const [nearest] = warehouseRows
    .filter(({ country }) => country === place.country)
    .sort((a, b) => distanceKm(a, place) - distanceKm(b, place))
  if (!nearest) throw new Error(`no warehouse in ${place.country}`)
  return nearest.code
}
