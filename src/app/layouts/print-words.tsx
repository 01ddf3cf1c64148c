import { styled } from '@mui/material/styles'
import { useGeo } from '#features/location/use-geo.ts'
import { useApp } from '#lib/app.tsx'

const Line = styled('p')({ display: 'none', '@media print': { display: 'block', padding: '0 0 12px' } })

/** The name of the shop, and of the store. */
export function PrintWords() {
  const { brand } = useApp()
  const geo = useGeo()
  return (
    <Line>
      {brand.name}
      {geo?.store && ` · Your store: ${geo.store.name}`}
    </Line>
  )
}
