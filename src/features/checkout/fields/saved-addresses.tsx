import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedAddress } from '#contract/account/account.ts'
import { suburbLine } from '#domain/location/locality.ts'
import { useApp } from '#lib/app.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useCheckoutForm } from '../checkout-context.ts'
import { checkoutQueries } from '../queries.ts'
import { useSetPlace } from './suburb-field.tsx'

const filled = ['firstName', 'lastName', 'companyName', 'address'] as const

type Props = { kind: 'deliveryAddress' | 'billingAddress' }

/** The addresses of the customer's account: choosing one fills the fields, which stay open to changes. */
export function SavedAddresses({ kind }: Props) {
  const { api, brand } = useApp()
  const { setValue, clearErrors } = useCheckoutForm()
  const setPlace = useSetPlace(kind)
  const [chosenId, setChosenId] = useState('')
  const { data: addresses = [] } = useQuery(checkoutQueries(api).savedAddresses())
  if (addresses.length === 0) return null

  function choose(id: string) {
    setChosenId(id)
    const chosen = addresses.find((address) => address.id === id)
    if (!chosen) return
    for (const field of filled) setValue(`${kind}.${field}`, chosen[field], { shouldDirty: true })
    clearErrors(filled.map((field) => `${kind}.${field}` as const))
    setPlace(chosen)
  }

  const textOf = ({ firstName, lastName, companyName, address, ...place }: SavedAddress) =>
    [`${firstName} ${lastName}`, companyName, address, suburbLine(place, brand.country)].filter(Boolean).join(', ')
  return (
    <SelectField
      label="Saved addresses"
      placeholder="Choose a saved address"
      value={chosenId}
      onChange={(event) => choose(event.currentTarget.value)}
      options={addresses.map((address) => ({ value: address.id, label: textOf(address) }))}
    />
  )
}
