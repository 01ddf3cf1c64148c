import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { type PricePoint, type PriceSeries, priceSeries } from '#domain/catalogue/price-history.ts'
import type { Country } from '#domain/location/country.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { fullDate, type PlainDate } from '#domain/time/plain-date.ts'
import { DataList } from '#ui/layout/data-list.tsx'
import { Disclosure } from '#ui/layout/disclosure.tsx'
import { themed } from '#ui/themed.ts'
import { chart, chartWidths, scaleOf } from './price-history-scale.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: '16px 48px',
    alignItems: 'center',
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 288px' },
  })),
)

const Drawing = styled('svg')(
  themed(({ theme }) => ({
    width: '100%',
    overflow: 'visible',
    fontSize: 12,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& text': { fill: theme.vars.palette.text.secondary },
  })),
)
const WideDrawing = styled(Drawing)(themed(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } })))
const PhoneDrawing = styled(Drawing)(themed(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } })))
const drawings = { wide: WideDrawing, narrow: PhoneDrawing } as const

const GridLine = styled('path')(themed(({ theme }) => ({ stroke: theme.vars.palette.divider })))
const Area = styled('path')(
  themed(({ theme }) => ({ fill: `color-mix(in srgb, ${theme.vars.palette.hi} 18%, transparent)` })),
)
const PriceLine = styled('path')(
  themed(({ theme }) => ({ fill: 'none', stroke: theme.vars.palette.text.primary, strokeWidth: 2 })),
)
const Dot = styled('circle')(themed(({ theme }) => ({ fill: theme.vars.palette.text.primary })))
const CurrentPrice = styled('text')(
  themed(({ theme }) => ({ '&&': { fill: theme.vars.palette.text.primary, fontWeight: 600 } })),
)

const Figures = styled(Table)({
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& .MuiTableCell-root': { padding: '4px 0', border: 0, fontSize: '0.875rem', lineHeight: 'inherit' },
  '& td': { fontWeight: 600 },
})

type Props = {
  points: readonly PricePoint[]
  /** The end of the line: today. */
  until: PlainDate
  country?: Country
}

/** The price of a product over time; nothing without data. */
export function PriceHistoryChart({ points, until, country }: Props) {
  const series = priceSeries(points, until)
  if (!series) return null
  const money = (price: number) => formatDollars(price, country)
  const { current, lowest, highest } = series
  return (
    <Root>
      <StepLine series={series} money={money} width="wide" />
      <StepLine series={series} money={money} width="narrow" />
      <div>
        <DataList
          ruled
          rows={[
            { name: 'Today', value: money(current.price) },
            { name: 'Lowest', value: money(lowest.price) },
            { name: 'Highest', value: money(highest.price) },
          ]}
        />
        <Disclosure title="Show as a table">
          <StepTable series={series} money={money} />
        </Disclosure>
      </div>
    </Root>
  )
}

type DrawingProps = { series: PriceSeries; money: (price: number) => string }

function StepLine({ series, money, width: size }: DrawingProps & { width: keyof typeof chartWidths }) {
  const width = chartWidths[size]
  const { steps, lowest, highest, current } = series
  const { x, y, ticks, months } = scaleOf(series, width)
  const line = steps.map(({ from, to, price }) => `${x(from)} ${y(price)}H${x(to)}`).join('L')
  const floor = chart.height - chart.bottom
  const end = x(current.to)
  // Next to the line, not on it: below after a decrease, above after an increase.
  const hasFallen = (steps.at(-2)?.price ?? 0) > current.price
  const Svg = drawings[size]
  const name = `Price over time: highest ${money(highest.price)}, lowest ${money(lowest.price)}, ${money(current.price)} today`
  return (
    <Svg viewBox={`0 0 ${width} ${chart.height}`} role="img" aria-label={name}>
      {ticks.map((price) => (
        <g key={price}>
          <GridLine d={`M${chart.left} ${y(price)}H${end}`} />
          <text x={chart.left - 8} y={y(price) + 4} textAnchor="end">
            {money(price)}
          </text>
        </g>
      ))}
      {months.map(({ date, text }) => (
        <text key={date.join('-')} x={x(date)} y={chart.height - 12} textAnchor="middle">
          {text}
        </text>
      ))}
      <Area d={`M${line}V${floor}H${chart.left}Z`} />
      <PriceLine d={`M${line}`} />
      <Dot cx={end} cy={y(current.price)} r={5} />
      <CurrentPrice x={end} y={y(current.price) + (hasFallen ? 22 : -12)} textAnchor="end">
        {money(current.price)} today
      </CurrentPrice>
    </Svg>
  )
}

function StepTable({ series, money }: DrawingProps) {
  return (
    <Figures>
      <TableBody>
        {series.steps.map(({ from, price }) => (
          <TableRow key={from.join('-')}>
            <TableCell component="th" scope="row">
              From {fullDate(from)}
            </TableCell>
            <TableCell align="right">{money(price)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Figures>
  )
}
