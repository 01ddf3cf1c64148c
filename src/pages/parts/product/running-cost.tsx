import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { Product } from '#contract/catalogue/product.ts'
import type { EnergyComparison } from '#contract/catalogue/product-details.ts'
import { categoryInLine } from '#domain/catalogue/category-in-line.ts'
import { type EnergyUse, runningCost, savedCents, type Tariff, tariffOf } from '#domain/catalogue/running-cost.ts'
import type { Cents } from '#domain/money/money.ts'
import { formatDollars, formatFigure } from '#domain/money/price-format.ts'
import { locationQueries } from '#features/location/queries.ts'
import { productDetailQueries } from '#features/product/detail-queries.ts'
import { useApp } from '#lib/app.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { DataList } from '#ui/layout/data-list.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    marginTop: 12,
    textAlign: 'left',
    fontFamily: theme.typography.fontFamily,
    fontSize: '0.875rem',
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

const AYear = styled('p')(
  themed(({ theme }) => ({
    textAlign: 'center',
    color: theme.vars.palette.text.secondary,
    '& strong': { ...theme.typography.h3, display: 'block', color: theme.vars.palette.text.primary },
  })),
)

const Scale = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'space-between',
    rowGap: 6,
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
    '& > span': {
      gridColumn: '1 / -1',
      position: 'relative',
      height: 6,
      marginTop: 8,
      borderRadius: 3,
      backgroundColor: theme.vars.palette.divider,
      forcedColorAdjust: 'none',
    },
    '& i': {
      position: 'absolute',
      top: -5,
      width: 16,
      height: 16,
      borderRadius: '50%',
      border: `3px solid ${theme.vars.palette.background.paper}`,
      backgroundColor: theme.vars.palette.text.primary,
    },
  })),
)

/** Whole dollars: the tariff is typical, so cents would say more than is known. */
const about = (cents: Cents, country: 'AU' | 'NZ') => formatDollars(Math.round(cents / 100), country)

const dollarsAKilolitre = (cents: Cents) => `$${(cents / 100).toFixed(2)}`

/** What a year of use costs where the shopper is, and against similar products. */
export function RunningCost({ product, use }: { product: Product; use: EnergyUse }) {
  const { api, brand } = useApp()
  const { data: geo, isPending } = useQuery(locationQueries(api).geo())
  const comparison = useQuery({ ...productDetailQueries(api).energy(product.sku), meta: { inline: true } })
  // Without it the cost would change from that of the country to that of the state.
  if (isPending) return <Waiting />
  const tariff = tariffOf(brand.country, geo?.state)
  const { energyCents, waterCents, totalCents, tenYearsCents } = runningCost(use, tariff)
  const money = (cents: Cents) => about(cents, brand.country)
  return (
    <Root>
      <AYear>
        <strong className="num">{money(totalCents)} a year</strong>
        to run
      </AYear>
      <DataList
        ruled
        rows={[
          { name: `${formatFigure(use.kWhAYear)} kWh of electricity`, value: money(energyCents) },
          ...(waterCents === null || use.litresAWash === null
            ? []
            : [{ name: `Water, ${formatFigure(use.litresAWash)} L a wash`, value: money(waterCents) }]),
          { name: 'Over ten years', value: money(tenYearsCents) },
        ]}
      />
      {comparison.isPending && <Skeleton height={92} />}
      {comparison.data?.comparison && (
        <Compared product={product} use={use} tariff={tariff} comparison={comparison.data.comparison} />
      )}
      {comparison.isError && <small>We cannot compare it with others right now.</small>}
      <TariffNote tariff={tariff} hasWater={waterCents !== null} />
    </Root>
  )
}

function Waiting() {
  return (
    <Root aria-hidden>
      <Skeleton height={56} />
      <Skeleton height={96} />
      <Skeleton height={92} />
    </Root>
  )
}

function TariffNote({ tariff, hasWater }: { tariff: Tariff; hasWater: boolean }) {
  return (
    <small>
      At {tariff.centsAKWh} c a kWh, typical for {tariff.area}.
      {hasWater && ` Water at ${dollarsAKilolitre(tariff.centsAKilolitre)} for 1,000 L, with a wash a day.`}
    </small>
  )
}

type Props = { product: Product; use: EnergyUse; tariff: Tariff; comparison: EnergyComparison }

function Compared({ product, use, tariff, comparison }: Props) {
  const { country } = useApp().brand
  const { count, lowestKWh, highestKWh, size } = comparison
  const sizes = size && size.from !== size.to ? `${formatFigure(size.from)} to ${formatFigure(size.to)}` : size?.from
  const those = `the ${count} ${categoryInLine(product.category)}${size ? ` of ${[sizes, size.unit].filter(Boolean).join(' ')}` : ''} here`
  const saved = savedCents(use.kWhAYear, highestKWh, tariff)
  const position = highestKWh === lowestKWh ? 0 : (use.kWhAYear - lowestKWh) / (highestKWh - lowestKWh)
  return (
    <>
      <Scale aria-hidden className="num">
        <span>
          <i style={{ left: `calc(${Math.min(1, Math.max(0, position))} * (100% - 16px))` }} />
        </span>
        <b>{formatFigure(lowestKWh)} kWh</b>
        <b>{formatFigure(highestKWh)} kWh</b>
      </Scale>
      {saved >= 100 ? (
        <p>
          <strong>
            Saves {about(saved, country)} a year, {about(saved * 10, country)} over ten
          </strong>{' '}
          against the least efficient of {those}.
        </p>
      ) : (
        <p>Of {those}, none uses noticeably more electricity.</p>
      )}
    </>
  )
}
