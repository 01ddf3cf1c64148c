import { leaveLastAdd } from './adds.ts'
import { openEarlyDrawer } from './drawers.ts'
import { hasFailed, sayFailed, stopLoading } from './failure.ts'
import { heldControl, hold, release } from './held-control.ts'

let isAppListening = false

/** Whether a click on the link opens another page of the shop, instead of a file or a place in this page. */
const opensPage = ({ origin, pathname, search, target, download }: HTMLAnchorElement) =>
  origin === location.origin &&
  !target &&
  !download &&
  !/\.\w+$/.test(pathname) &&
  pathname + search !== location.pathname + location.search

/**
 * Holds a click that only the app can handle: on a button, or on a link that opens something in the page
 * (`data-opens`). Other links lead somewhere without the app.
 */
function holdClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null
  const link = target?.closest('a')
  const control = target?.closest<HTMLElement>('button,a[data-opens]')
  const isSubmit = control instanceof HTMLButtonElement && control.form && control.type === 'submit'
  // These keys open a new tab or window.
  if (isSubmit || event.metaKey || event.ctrlKey || event.shiftKey) return
  const isLeaving = link && link !== control && opensPage(link)
  if (target?.closest('[data-early]') && !isLeaving) return
  // The app restores fields by clicks of its own.
  if (isAppListening && !event.isTrusted) return
  release()
  if (isAppListening) return
  if (isLeaving) return stopLoading()
  if (!control || (hasFailed() && control instanceof HTMLAnchorElement)) return
  hold(control)
  if (control instanceof HTMLAnchorElement) event.preventDefault()
  openEarlyDrawer(control)
  if (hasFailed()) sayFailed()
}

export const holdClicks = () => window.addEventListener('click', holdClick, true)

/** Leaves clicks to the app, which is being hydrated; the one that is held waits until it is, or until another is made. */
export function leaveClicks() {
  isAppListening = true
}

/** Ends the holding; returns the control that was clicked last. */
export function takePress() {
  window.removeEventListener('click', holdClick, true)
  const control = heldControl()
  release()
  return control
}

/** Clicks the control that was held, now that the app can handle it. */
export function clickAgain(control: HTMLElement) {
  control.click()
  if (control.dataset.opens === 'add') leaveLastAdd()
}
