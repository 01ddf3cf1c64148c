import { holdReload } from './busy.ts'

type Release = () => void

const formOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('form') : null)

/** Input in a form blocks reloads until the form is sent, reset or removed from the page. */
export function watchTyping(document: Document) {
  const held = new Map<HTMLFormElement, Release>()
  const release = (form: HTMLFormElement) => {
    held.get(form)?.()
    held.delete(form)
  }
  const touched = ({ target }: Event) => {
    const form = formOf(target)
    if (form && !held.has(form)) held.set(form, holdReload())
  }
  const done = ({ target }: Event) => {
    const form = formOf(target)
    if (form) release(form)
  }
  const gone = new MutationObserver(() => {
    for (const form of held.keys()) if (!form.isConnected) release(form)
  })
  document.addEventListener('input', touched)
  document.addEventListener('submit', done)
  document.addEventListener('reset', done)
  gone.observe(document.body, { childList: true, subtree: true })
}
