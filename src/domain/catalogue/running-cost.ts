import type { Country } from '#domain/location/country.ts'
import type { Cents } from '#domain/money/money.ts'

/** What an appliance uses, as its energy label counts it. */
export type EnergyUse = { readonly kWhAYear: number; readonly litresAWash: number | null }

type Figure = { readonly unit: string; readonly value: unknown }

/** The use among the attributes of a product, by their units; null when it has no figure for electricity. */
export function energyUseOf(figures: readonly Figure[]): EnergyUse | null {
  const figureIn = (unit: string) => {
    const value = figures.find((figure) => figure.unit === unit)?.value
    return typeof value === 'number' && value > 0 ? value : null
  }
  const kWhAYear = figureIn(energyUnit)
  return kWhAYear === null ? null : { kWhAYear, litresAWash: figureIn('L a wash') }
}

export const energyUnit = 'kWh a year'

/** Labels count seven washes a week. */
const washesAYear = 365
const litresAKilolitre = 1_000

/** `area`: where it is typical, `NSW` or `New Zealand`. */
export type Tariff = { readonly area: string; readonly centsAKWh: number; readonly centsAKilolitre: number }

/** Typical household prices, tax included. Electricity in cents a kWh, water in cents for 1,000 litres. */
const byState: Readonly<Record<string, Omit<Tariff, 'area'>>> = {
  NSW: { centsAKWh: 34, centsAKilolitre: 270 },
  VIC: { centsAKWh: 29, centsAKilolitre: 350 },
  QLD: { centsAKWh: 33, centsAKilolitre: 390 },
  SA: { centsAKWh: 45, centsAKilolitre: 290 },
  WA: { centsAKWh: 32, centsAKilolitre: 240 },
  TAS: { centsAKWh: 30, centsAKilolitre: 130 },
  ACT: { centsAKWh: 29, centsAKilolitre: 290 },
  NT: { centsAKWh: 31, centsAKilolitre: 220 },
}
const byCountry: Readonly<Record<Country, Tariff>> = {
  AU: { area: 'Australia', centsAKWh: 33, centsAKilolitre: 290 },
  NZ: { area: 'New Zealand', centsAKWh: 35, centsAKilolitre: 210 },
}

/** The tariff of an Australian state, else of the country. */
export function tariffOf(country: Country, state: string | undefined): Tariff {
  const own = country === 'AU' && state ? byState[state] : undefined
  return own && state ? { area: state, ...own } : byCountry[country]
}

export type RunningCost = {
  readonly energyCents: Cents
  /** Null for an appliance without water. */
  readonly waterCents: Cents | null
  readonly totalCents: Cents
  readonly tenYearsCents: Cents
}

/** The cost of a year and of ten at today's tariff. */
export function runningCost({ kWhAYear, litresAWash }: EnergyUse, tariff: Tariff): RunningCost {
  const energyCents = Math.round(kWhAYear * tariff.centsAKWh)
  const waterCents =
    litresAWash === null ? null : Math.round((litresAWash * washesAYear * tariff.centsAKilolitre) / litresAKilolitre)
  const totalCents = energyCents + (waterCents ?? 0)
  return { energyCents, waterCents, totalCents, tenYearsCents: totalCents * 10 }
}

/** What the electricity of a year costs less than that of the one with the highest use. */
export const savedCents = (kWhAYear: number, highestKWh: number, { centsAKWh }: Tariff): Cents =>
  Math.round(highestKWh * centsAKWh) - Math.round(kWhAYear * centsAKWh)
