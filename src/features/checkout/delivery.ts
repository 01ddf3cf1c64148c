import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CheckoutView } from '#contract/checkout/checkout.ts'
import { deliveryTexts, failureOf, isSignedOut } from '#domain/checkout/checkout-error.ts'
import { hasOption } from '#domain/checkout/order-options.ts'
import { suburbLine } from '#domain/location/locality.ts'
import { isSameDate } from '#domain/time/date-math.ts'
import { localDate, type PlainDate } from '#domain/time/plain-date.ts'
import { useApp } from '#lib/app.tsx'
import { reportFailure } from '#lib/network/report-failure.ts'
import { cartBrands } from './form/form-rules.ts'
import type { CheckoutValues } from './form/form-values.ts'
import { lookUpPlace, type Suburb } from './queries.ts'
import {
  type Availability,
  addressChanged,
  addressCleared,
  availabilityAnswered,
  availabilityFailed,
  datePicked,
  initialAvailability,
  serviceToggled,
} from './rules/availability.ts'
import type { CheckoutSession } from './rules/checkout-session.ts'
import { isProforma } from './rules/proforma.ts'
import { availabilityBody } from './submit/request.ts'

export type Delivery = ReturnType<typeof useDelivery>

type Options = {
  form: UseFormReturn<CheckoutValues>
  view: CheckoutView
  /** Brands that leave on the first free day. */
  proformaBrands: readonly string[]
  /** The stored form. */
  session: CheckoutSession
}

/** Whether the shop's own truck may deliver a supplier's goods instead. */
export const canAssign = (view: CheckoutView, { winningDeliveryServiceOverride }: Availability): boolean =>
  hasOption(view.opts, 'WinningDeliveryServiceOverride') || winningDeliveryServiceOverride

/** What is known about delivery to the address of the form, and how it gets known. */
export function useDelivery({ form, view, proformaBrands, session }: Options) {
  const { api, brand } = useApp()
  const [availability, setAvailability] = useState<Availability>(() => ({
    ...initialAvailability,
    chosenServices: session.services ?? [],
  }))
  const [place, setPlace] = useState<Suburb | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [hasSignedOut, setSignedOut] = useState(false)
  const [wasRequested, setWasRequested] = useState(false)
  const turn = useRef(0)

  const resetDeposit = () => form.setValue('partialPayment', '')

  function forget() {
    turn.current++
    setPlace(null)
    setProblem(null)
    setSignedOut(false)
    setAvailability(addressCleared)
  }

  /** Looks the suburb up, then loads its delivery dates; drops responses to older requests. */
  async function ask(wanted: Suburb, wish: PlainDate | null = null) {
    const mine = ++turn.current
    setWasRequested(true)
    setProblem(null)
    setSignedOut(false)
    setPlace(wanted)
    setAvailability(addressChanged)
    const found = await lookUpPlace(api, wanted, brand.country).catch(() => null)
    if (mine !== turn.current) return
    if (!found) return rejectSuburb()
    await askDays(mine, wish)
  }

  function rejectSuburb() {
    for (const part of ['suburb', 'state', 'postcode'] as const) form.setValue(`deliveryAddress.${part}`, '')
    setPlace(null)
    setAvailability(addressCleared)
    setProblem(deliveryTexts.lookupFailed)
  }

  async function askDays(mine: number, wish: PlainDate | null) {
    const today = localDate(new Date())
    const body = availabilityBody({ values: form.getValues(), view, availability: initialAvailability, shop: brand })
    try {
      const response = await api.checkout.availability({ body })
      if (mine !== turn.current) return
      const facts = { today, isProforma: isProforma(cartBrands(view), proformaBrands) }
      setAvailability((state) => withWish(availabilityAnswered(state, response, facts), wish))
    } catch (cause) {
      if (mine !== turn.current) return
      reportFailure('delivery days', cause)
      const hasEnded = isSignedOut(failureOf(cause))
      setSignedOut(hasEnded)
      setProblem(hasEnded ? deliveryTexts.signedOut : deliveryTexts.postFailed)
      setAvailability(availabilityFailed)
    }
  }

  return {
    availability,
    /** The suburb that was picked; null while the text matches none. */
    place,
    placeText: place && suburbLine(place, brand.country),
    problem,
    /** The days were requested after the sign-in had ended. */
    isSignedOut: hasSignedOut,
    /** Delivery dates were requested before, with any result. */
    wasRequested,
    ask: (wanted: Suburb) => {
      resetDeposit()
      return ask(wanted)
    },
    /** Asks for the stored address, and selects the stored day if it is still available. The stored deposit stays. */
    restore: (wanted: Suburb) => ask(wanted, session.selectedDate),
    forget,
    pickDate: (date: PlainDate) => {
      const picked = datePicked(availability, date)
      if (!picked.isKnown) console.warn('The chosen day is not among those the shop answered')
      setAvailability(picked.state)
      if (picked.isKnown) resetDeposit()
    },
    toggleService: (sku: string) => {
      setAvailability(serviceToggled(availability, sku))
      resetDeposit()
    },
  }
}

/** A day chosen before a reload holds as long as it can still be had. */
function withWish(state: Availability, wish: PlainDate | null): Availability {
  const day = wish && state.availability.find(({ date, available }) => available && isSameDate(date, wish))
  return day ? datePicked(state, day.date).state : state
}
