import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { themed } from '#ui/themed.ts'

const Root = styled('dl')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 8,
    margin: 0,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 16 },
    '& dd': { margin: 0, textAlign: 'right', whiteSpace: 'nowrap' },
    '@media (width < 20em)': { '& dd': { whiteSpace: 'normal' } },
    '& [data-tone="saving"] dd': { color: theme.vars.palette.success.main, fontWeight: 700 },
  })),
)

const TotalLine = styled('div')(
  themed(({ theme }) => ({
    marginTop: 4,
    paddingTop: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '1.375rem',
    fontWeight: theme.typography.price.fontWeight,
  })),
)

const NoteLine = styled('div')(
  themed(({ theme }) => ({ fontSize: '0.875rem', color: theme.vars.palette.text.secondary })),
)

type Row = { name: ReactNode; value: ReactNode; tone?: 'saving' }
type Props = { rows: readonly Row[]; total?: Row; notes?: readonly Row[] }

function Pair({ name, value }: Pick<Row, 'name' | 'value'>) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

/** The totals of an order, with aligned amounts. */
export function Totals({ rows, total, notes = [] }: Props) {
  return (
    <Root>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id
        <div key={index} data-tone={row.tone}>
          <Pair {...row} />
        </div>
      ))}
      {total && (
        <TotalLine>
          <Pair {...total} />
        </TotalLine>
      )}
      {notes.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <NoteLine key={index}>
          <Pair {...row} />
        </NoteLine>
      ))}
    </Root>
  )
}
