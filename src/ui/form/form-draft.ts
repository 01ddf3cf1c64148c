import { useEffect, useMemo } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { browserStorage, createExpiringStorage } from '#lib/browser/expiring-storage.ts'
import { uniqueId } from '#lib/unique-id.ts'

/** The same lifetime as the checkout session. */
const lifeMinutes = 180

/** The values of a draft by their path, such as `lines.p3.reason`. */
const leavesOf = (values: unknown, prefix = ''): [path: string, value: unknown][] =>
  Object.entries(values ?? {}).flatMap(([name, value]) =>
    typeof value === 'object' ? leavesOf(value, `${prefix}${name}.`) : [[prefix + name, value]],
  )

type Sent = { readonly key?: unknown; readonly text?: unknown }

/**
 * Stores a draft on this device until the server has it. Returns what sends a body: the same body has the same key until
 * there is a response, also after a reload, so that no lost response stores it twice.
 */
export function useFormDraft<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  name: string,
) {
  const storage = useMemo(() => createExpiringStorage({ storage: browserStorage(), now: Date.now }), [])
  const draftKey = `form-draft-${name}`
  const sentKey = `form-sent-${name}`
  useEffect(() => {
    // Fields that the form no longer has stay behind.
    for (const [field, value] of leavesOf(storage.read(draftKey))) {
      const path = field as Path<Input> // checked by the lookup
      if (typeof form.getValues(path) === typeof value) form.setValue(path, value as PathValue<Input, Path<Input>>)
    }
    const { unsubscribe } = form.watch((values) => storage.write(draftKey, values, lifeMinutes))
    return unsubscribe
  }, [form, draftKey, storage])

  return async <Body, Response>(body: Body, request: (sending: { body: Body; key: string }) => Promise<Response>) => {
    const text = JSON.stringify(body)
    const before = storage.read(sentKey) as Sent | null // checked field by field
    const key = before?.text === text && typeof before.key === 'string' ? before.key : uniqueId()
    storage.write(sentKey, { key, text } satisfies Sent, lifeMinutes)
    const response = await request({ body, key })
    storage.remove(draftKey)
    storage.remove(sentKey)
    return response
  }
}
