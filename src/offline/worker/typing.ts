import { holdReload } from './busy.ts'

type Release = () => void

const formOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('form') : null)

/** Some forms have an empty alert from the start. */
const hasError = (form: HTMLFormElement) =>
  form.querySelector('[aria-invalid="true"]') !== null ||
  [...form.querySelectorAll('[role="alert"]')].some(({ textContent }) => textContent !== '')

/** Input in a form blocks reloads until the form is sent without an error, reset or removed from the page. */
export function watchTyping(document: Document) {
  const held = new Map<HTMLFormElement, Release>()
  /** Forms that were not changed since they were sent: one with an error still has what was typed. */
  const sent = new Set<HTMLFormElement>()
  const hold = (form: HTMLFormElement) => {
    if (!held.has(form)) held.set(form, holdReload())
  }
  const release = (form: HTMLFormElement) => {
    held.get(form)?.()
    held.delete(form)
  }
  const touched = ({ target }: Event) => {
    const form = formOf(target)
    if (!form) return
    sent.delete(form)
    hold(form)
  }
  const done = ({ target, type }: Event) => {
    const form = formOf(target)
    if (!form) return
    if (type === 'reset') sent.delete(form)
    else if (held.has(form)) sent.add(form)
    release(form)
  }
  const gone = new MutationObserver(() => {
    for (const form of sent) {
      if (!form.isConnected) sent.delete(form)
      else if (hasError(form)) hold(form)
      else release(form)
    }
    for (const form of held.keys()) if (!form.isConnected) release(form)
  })
  document.addEventListener('input', touched)
  document.addEventListener('submit', done)
  document.addEventListener('reset', done)
  gone.observe(document.body, { childList: true, subtree: true })
}
