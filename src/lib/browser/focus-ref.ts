/** As a ref: gives its element the focus when it appears. */
export const focusOn = (element: HTMLElement | null) => element?.focus()

/** As a ref: gives the focus to the first field or button in its element. */
export const focusFirstIn = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('input, button')?.focus()
