let held: HTMLElement | null = null

/** The control whose click waits for the app. */
export const heldControl = () => held

export function hold(control: HTMLElement) {
  held = control
  control.dataset.held = ''
}

export function release() {
  if (held) delete held.dataset.held
  held = null
}
