import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { countText } from '#domain/project/project-texts.ts'
import { ownPath } from '#domain/web/safe-redirect.ts'
import { signOut, unsentChanges } from '#features/identity/sign-out.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/paths.ts'
import { BusyRing } from '#ui/busy-ring.tsx'
import { Button } from '#ui/button.tsx'
import { Entrance } from './entrance.tsx'

/** Signs out and redirects to the requested path of this shop, or the default. Asks before unsent changes are lost. */
export function Logout() {
  const app = useApp()
  const [search] = useSearchParams()
  const target = ownPath(search.get('returnUrl')) ?? undefined
  const [unsent, setUnsent] = useState(0)
  useEffect(() => {
    let isWanted = true
    void unsentChanges(app).then((count) => {
      if (!isWanted) return
      if (count > 0) setUnsent(count)
      else void signOut(app, { target, loses: true })
    })
    return () => {
      isWanted = false
    }
  }, [app, target])
  if (unsent > 0) return <Ask count={unsent} onLeave={() => void signOut(app, { target, loses: true })} />
  return (
    <Entrance title="Signing out">
      <div aria-busy>
        <BusyRing />
      </div>
    </Entrance>
  )
}

function Ask({ count, onLeave }: { count: number; onLeave: () => void }) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Entrance
      title={`${countText(count, 'change')} ${count === 1 ? 'is' : 'are'} not sent yet`}
      lead="Changes of projects wait on this device. They are lost when you sign out now."
    >
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button type="button" look="primary" onClick={() => void navigate(paths.projects())}>
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
          Sign out and lose them
        </Button>
      </div>
    </Entrance>
  )
}
