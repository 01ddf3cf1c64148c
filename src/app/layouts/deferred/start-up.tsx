import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { locationQueries } from '#features/location/queries.ts'
import { settingsQueries } from '#features/settings/queries.ts'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { useApp } from '#lib/app.tsx'
import { useHydrated } from '#lib/boot/hydrated.ts'
import { useIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { useFailureReport } from '#lib/network/use-failure-report.ts'

const RegionParameter = onDemand(() =>
  import('#app/routes/region-parameter.ts').then((module) => module.RegionParameter),
)
const SessionPart = onDemand(() => import('./session.tsx').then((module) => module.SessionPart))
const LoginModal = onDemand(() =>
  import('#features/identity/forms/login-modal.tsx').then((module) => module.LoginModal),
)
const LateParts = onDemand(() => import('./deferred.tsx').then((module) => module.LateParts))

// Made once: a navigation renders what is here again, and React leaves out an element that is the same as before.
const lateParts = <LateParts />

/** Requests what every page needs to know after hydration [S1-1-15]. */
export function StartRequests() {
  const { api } = useApp()
  const hydrated = useHydrated()
  const { error } = useQuery({ ...settingsQueries(api).list(), enabled: hydrated })
  useQuery({ ...locationQueries(api).geo(), enabled: hydrated })
  // Without settings the app runs on: every flag has its default [S1-8-15].
  useFailureReport('settings', error)
  return null
}

/** Runs after hydration: dialogs that only some visitors need, and what no first view needs. */
export function StartUp() {
  const hydrated = useHydrated()
  const { search } = useLocation()
  const isIdle = useIdle()
  const isIn = useSignedIn()

  if (!hydrated) return null
  return (
    <>
      {/[?&]region/.test(search) && <RegionParameter />}
      {isIn && <SessionPart />}
      {/[?&]showlogin/i.test(search) && <LoginModal />}
      {isIdle && lateParts}
    </>
  )
}
