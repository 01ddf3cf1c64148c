import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { useGeo } from '#features/location/use-geo.ts'
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

/** Runs after hydration: the start requests, and dialogs that only some visitors need [S1-1-15]. */
export function StartUp() {
  const { api } = useApp()
  const hydrated = useHydrated()
  const { error } = useQuery({ ...settingsQueries(api).list(), enabled: hydrated })
  useGeo()
  const { search } = useLocation()
  const isIdle = useIdle()
  const isIn = useSignedIn()

  // Without settings the app runs on: every flag has its default [S1-8-15].
  useFailureReport('settings', error)

  if (!hydrated) return null
  return (
    <>
      {/[?&]region/.test(search) && <RegionParameter />}
      {isIn && <SessionPart />}
      {/[?&]showlogin/i.test(search) && <LoginModal />}
      {isIdle && <LateParts />}
    </>
  )
}
