/** Runs in a window of its own, without the browser around it. */
export function isStandalone({ matchMedia, navigator }: Pick<Window, 'matchMedia' | 'navigator'> = window): boolean {
  const isOwnWindow = matchMedia.call(window, '(display-mode: standalone), (display-mode: minimal-ui)').matches
  // Safari's own word for it.
  return isOwnWindow || ('standalone' in navigator && navigator.standalone === true)
}
