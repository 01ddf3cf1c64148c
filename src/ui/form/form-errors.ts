import type { FieldErrors } from 'react-hook-form'

export type NamedError = { name: string; text: string; element: Element | null }

type Entry = { message?: unknown; ref?: unknown }

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Element)

const elementOf = ({ ref }: Entry) => (typeof Element !== 'undefined' && ref instanceof Element ? ref : null)

function flatten(errors: Record<string, unknown>, prefix = ''): NamedError[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (!isGroup(value)) return []
    const name = prefix + key
    if (typeof value.message === 'string') return [{ name, text: value.message, element: elementOf(value) }]
    return flatten(value, `${name}.`)
  })
}

const inPageOrder = (a: NamedError, b: NamedError) => {
  if (!a.element || !b.element) return 0
  return a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** All errors of a form with their field names, in page order. */
export function namedErrors(errors: FieldErrors): NamedError[] {
  return flatten(errors).sort(inPageOrder)
}
