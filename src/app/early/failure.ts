import { heldControl, release } from './held-control.ts'
import { trusted } from './trusted-types.ts'

let failed = false
let isLeft = false

/** Whether the app could not be loaded. */
export const hasFailed = () => failed

/**
 * Stops what this page still loads, above all the files of its app: on a slow network the next page would come after
 * them. If this page is shown again, it is loaded again.
 */
export function stopLoading() {
  isLeft = true
  window.stop()
  window.addEventListener('pageshow', ({ persisted }) => persisted && failed && location.reload())
}

/**
 * Shows an error where the page stays blank or needs the app, which failed to load. The app replaces it if it loads
 * later.
 */
export function sayFailed() {
  failed = true
  const control = heldControl()
  release()
  if (control instanceof HTMLAnchorElement) return location.assign(control.href)
  // Nothing is wrong, unless the next page did not come and this one is used again.
  if (isLeft) return control && location.reload()
  const root = document.getElementById('root')
  const isBlank = root?.childElementCount === 0
  const place = isBlank ? root : document.querySelector('dialog[open] [data-early-body],[data-waiting]')
  if (!place) return
  const [tag, heading] = isBlank ? ['main', 'h1'] : ['div', 'h2']
  const colour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content
  const face = [...document.fonts].at(-1)
  const room = isBlank ? 'max-width:35rem;margin:auto;padding:40px 16px' : ''
  const style = isBlank ? `border-top:60px solid ${colour};font:1rem/1.5 ${face?.family},sans-serif` : ''
  document.title = 'Something went wrong'
  place.innerHTML = trusted(
    `<${tag} role="alert" style='${style}'><div style="${room}"><${heading}>Something went wrong</${heading}><p>This page could not be loaded.</p><button style="font:inherit;min-height:48px;padding:0 20px">Try again</button></div></${tag}>`,
  )
  place.querySelector('button')?.addEventListener('click', () => location.reload())
}
