import { styled } from '@mui/material/styles'
import type { SpecificationGroup } from '#contract/catalogue/product.ts'
import { themed } from '#ui/themed.ts'
import { EnergyArc } from './energy-arc.tsx'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 24,
    '& table': { width: '100%', marginBottom: 24, borderCollapse: 'collapse' },
    '& caption': { ...theme.typography.h4, textAlign: 'left', paddingBottom: 8 },
    '& th': { width: '44%', fontWeight: 400, textAlign: 'left', color: theme.vars.palette.text.secondary },
    '& th, & td': {
      height: 44,
      padding: '10px 0',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      verticalAlign: 'top',
    },
    [theme.breakpoints.up('md')]: {
      '&[data-side]': { gridTemplateColumns: 'minmax(0, 1fr) 280px', gap: 64, alignItems: 'start' },
    },
  })),
)

const Energy = styled('div')(
  themed(({ theme }) => ({
    padding: 20,
    textAlign: 'center',
    fontFamily: theme.typography.h4.fontFamily,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
  })),
)

type Props = { groups: readonly SpecificationGroup[]; energyStars: number | null }

/** Every figure there is, by group, with the stars of the energy label beside them. */
export function SpecificationTables({ groups, energyStars }: Props) {
  return (
    <Root data-side={energyStars !== null || undefined}>
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
      {energyStars !== null && (
        <Energy>
          Energy rating
          <EnergyArc stars={energyStars} />
        </Energy>
      )}
    </Root>
  )
}
