import { styled } from '@mui/material/styles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Locality } from '#contract/location/geo.ts'
import { localitySearch } from '#domain/location/locality.ts'
import { localityText } from '#domain/location/locality-text.ts'
import { useApp } from '#lib/app.tsx'
import { useDebounce } from '#lib/use-debounce.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
import { locationQueries, setLocation } from './queries.ts'

const { widgetMinLength, waitMs, maxOptions } = localitySearch

const Nothing = styled('div')({ display: 'grid', gap: 4, '& p:first-of-type': { fontWeight: 600 } })

/** Finds a suburb by name or postcode and sets it as the delivery location [S1-2.8-04] [S1-2.8-05] [S1-5-06]. */
export function LocationEditor({ onDone }: { onDone: () => void }) {
  const app = useApp()
  const [text, setText] = useState('')
  const [searchText, setSearchText] = useState('')
  const typing = useDebounce(waitMs, setSearchText)
  const found = useQuery({ ...locationQueries(app.api).localities(searchText), enabled: searchText !== '' })
  const move = useMutation(setLocation(app))
  const field = useRef<HTMLInputElement>(null)
  // It loads after the press that opened it.
  useEffect(() => field.current?.focus(), [])

  function type(next: string) {
    setText(next)
    const term = next.trim()
    if (term.length >= widgetMinLength) return typing.push(term)
    typing.cancel()
    setSearchText('')
  }
  function pick(locality: Locality) {
    typing.cancel()
    setText(localityText(locality))
    move.mutate(locality._id, { onSuccess: onDone })
  }

  return (
    <Combobox<Locality>
      ref={field}
      label="Delivery Postcode"
      placeholder="Enter delivery Postcode"
      autoComplete="postal-code"
      value={text}
      onValueChange={type}
      options={searchText === '' ? undefined : found.data}
      optionKey={(locality) => locality._id}
      optionText={localityText}
      onPick={pick}
      minLength={widgetMinLength}
      maxOptions={maxOptions}
      isFailed={found.isError}
      end={found.isFetching || move.isPending ? <BusyRing /> : undefined}
      emptyText={
        <Nothing>
          <p>No Results Found</p>
          <p>*We can't ship to your location</p>
        </Nothing>
      }
    />
  )
}
