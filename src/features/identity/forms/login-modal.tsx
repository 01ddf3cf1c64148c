import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { Modal } from '#ui/overlay/modal.tsx'
import { Lead } from './login.styles.ts'
import { LoginForm } from './login-form.tsx'

const isRequested = (search: string) =>
  [...new URLSearchParams(search).keys()].some((key) => key.toLowerCase() === 'showlogin')

/** The URL without the `showlogin` parameter, to return to. */
function placeWithout(pathname: string, search: string) {
  const rest = new URLSearchParams(search)
  for (const key of [...rest.keys()]) if (key.toLowerCase() === 'showlogin') rest.delete(key)
  const text = rest.toString()
  return pathname + (text ? `?${text}` : '')
}

/**
 * Opens the sign-in dialog when the URL has `showlogin`, in any letter case [S1-2.1-38]; renders nothing when signed
 * in.
 */
export function LoginModal() {
  const { pathname, search, key } = useLocation()
  const isIn = useSignedIn()
  const [closedAt, setClosedAt] = useState<string | null>(null)
  const close = () => setClosedAt(key)
  if (isIn || !isRequested(search)) return null
  return (
    <Modal open={closedAt !== key} onClose={close} title="Sign in" size="small">
      <div style={{ display: 'grid', gap: 20 }}>
        <Lead>For your orders, addresses and reminders.</Lead>
        <LoginForm returnTo={placeWithout(pathname, search)} onLeave={close} />
      </div>
    </Modal>
  )
}
