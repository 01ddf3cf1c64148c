import { useLater } from './later.ts'

let isHydrated = false

function afterHydration(act: () => void) {
  isHydrated = true
  act()
}

/** False on the server and during hydration, then true: guards browser-only content. */
export const useHydrated = () => useLater(afterHydration, isHydrated)
