/** Fields that were typed into or ticked before hydration. */
export const fields = new Set<EventTarget | null>()

/** Fields in a drawer, by those of the page that they are copies of. */
const copied = new Map<EventTarget, HTMLInputElement>()
export const noteCopy = (copy: EventTarget, field: HTMLInputElement) => copied.set(copy, field)

function recordField({ target }: Event) {
  const original = target && copied.get(target)
  if (original) original.checked = (target as HTMLInputElement).checked // copies are made of inputs
  fields.add(original ?? target)
}

export const recordFields = () => window.addEventListener('input', recordField, true)

/** Stops recording fields; returns them. */
export function takeFields() {
  window.removeEventListener('input', recordField, true)
  return fields as Set<HTMLInputElement> // only inputs, selects and textareas fire input events
}
