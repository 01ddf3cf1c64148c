const say = (field: Element, name: string) => field.dispatchEvent(new Event(name, { bubbles: true }))

/**
 * Reports to React what was typed or ticked before hydration; else React renders its own values over it. React ignores an
 * event when its tracked value is unchanged, so a value it sees is set first, then the real one without its setter.
 */
export function tellFields(fields: Iterable<HTMLInputElement>) {
  const kept = [...fields].map((field) => ({ field, value: field.value, isOn: field.checked }))
  for (const { field, value, isOn } of kept) {
    // Makes React hydrate the boundary around the field first.
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
