import { type AuthProvider, usePermissions } from 'react-admin'
import type { ManageSession } from '#contract/manage/manage-session.ts'
import type { StaffRole } from '#contract/protocol/staff-roles.ts'
import { api } from './api.ts'
import { isEndedChange } from './request.ts'
import { chooseShop, currentShop, setShopCountry } from './shop.ts'

let known: Promise<ManageSession> | undefined

/** Who works here. Requested once, and again after a sign-in. */
export function session() {
  known ??= api.manageSession.view().then((now) => {
    const shop = now.shops.find(({ key }) => key === currentShop()) ?? now.shops[0]
    if (shop) {
      chooseShop(shop.key)
      setShopCountry(shop.country)
    }
    return now
  })
  known.catch(() => {
    known = undefined
  })
  return known
}

const statusOf = (error: unknown) => (error as { status?: number }).status

/** Whether the server did not respond, or could not: this says nothing about the session. */
export const isFault = (error: unknown) => (statusOf(error) ?? 0) === 0 || (statusOf(error) ?? 0) >= 500

/** Only a fault leaves the session open: the person at the desk has to know. */
function signedOutAlready(error: unknown) {
  if (isFault(error)) throw error
  return null
}

export const authProvider: AuthProvider = {
  /** The page of the sign-in has opened the visit. */
  login: async () => {
    known = undefined
    await session()
  },
  logout: async () => {
    const left = known ? await api.manageSession.signOut().catch(signedOutAlready) : null
    known = undefined
    if (left?.leave) location.assign(left.leave)
    if (left?.isProviderDown) location.assign('/manage?problem=provider_stays')
  },
  checkAuth: async () => void (await session()),
  checkError: async (error) => {
    if (statusOf(error) !== 401 || isEndedChange(error)) return
    known = undefined
    throw error
  },
  getPermissions: async () => (await session()).roles,
  getIdentity: async () => {
    const { name, email } = await session()
    return { id: email, fullName: name }
  },
}

/** Whether one of these roles is among the person's. */
export const hasRole = (own: readonly StaffRole[] | undefined, ...wanted: readonly StaffRole[]) =>
  own?.some((role) => wanted.includes(role)) ?? false

/** Who may change what the shop sells and where. */
export const merchandisers = ['owner', 'merchandiser'] as const

/** Whether the person may change what the shop sells and where. */
export const useMayChange = () => hasRole(usePermissions().permissions, ...merchandisers)
