import { useEffect, useMemo } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { browserStorage, createExpiringStorage } from '#lib/browser/expiring-storage.ts'

/** The same lifetime as the checkout session. */
const lifeMinutes = 180

type Values = Readonly<Record<string, string | boolean>>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((fieldValue) => typeof fieldValue === 'string' || typeof fieldValue === 'boolean')

/** Stores a draft on this device until it is sent; returns a function that deletes it. */
export function useFormDraft<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  name: string,
) {
  const storage = useMemo(() => createExpiringStorage({ storage: browserStorage(), now: Date.now }), [])
  const key = `form-draft-${name}`
  useEffect(() => {
    const draft = storage.read(key)
    // Fields the form no longer has stay behind.
    if (isValues(draft))
      for (const [field, value] of Object.entries(draft) as [Path<Input>, PathValue<Input, Path<Input>>][])
        if (form.getValues(field) !== undefined) form.setValue(field, value)
    const { unsubscribe } = form.watch((values) => storage.write(key, values, lifeMinutes))
    return unsubscribe
  }, [form, key, storage])
  return () => storage.remove(key)
}
