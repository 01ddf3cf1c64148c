import { addEarly } from './adds.ts'
import { isCartEmpty } from './empty-cart.ts'
import { hasFailed } from './failure.ts'
import { fetchFiles } from './files.ts'
import { heldControl, release } from './held-control.ts'

type Line = ReturnType<typeof addEarly>

/** Fills a drawer with what the page and this device already have; the rest waits for the app. */
function fill(drawer: HTMLElement, { opens, line }: { opens: string; line: Line | null }) {
  const body = drawer.querySelector<HTMLElement>('[data-early-body]')
  if (!body || hasFailed()) return
  const whole = drawer.querySelector('template')?.content
  // Opened again, it still has what was chosen in it.
  const isFirst = opens === 'refine' && !('filled' in body.dataset)
  const panel = isFirst && document.querySelector('aside[aria-label="Refine"]')?.lastElementChild
  if (line && whole) {
    body.replaceChildren(whole)
    for (const hole of body.querySelectorAll<HTMLElement>('[data-fill]'))
      hole.append(line[hole.dataset.fill as keyof Line]) // as layouts/early-drawers.tsx names them
  } else if (opens === 'cart' && whole && isCartEmpty()) body.replaceChildren(whole)
  else if (panel) body.replaceChildren(...panel.cloneNode(true).childNodes)
  else return
  body.dataset.filled = ''
}

/** Opens the drawer of a held control as the server rendered it; the app replaces it by its own. */
export function openEarlyDrawer(control: HTMLElement) {
  const { opens = '' } = control.dataset
  const line = opens === 'add' ? addEarly(control) : null
  const drawer = document.querySelector<HTMLDialogElement>(`dialog[data-early="${opens}"]`)
  if (!drawer || drawer.open) return
  drawer.showModal()
  // After its first paint, which answers the press.
  requestAnimationFrame(() => setTimeout(() => fill(drawer, { opens, line })))
  fetchFiles(opens)
  // Who closes it no longer wants what it shows; an addition stays wanted.
  drawer.addEventListener('close', () => opens !== 'add' && heldControl()?.dataset.opens === opens && release(), {
    once: true,
  })
}
