import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readRegion, regionRemovalMs, withoutRegion } from '#domain/location/region.ts'
import { setLocation } from '#features/location/queries.ts'
import { useApp } from '#lib/app.tsx'

/** A region in the address forces this location; the parameter is then removed from the address [S1-1-17] [S1-1-18]. */
export function RegionParameter() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const { mutate } = useMutation({ ...setLocation(useApp()), meta: { inline: true } })

  useEffect(() => {
    const rest = withoutRegion(search)
    if (rest === search) return
    const region = readRegion(search)
    if (region) mutate(region)
    const remove = () => navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true, state })
    const timer = setTimeout(remove, regionRemovalMs)
    return () => clearTimeout(timer)
  }, [pathname, search, hash, state, navigate, mutate])
  return null
}
