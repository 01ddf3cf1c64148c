import { type BrandKey, isBrandKey } from '#themes/brand.ts'
import { type PageState, pageStateId } from './page-state.ts'

/**
 * Brand and state of the page. A page from a static host has neither: then the first label of the host names the brand,
 * as on the server.
 */
export function readPageState(document: Document): { brandKey: BrandKey; state: PageState | null } {
  const named = document.documentElement.dataset.brand ?? ''
  const label = location.hostname.split('.')[0] ?? ''
  const brandKey = isBrandKey(named) ? named : isBrandKey(label) ? label : 'wa'
  const text = document.getElementById(pageStateId)?.textContent
  return { brandKey, state: text ? (JSON.parse(text) as PageState) : null } // written by our own server for this build
}
