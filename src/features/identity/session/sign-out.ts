import { accountPaths } from '#lib/account/account-paths.ts'
import { signedInSub } from '#lib/account/id-token.ts'
import type { App } from '#lib/app.tsx'
import { reportFailure } from '#lib/network/report-failure.ts'
import { environmentFor } from '#lib/whole-environment.ts'
import { forgetCartChanges, forgetFormDrafts, forgetPersonal } from '#offline/clear-user-data.ts'
import { forgetOwnChanges } from '#offline/offline-staff.ts'
import { countOwnChanges, type UnsentChanges } from '#offline/unsent-changes.ts'
import type { ShopBrand } from '#themes/brand.ts'
import { endSession } from '../queries.ts'
import { forgetRedirectPath, storeRedirectPath, takeRedirectPath } from '../redirect/redirect-path.ts'
import { dropBearer } from './bearer.ts'
import { clearSignIn } from './stored-sign-in.ts'

/** Where a sign-out leads: the route after logout, or the sign-in page, or the home of a shop that has neither. */
export function placeAfterSignOut(brand: ShopBrand): string {
  const { routeAfterLogout, loginRoute } = environmentFor(brand)
  return routeAfterLogout ?? loginRoute ?? '/'
}

function hereOnly(brand: ShopBrand): string | null {
  const { loginRoute } = environmentFor(brand)
  return loginRoute && `${loginRoute}?left=here`
}

/**
 * Ends the session on the server and forgets what it showed on this device; offline only the latter. Returns where the
 * browser goes for the provider to end its own session: nowhere without one, and to a notice when the provider is down.
 */
export async function endSignIn(app: App): Promise<string | null> {
  const userId = signedInSub()
  dropBearer()
  clearSignIn()
  forgetRedirectPath()
  const [ended] = await Promise.all([
    endSession(app, userId).catch((cause: unknown) => {
      reportFailure('sign-out', cause)
      return null
    }),
    forgetPersonal(app.brand.key).catch((cause: unknown) => reportFailure('sign-out', cause)),
  ])
  if (ended?.leave === null) return hereOnly(app.brand)
  return ended?.leave ?? null
}

/** The changes on this device that a sign-out would lose; none where the browser stores nothing. */
export const unsentChanges = (app: App): Promise<UnsentChanges> =>
  countOwnChanges(app.brand.key).catch(() => ({ projects: 0, cart: 0 }))

const hasUnsent = ({ projects, cart }: UnsentChanges) => projects + cart > 0

/**
 * Signs out and reloads the document, which clears the memory of the page [S1-4-29]. With unsent changes, it opens the
 * sign-out page, which asks first.
 */
export async function signOut(
  app: App,
  { target, loses = false }: { target?: string | undefined; loses?: boolean } = {},
) {
  if (!loses && hasUnsent(await unsentChanges(app))) return location.assign(accountPaths.logout)
  await Promise.all([forgetOwnChanges(app.brand.key), forgetCartChanges(app.brand.key)]).catch((cause: unknown) =>
    reportFailure('sign-out', cause),
  )
  const { loginRoute } = environmentFor(app.brand)
  if (!loginRoute || !target?.startsWith(loginRoute)) forgetFormDrafts()
  const place = takeRedirectPath()
  const leave = await endSignIn(app)
  // Discards a path that another tab or page stored meanwhile: the next user must not return to it.
  forgetRedirectPath()
  // When the sign-out leads to another sign-in, the same person returns.
  if (target && place) storeRedirectPath(place)
  location.assign(target ?? leave ?? placeAfterSignOut(app.brand))
}
