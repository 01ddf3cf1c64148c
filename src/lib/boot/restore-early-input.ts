const dispatch = (field: Element, name: string) => field.dispatchEvent(new Event(name, { bubbles: true }))

/**
 * Reports to React what was typed or ticked before hydration; else React renders its own values over it. React ignores an
 * event when its tracked value is unchanged, so a value it sees is set first, then the real one without its setter.
 */
export function restoreEarlyInput(fields: Iterable<HTMLInputElement>) {
  const typed = [...fields].map((field) => ({ field, value: field.value, isOn: field.checked }))
  for (const { field, value, isOn } of typed) {
    // Makes React hydrate the boundary around the field first.
    dispatch(field, 'input')
    if (/^(?:checkbox|radio)$/.test(field.type)) {
      field.checked = !isOn
      field.click()
      continue
    }
    if (field.type !== 'file') {
      field.value = `${value} `
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    }
    dispatch(field, 'input')
    dispatch(field, 'change')
  }
}
