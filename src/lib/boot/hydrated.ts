import { useLater } from './later.ts'

let isHydrated = false

function afterHydration(act: () => void) {
  isHydrated = true
  act()
}

/** Whether the first page is hydrated: what renders then has no HTML of the server. */
export const isPageHydrated = () => isHydrated

/** False on the server and during hydration, then true: guards browser-only content. */
export const useHydrated = () => useLater(afterHydration, isHydrated)
