import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Locality } from '#contract/location/geo.ts'
import { localitySearch, suburbName } from '#domain/location/locality.ts'
import { localityText } from '#domain/location/locality-text.ts'
import { useApp } from '#lib/app.tsx'
import { useSettled } from '#lib/use-settled.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
import { useField } from '#ui/form/form-context.ts'
import { CheckIcon, SearchIcon } from '#ui/icon/icons.tsx'
import type { AddressValues } from './address-form.tsx'
import { accountQueries } from './queries.ts'

const { checkoutMinLength: minLength, waitMs } = localitySearch

/** An autocomplete for suburbs: picking a suggestion fills state and postcode, typing free text clears them. */
export function SuburbField() {
  const { api } = useApp()
  const { setValue, clearErrors } = useFormContext<AddressValues>()
  const postcode = useWatch<AddressValues, 'postcode'>({ name: 'postcode' })
  const value = useWatch<AddressValues, 'suburb'>({ name: 'suburb' })
  const isChosen = postcode !== ''
  const term = value.trim()
  const isTerm = !isChosen && term.length >= minLength
  const searchText = useSettled(isTerm ? term : '', waitMs)
  const found = useQuery({ ...accountQueries(api).localities(searchText), enabled: searchText !== '' })
  const { id, error } = useField<AddressValues>('suburb')

  function type(text: string) {
    setValue('suburb', text, { shouldDirty: true })
    setValue('state', '')
    setValue('postcode', '')
  }

  function pick({ suburb, state, postcode: code }: Locality) {
    setValue('suburb', suburb, { shouldDirty: true })
    setValue('state', state)
    setValue('postcode', code)
    clearErrors('suburb')
  }

  return (
    <Combobox<Locality>
      id={id}
      label="Suburb or postcode"
      autoComplete="address-level2"
      value={isChosen ? [suburbName(value), postcode].join(' ') : value}
      onValueChange={type}
      options={isTerm && searchText === term ? found.data : undefined}
      isFailed={isTerm && found.isError}
      optionKey={(locality) => locality._id}
      optionText={localityText}
      onPick={pick}
      autoHighlight
      minLength={minLength}
      {...(error && !isChosen ? { error } : {})}
      end={found.isFetching ? <BusyRing /> : isChosen ? <CheckIcon size={20} /> : <SearchIcon size={20} />}
      emptyText={
        <>
          <p>No Results Found</p>
          <p>*We can't ship to your location</p>
        </>
      }
    />
  )
}
