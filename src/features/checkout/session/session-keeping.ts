import { type RefObject, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type CheckoutValues, sessionOf } from '#features/checkout/form/form-values.ts'
import type { Availability } from '#features/checkout/rules/availability.ts'
import { debounce, debounceMs } from '#lib/debounce.ts'
import type { SessionStore } from './session.ts'

type Options = {
  form: UseFormReturn<CheckoutValues>
  store: SessionStore
  availability: Availability
  /** True once the order is placed: nothing is written any more. */
  isDone: RefObject<boolean>
}

/** Stores the form shortly after a change, and immediately when the page is hidden. */
export function useSessionKeeping({ form, store, availability, isDone }: Options) {
  const { selectedDate, chosenServices: services, deliveryServices } = availability
  const areServicesKnown = deliveryServices.length > 0
  useEffect(() => {
    const write = () => {
      if (!isDone.current) store.write(sessionOf(form.getValues(), { selectedDate, services }))
    }
    const later = debounce({ waitMs: debounceMs.form, emit: write })
    const stop = form.subscribe({ formState: { values: true }, callback: () => later.push(undefined) })
    if (selectedDate || areServicesKnown) write()
    window.addEventListener('pagehide', later.flush)
    return () => {
      stop()
      later.flush()
      window.removeEventListener('pagehide', later.flush)
    }
  }, [form, store, selectedDate, services, areServicesKnown, isDone])
}
