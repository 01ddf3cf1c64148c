import { styled } from '@mui/material/styles'
import { useGeo } from '#features/location/use-geo.ts'
import { useApp } from '#lib/app.tsx'
import { themed } from '#ui/themed.ts'

const Line = styled('p')(
  themed(({ theme }) => ({
    display: 'none',
    '@media print': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 24,
      margin: '0 16px 24px',
      paddingBottom: 10,
      borderBottom: `1px solid ${theme.vars.palette.text.primary}`,
      '& > span:first-of-type': { fontFamily: theme.typography.h1.fontFamily, fontSize: '1.25rem' },
    },
  })),
)

/** The head of a printed page: the shop, the store and the number to call. */
export function PrintWords() {
  const { brand } = useApp()
  const geo = useGeo()
  return (
    <Line>
      <span>
        {brand.name}
        {geo?.store && ` · Your store: ${geo.store.name}`}
      </span>
      <span className="num">{brand.supportNumber}</span>
    </Line>
  )
}
