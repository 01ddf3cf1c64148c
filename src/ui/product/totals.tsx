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
    '& [data-tone="saving"] dd': { color: theme.vars.palette.success.main, fontWeight: 700 },
    '& [data-part="total"]': {
      marginTop: 4,
      paddingTop: 12,
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      fontSize: '1.375rem',
      fontWeight: theme.typography.price.fontWeight,
    },
    '& [data-part="note"]': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

type Row = { name: ReactNode; value: ReactNode; tone?: 'saving' }
type Props = { rows: readonly Row[]; total?: Row; notes?: readonly Row[] }

function Line({ name, value, ...attributes }: Row & { 'data-part'?: string; 'data-tone'?: string | undefined }) {
  return (
    <div {...attributes}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The totals of an order, with aligned amounts. */
export function Totals({ rows, total, notes = [] }: Props) {
  return (
    <Root>
      {rows.map(({ tone, ...row }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id
        <Line key={index} {...row} data-tone={tone} />
      ))}
      {total && <Line {...total} data-part="total" />}
      {notes.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Line key={index} {...row} data-part="note" />
      ))}
    </Root>
  )
}
