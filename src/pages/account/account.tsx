import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { useParams } from 'react-router-dom'
import { whenIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { loadAhead } from '#lib/boot/preload.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { missingPage } from '#lib/page/route-params.ts'
import { useWhile } from '#lib/use-while.ts'
import { AccountWaiting } from './account-waiting.tsx'

export const handle = {
  pageType: 'generic',
  personal: true,
  hideLocalitySuggestionInHeader: true,
  hideDefaultMinimizedComparePanelOnMobile: true,
} satisfies Handle

type Part = ReturnType<typeof onDemand<object>>

const part = (load: () => Promise<ComponentType>): Part => onDemand(load, <AccountWaiting />)

/** The pages below /account, by the rest of the path. */
const parts: readonly [address: RegExp, part: Part][] = [
  [/^$/, part(() => import('./overview.tsx').then((module) => module.Overview))],
  [/^profile$/, part(() => import('./profile.tsx').then((module) => module.Profile))],
  [/^reminders$/, part(() => import('./reminders.tsx').then((module) => module.Reminders))],
  [/^orders$/, part(() => import('./orders/orders.tsx').then((module) => module.Orders))],
  [/^orders\/[^/]+$/, part(() => import('./orders/order.tsx').then((module) => module.Order))],
  [/^addresses$/, part(() => import('./addresses.tsx').then((module) => module.Addresses))],
  [/^data$/, part(() => import('./privacy/data.tsx').then((module) => module.Data))],
  [/^device$/, part(() => import('./privacy/device.tsx').then((module) => module.Device))],
  [/^deleted$/, part(() => import('./privacy/deleted.tsx').then((module) => module.Deleted))],
  [/^internal\/login$/, part(() => import('./sign-in/login.tsx').then((module) => module.Login))],
  [/^internal\/second-step$/, part(() => import('./sign-in/second-step.tsx').then((module) => module.SecondStep))],
  [/^register$/, part(() => import('./sign-in/register.tsx').then((module) => module.Register))],
  [/^forgotpassword$/, part(() => import('./sign-in/forgot-password.tsx').then((module) => module.ForgotPassword))],
  [/^resetpassword$/, part(() => import('./sign-in/reset-password.tsx').then((module) => module.ResetPassword))],
  [/^confirmemail\/[^/]+$/, part(() => import('./sign-in/confirm-email.tsx').then((module) => module.ConfirmEmail))],
  [/^logout$/, part(() => import('./sign-in/logout.tsx').then((module) => module.Logout))],
]

const partAt = (rest = '') => parts.find(([address]) => address.test(rest.replace(/\/$/, '').toLowerCase()))?.[1]

export function loader({ params }: LoaderFunctionArgs) {
  if (!partAt(params['*'])) throw missingPage()
  return null
}

/** The other account pages then also open offline. */
const preloadParts = () => whenIdle(() => parts.forEach(([, { preload }]) => void loadAhead(preload)))

/** The area of the account, and the pages that lead into it. */
export function Component() {
  useWhile(true, preloadParts)
  const Part = partAt(useParams()['*'])
  return Part ? <Part /> : null
}
