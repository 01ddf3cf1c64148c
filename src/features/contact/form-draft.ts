import { useEffect, useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormInput, FormOutput } from '#domain/content/custom-form.ts'
import { browserStorage, createExpiringStorage } from '#lib/browser/expiring-storage.ts'

/** The same lifetime as the checkout session. */
const lifeMinutes = 180

const isValues = (value: unknown): value is FormInput =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((fieldValue) => typeof fieldValue === 'string' || typeof fieldValue === 'boolean')

/** Stores a draft on this device until it is sent; returns a function that deletes it. */
export function useFormDraft(form: UseFormReturn<FormInput, unknown, FormOutput>, url: string) {
  const storage = useMemo(() => createExpiringStorage({ storage: browserStorage(), now: Date.now }), [])
  const key = `form-draft-${url}`
  useEffect(() => {
    const draft = storage.read(key)
    // Fields the form no longer has stay behind.
    if (isValues(draft))
      for (const [name, value] of Object.entries(draft))
        if (form.getValues(name) !== undefined) form.setValue(name, value)
    const { unsubscribe } = form.watch((values) => storage.write(key, values, lifeMinutes))
    return unsubscribe
  }, [form, key, storage])
  return () => storage.remove(key)
}
