import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { themed } from '#ui/themed.ts'

const Root = styled('dl')(
  themed(({ theme }) => ({
    display: 'grid',
    columnGap: 24,
    rowGap: 2,
    margin: 0,
    fontSize: '0.875rem',
    lineHeight: 1.5,
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: 12, minWidth: 0 },
    '& dt': { color: theme.vars.palette.text.secondary },
    '& dd': { margin: 0, textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
    '&[data-ruled]': { rowGap: 0 },
    '&[data-ruled] > div': { padding: '5px 0', borderBottom: `1px solid ${theme.vars.palette.divider}` },
    // As many as have room for a name and a value with its unit.
    '&[data-columns="2"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(160px, 40%)), 1fr))' },
  })),
)

export type DataRow = { name: string; value: ReactNode }

type Props = { rows: readonly DataRow[]; columns?: 1 | 2; ruled?: boolean; className?: string }

/** Names with their values, which are aligned in a column. */
export function DataList({ rows, columns = 1, ruled, className }: Props) {
  return (
    <Root className={className} data-columns={columns} data-ruled={ruled || undefined}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  )
}
