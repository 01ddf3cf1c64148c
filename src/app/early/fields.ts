/** Fields that were typed into or ticked before hydration. */
export const fields = new Set<EventTarget | null>()

const recordField = ({ target }: Event) => fields.add(target)

export const recordFields = () => window.addEventListener('input', recordField, true)

/** Stops recording fields; returns them. */
export function takeFields() {
  window.removeEventListener('input', recordField, true)
  return fields as Set<HTMLInputElement> // only inputs, selects and textareas fire input events
}
