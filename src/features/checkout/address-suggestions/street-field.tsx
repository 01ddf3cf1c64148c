import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { deliveryTexts } from '#domain/checkout/checkout-error.ts'
import { useApp } from '#lib/app.tsx'
import { reportFailure } from '#lib/network/report-failure.ts'
import { useDebounce } from '#lib/use-debounce.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { PinIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { useCheckoutField, useCheckoutForm, useIsFixed, useIsLocked, useValue } from '../checkout-context.ts'
import { Found, Marked, useSetPlace } from '../fields/suburb-field.tsx'
import type { AddressSearch } from './address-search.ts'
import type { Suggestion } from './maps-script.ts'
import { mapsScript } from './maps-tag.ts'

const minLength = 3
const waitMs = 250
const mostSuggestions = 8

const Listening = styled('div')({ minWidth: 0 })

// The provider requires this attribution under its suggestions.
const Source = styled('p')(
  themed(({ theme }) => ({ padding: '4px 12px', fontSize: '0.75rem', color: theme.vars.palette.text.secondary })),
)

type Props = { kind: 'deliveryAddress' | 'billingAddress'; autoComplete: string }

const fieldProps = { label: 'Street address', hint: 'Unit, number and street' }

/** Unit, number and street; with suggestions where the shop has named who makes them, else plain. */
export function StreetField({ kind, autoComplete }: Props) {
  const field = useCheckoutField(`${kind}.address`)
  const [isSuggested] = useState(() => Boolean(mapsScript()))
  if (isSuggested) return <SuggestedStreet kind={kind} autoComplete={autoComplete} field={field} />
  return <TextField {...fieldProps} autoComplete={autoComplete} {...field} />
}

const report = (cause: unknown) => reportFailure('address suggestions', cause)

/**
 * Address suggestions for the typed text. The search loads on first focus; after a failure the next focus loads it
 * again.
 */
function useSuggestions() {
  const app = useApp()
  const search = useRef<Promise<AddressSearch | undefined>>(undefined)
  // Drops responses to older requests.
  const turn = useRef(0)
  const [options, setOptions] = useState<readonly Suggestion[]>()

  function prepare() {
    search.current ??= import('./address-search.ts')
      .then(({ addressSearch }) => addressSearch(app))
      .catch((cause: unknown) => {
        search.current = undefined
        report(cause)
        return undefined
      })
  }

  async function ask(text: string) {
    const mine = ++turn.current
    const found = await search.current?.then((ready) => ready?.suggest(text)).catch(report)
    if (mine === turn.current) setOptions(found ?? undefined)
  }
  const typing = useDebounce(waitMs, (text: string) => void ask(text))

  function forget() {
    typing.cancel()
    setOptions(undefined)
    return ++turn.current
  }

  function type(text: string) {
    forget()
    if (text.trim().length >= minLength) typing.push(text.trim())
  }

  /** Resolves a suggestion to an address, unless the text changed meanwhile. */
  async function take(id: string, typed: string) {
    const mine = forget()
    const taken = await search.current?.then((ready) => ready?.take(id, typed)).catch(report)
    return mine === turn.current ? { isWanted: true, taken } : { isWanted: false }
  }

  return { options, prepare, type, take }
}

type SuggestedProps = Props & { field: ReturnType<typeof useCheckoutField> }

/** A street field with suggestions; typed text stays in the field even when loading suggestions fails. */
function SuggestedStreet({ kind, autoComplete, field }: SuggestedProps) {
  const { setValue, clearErrors } = useCheckoutForm()
  const { onChange, onBlur, onFocus, ...control } = field
  const value = useValue(`${kind}.address`)
  const setPlace = useSetPlace(kind)
  const [isLocked, isFixed] = [useIsLocked(`${kind}.suburb`), useIsFixed(`${kind}.suburb`)]
  const suggestions = useSuggestions()
  const [hasFailed, setHasFailed] = useState(false)

  async function pick({ id, text }: Suggestion) {
    const { isWanted, taken } = await suggestions.take(id, value)
    if (!isWanted) return
    setHasFailed(!taken)
    // Without its parts the address is at least what was read and taken.
    const street = taken ? taken.street : text.split(',')[0]
    if (street) setValue(`${kind}.address`, street, { shouldDirty: true, shouldTouch: true })
    if (street) clearErrors(`${kind}.address`)
    if (taken?.locality && !isLocked && !isFixed) setPlace(taken.locality)
  }

  function type(text: string) {
    setHasFailed(false)
    // A browser that fills in the whole address is not asking for one.
    if (document.activeElement?.id === field.id) suggestions.type(text)
  }

  function enter() {
    onFocus()
    suggestions.prepare()
  }

  return (
    // The form library reads what is typed, and where it was left, from the events of the field.
    <Listening onChange={onChange} onFocus={enter} onBlur={onBlur}>
      <Combobox<Suggestion>
        {...fieldProps}
        {...control}
        error={control.error ?? (hasFailed ? deliveryTexts.mapsFailed : undefined)}
        autoComplete={autoComplete}
        value={value}
        onValueChange={type}
        options={suggestions.options}
        optionKey={({ id }) => id}
        optionText={({ text }) => text}
        renderOption={({ text }) => (
          <Found>
            <PinIcon size={18} />
            <Marked text={text} term={value.trim()} />
          </Found>
        )}
        onPick={(suggestion) => void pick(suggestion)}
        minLength={minLength}
        maxOptions={mostSuggestions}
        footer={<Source translate="no">Google Maps</Source>}
      />
    </Listening>
  )
}
