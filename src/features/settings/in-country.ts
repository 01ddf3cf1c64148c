import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countryOf } from '#domain/location/country.ts'
import { settingText } from '#domain/settings/settings.ts'
import type { App } from '#lib/app.tsx'
import { settingsQueries } from './queries.ts'

/** The app in the country that the settings name, AU where they name none; in the shop's own until they are there [S1-1-13]. */
export function useInCountry(app: App): App {
  const { data: country = app.brand.country } = useQuery({
    ...settingsQueries(app.api).list(),
    enabled: false,
    select: ({ items }) => countryOf(settingText(items, 'countryCode')),
  })
  return useMemo(
    () => (country === app.brand.country ? app : { ...app, brand: { ...app.brand, country } }),
    [app, country],
  )
}
