import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page is taken over, then true: guards what only the browser knows. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
