import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ownPath } from '#domain/web/safe-redirect.ts'
import { signOut, unsentChanges } from '#features/identity/session/sign-out.ts'
import { signOutQuestion } from '#features/identity/unsent/unsent-texts.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import type { UnsentChanges } from '#offline/unsent-changes.ts'
import { Button } from '#ui/button/button.tsx'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
import { Entrance } from './entrance.tsx'

/** Signs out and redirects to the requested path of this shop, or the default. Asks before unsent changes are lost. */
export function Logout() {
  const app = useApp()
  const [search] = useSearchParams()
  const { cartName } = app.brand.wording
  const target = ownPath(search.get('returnUrl')) ?? undefined
  const [unsent, setUnsent] = useState<UnsentChanges>({ projects: 0, cart: 0 })
  useEffect(() => {
    let isMounted = true
    void unsentChanges(app).then((found) => {
      if (!isMounted) return
      if (signOutQuestion(found, cartName)) setUnsent(found)
      else void signOut(app, { target, loses: true })
    })
    return () => {
      isMounted = false
    }
  }, [app, target, cartName])
  const question = signOutQuestion(unsent, cartName)
  if (question) {
    const stay = unsent.projects > 0 ? paths.projects() : paths.home()
    return <Ask {...question} {...{ stay }} onLeave={() => void signOut(app, { target, loses: true })} />
  }
  return (
    <Entrance title="Signing out">
      <div aria-busy>
        <BusyRing />
      </div>
    </Entrance>
  )
}

type AskProps = { title: string; lead: string; leave: string; stay: string; onLeave: () => void }

function Ask({ title, lead, leave, stay, onLeave }: AskProps) {
  const navigate = useNavigate()
  // The first page of a visit has no page before it.
  const isFirst = useLocation().key === 'default'
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Entrance title={title} lead={lead}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button type="button" variant="primary" onClick={() => void (isFirst ? navigate(stay) : navigate(-1))}>
          Stay signed in
        </Button>
        <Button
          type="button"
          busy={isLeaving}
          busyText="Signing out"
          onClick={() => {
            setLeaving(true)
            onLeave()
          }}
        >
          {leave}
        </Button>
      </div>
    </Entrance>
  )
}
