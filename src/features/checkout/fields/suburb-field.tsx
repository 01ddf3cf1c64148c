import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Locality } from '#contract/location/geo.ts'
import { suburbText } from '#domain/checkout/address.ts'
import { localitySearch, suburbName } from '#domain/location/locality.ts'
import { localityText } from '#domain/location/locality-text.ts'
import { useApp } from '#lib/app.tsx'
import { useSettled } from '#lib/use-settled.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
import { CheckIcon, PinIcon, SearchIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import {
  useCheckout,
  useCheckoutForm,
  useFieldError,
  useFieldId,
  useIsFixed,
  useIsLocked,
  useValue,
} from '../checkout-context.ts'
import { checkoutQueries, type Suburb } from '../queries.ts'

const { checkoutMinLength, waitMs } = localitySearch

const Nothing = styled('div')({ display: 'grid', gap: 4, '& p:first-of-type': { fontWeight: 600 } })
export const Found = styled('span')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    '& svg': { flex: 'none', color: theme.vars.palette.text.secondary },
    '& b': { textDecoration: 'underline', textUnderlineOffset: 3 },
  })),
)

type Kind = 'deliveryAddress' | 'billingAddress'

/** Suggestions for the typed text, loaded after a pause once the text is long enough. */
function useLocalities(text: string, isSettled: boolean) {
  const { api } = useApp()
  const term = text.trim()
  const isTerm = !isSettled && term.length >= checkoutMinLength
  const searchText = useSettled(isTerm ? term : '', waitMs)
  const found = useQuery({ ...checkoutQueries(api).localities(searchText), enabled: searchText !== '' })
  const isFailed = isTerm && found.isError
  return { options: isTerm && searchText === term ? found.data : undefined, isFetching: found.isFetching, isFailed }
}

/** Returns a setter for suburb, state and postcode; the setter for the delivery address also loads delivery dates. */
export function useSetPlace(kind: Kind) {
  const { delivery } = useCheckout()
  const { setValue, clearErrors } = useCheckoutForm()
  return ({ suburb, state, postcode }: Suburb) => {
    setValue(`${kind}.suburb`, suburb, { shouldDirty: true, shouldTouch: true })
    setValue(`${kind}.state`, state)
    setValue(`${kind}.postcode`, postcode)
    clearErrors([`${kind}.suburb`, `${kind}.state`, `${kind}.postcode`])
    if (kind === 'deliveryAddress') void delivery.ask({ suburb, state, postcode })
  }
}

/** An autocomplete for suburbs: picking one fills state and postcode, free text clears them [S2-5-11]. */
export function SuburbField({ kind, autoComplete }: { kind: Kind; autoComplete: string }) {
  const { delivery } = useCheckout()
  const { setValue, setError } = useCheckoutForm()
  const setPlace = useSetPlace(kind)
  const value = useValue(`${kind}.suburb`)
  const postcode = useValue(`${kind}.postcode`)
  const isChosen = postcode !== ''
  const { options, isFetching, isFailed } = useLocalities(value, isChosen)
  const id = useFieldId(`${kind}.suburb`)
  const [isLeft, setIsLeft] = useState(false)
  const { error } = useFieldError(`${kind}.suburb`)
  const isLocked = useIsLocked(`${kind}.suburb`)
  const isFixed = useIsFixed(`${kind}.suburb`)

  function type(text: string) {
    setIsLeft(false)
    setValue(`${kind}.suburb`, text, { shouldDirty: true })
    if (!isChosen) return
    setValue(`${kind}.state`, '')
    setValue(`${kind}.postcode`, '')
    if (kind === 'deliveryAddress') delivery.forget()
  }

  function leave(text: string) {
    setIsLeft(true)
    if (text.trim() !== '' && !isChosen) setError(`${kind}.suburb`, { type: 'rule', message: suburbText })
  }

  const leftError = isLeft && value.trim() !== '' && !isChosen ? suburbText : undefined
  const shown = leftError ?? (isChosen ? undefined : error)
  return (
    <Combobox<Locality>
      id={id}
      label="Suburb or postcode"
      autoComplete={autoComplete}
      disabled={isLocked || (isFixed && isChosen)}
      value={isChosen ? suburbName(value) : value}
      onValueChange={type}
      options={options}
      isFailed={isFailed}
      optionKey={(locality) => locality._id}
      optionText={localityText}
      renderOption={(locality) => (
        <Found>
          <PinIcon size={18} />
          <Marked text={localityText(locality)} term={value.trim()} />
        </Found>
      )}
      onPick={setPlace}
      onLeave={leave}
      autoHighlight
      minLength={checkoutMinLength}
      {...(shown ? { error: shown } : {})}
      end={isFetching ? <BusyRing /> : isChosen ? <CheckIcon size={20} /> : <SearchIcon size={20} />}
      emptyText={
        <Nothing>
          <p>No Results Found</p>
          <p>*We can't ship to your location</p>
        </Nothing>
      }
    />
  )
}

/** A text with the match of the typed term underlined. */
export function Marked({ text, term }: { text: string; term: string }) {
  const start = text.toLowerCase().indexOf(term.toLowerCase())
  if (term === '' || start < 0) return <span>{text}</span>
  return (
    <span>
      {text.slice(0, start)}
      <b>{text.slice(start, start + term.length)}</b>
      {text.slice(start + term.length)}
    </span>
  )
}
