import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { SpecificationGroup } from '#contract/catalogue/product.ts'
import { themed } from '#ui/themed.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 24,
    '& table': { width: '100%', marginBottom: 24, borderCollapse: 'collapse', breakInside: 'avoid' },
    '& caption': { ...theme.typography.h4, textAlign: 'left', paddingBottom: 8 },
    '& th': { width: '44%', fontWeight: 400, textAlign: 'left', color: theme.vars.palette.text.secondary },
    '& th, & td': {
      height: 44,
      padding: '10px 0',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      verticalAlign: 'top',
    },
    [theme.breakpoints.up('md')]: {
      '&[data-side]': { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: 64, alignItems: 'start' },
    },
    [theme.breakpoints.up('lg')]: { '&:not([data-side]) > div': { columns: 2, columnGap: 64 } },
  })),
)

type Props = { groups: readonly SpecificationGroup[]; energy: ReactNode }

/** Every figure there is, by group, with the energy card beside them. */
export function SpecificationTables({ groups, energy }: Props) {
  return (
    <Root data-side={Boolean(energy) || undefined}>
      <div>
        {groups.map((group) => (
          <table key={group.name}>
            <caption>{group.name}</caption>
            <tbody>
              {group.rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td>{row.value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {energy}
    </Root>
  )
}
