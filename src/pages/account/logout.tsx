import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ownPath } from '#domain/own-path.ts'
import { signOut } from '#features/identity/sign-out.ts'
import { useApp } from '#lib/app.tsx'
import { BusyRing } from '#ui/busy-ring.tsx'
import { Entrance } from './entrance.tsx'

/** Signs out and leads on: to the own page that was asked for, or where every sign-out leads. */
export function Logout() {
  const app = useApp()
  const [search] = useSearchParams()
  const target = ownPath(search.get('returnUrl')) ?? undefined
  useEffect(() => void signOut(app, target), [app, target])
  return (
    <Entrance title="Signing out">
      <div aria-busy>
        <BusyRing />
      </div>
    </Entrance>
  )
}
