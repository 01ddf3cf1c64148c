import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { locationQueries } from '#features/location/queries.ts'
import { useApp } from '#lib/app.tsx'

const Line = styled('p')({ display: 'none', '@media print': { display: 'block', padding: '0 0 12px' } })

/** The name of the shop, and of the store. */
export function PrintWords() {
  const { api, brand } = useApp()
  const { data: geo } = useQuery(locationQueries(api).geo())
  return (
    <Line>
      {brand.name}
      {geo?.store && ` · Your store: ${geo.store.name}`}
    </Line>
  )
}
