import { accountPaths } from '#lib/account-paths.ts'
import type { App } from '#lib/app.tsx'
import { signedInSub } from '#lib/id-token.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { environmentFor } from '#lib/whole-environment.ts'
import { forgetPersonal } from '#offline/forget-personal.ts'
import { countOwnChanges, forgetOwnChanges } from '#offline/staff-on-device.ts'
import type { ShopBrand } from '#themes/brand.ts'
import { dropBearer } from './bearer.ts'
import { endSession } from './queries.ts'
import { forgetRedirectPath, keepRedirectPath, takeRedirectPath } from './redirect-path.ts'
import { clearSignIn } from './stored-sign-in.ts'

/** Where a sign-out leads: the route after logout, or the sign-in page, or the home of a shop that has neither. */
export function placeAfterSignOut(brand: ShopBrand): string {
  const { routeAfterLogout, loginRoute } = environmentFor(brand)
  return routeAfterLogout ?? loginRoute ?? '/'
}

/** Ends the session where it is kept, and takes what is personal from this device. Without a connection: the latter only. */
export async function endSignIn(app: App) {
  const userId = signedInSub()
  dropBearer()
  clearSignIn()
  forgetRedirectPath()
  await Promise.all([
    endSession(app, userId).catch((cause: unknown) => reportFailure('sign-out', cause)),
    forgetPersonal(app.brand.key).catch((cause: unknown) => reportFailure('sign-out', cause)),
  ])
}

/** How many changes of projects wait on this device and would be lost; none where the device keeps nothing. */
export const unsentChanges = (app: App) => countOwnChanges(app.brand.key).catch(() => 0)

/**
 * Signs out and loads the document anew [S1-4-29]: nothing of the person stays in the memory of the page. Changes that were not
 * sent are lost with it: the page of the sign-out asks first, and says that they may be.
 */
export async function signOut(app: App, { target, loses = false }: { target?: string; loses?: boolean } = {}) {
  if (!loses && (await unsentChanges(app)) > 0) return location.assign(accountPaths.logout)
  await forgetOwnChanges(app.brand.key).catch((cause: unknown) => reportFailure('sign-out', cause))
  const place = takeRedirectPath()
  await endSignIn(app)
  // A page that noticed has kept its place; whoever comes next need not stand there.
  forgetRedirectPath()
  // Sent here on the way to another sign-in: then it is the same person who comes back.
  if (target && place) keepRedirectPath(place)
  location.assign(target ?? placeAfterSignOut(app.brand))
}
