import { styled } from '@mui/material/styles'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('nav')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    margin: '20px 0',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 44,
      padding: '0 16px',
      borderRadius: theme.vars.shape.pill,
      border: `1px solid ${theme.vars.palette.control}`,
      backgroundColor: theme.vars.palette.background.paper,
      fontSize: '0.875rem',
      fontWeight: 600,
    },
    '& a:hover': { backgroundColor: theme.vars.palette.sel.tint },
    '& a[aria-current]': {
      backgroundColor: theme.vars.palette.sel.ground,
      borderColor: theme.vars.palette.sel.ground,
      color: theme.vars.palette.sel.ink,
    },
  })),
)

type Props = { states: readonly { state: string; count: number }[]; chosen: string | null }

/** Stores of one state; the address holds the choice. */
export function StoreFilter({ states, chosen }: Props) {
  const all = states.reduce((sum, { count }) => sum + count, 0)
  const links = [
    { text: 'All', to: paths.stores(), count: all, isOn: chosen === null },
    ...states.map(({ state, count }) => ({
      text: state,
      to: `${paths.stores()}?state=${encodeURIComponent(state)}`,
      count,
      isOn: state === chosen,
    })),
  ]
  return (
    <Root aria-label="Stores by state">
      {links.map(({ text, to, count, isOn }) => (
        <Anchor key={text} to={to} aria-current={isOn ? 'true' : undefined} preventScrollReset>
          {text} <span className="num">{count}</span>
        </Anchor>
      ))}
    </Root>
  )
}
