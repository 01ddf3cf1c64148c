const say = (field: Element, name: string) => field.dispatchEvent(new Event(name, { bubbles: true }))

/**
 * Tells the app what was typed or ticked before it stood; else it would not know, and would draw its own over it. The library
 * takes an event for news only where the field is not as it last saw it: so the field is changed in its sight, and back past it.
 */
export function tellFields(fields: Iterable<HTMLInputElement>) {
  const kept = [...fields].map((field) => ({ field, value: field.value, isOn: field.checked }))
  for (const { field, value, isOn } of kept) {
    // Has the page around it taken over first.
    say(field, 'input')
    if (/^(?:checkbox|radio)$/.test(field.type)) {
      field.checked = !isOn
      field.click()
      continue
    }
    if (field.type !== 'file') {
      field.value = `${value} `
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    }
    say(field, 'input')
    say(field, 'change')
  }
}
