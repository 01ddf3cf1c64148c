import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { endedSignIn } from '#lib/account/ended-sign-in.ts'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { environmentFor } from '#lib/whole-environment.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { endedText } from '../identity-texts.ts'

// Pages that are for signed-in customers lead to the sign-in, which says it.
const isAccount = (path: string) => /^\/(?:account|blank)(?:\/|$)/i.test(path)

/** Rendered where the sign-in has ended by itself: says so once, with the way to the sign-in and back. */
export function SignedOutNote() {
  const { brand } = useApp()
  const toasts = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isIn = useSignedIn()
  const canSignIn = environmentFor(brand).loginRoute !== null
  const isDue = !isIn && canSignIn && !isAccount(pathname)
  const here = pathname + search
  useEffect(() => {
    if (!isDue) return
    const id = toasts.show({
      text: endedText,
      stay: 'closed',
      actions: [
        { label: 'Sign in', act: () => void navigate(paths.login(here)) },
        { label: 'Not now', act: endedSignIn.forget },
      ],
    })
    return () => toasts.dismiss(id)
  }, [isDue, here, navigate, toasts])
  return null
}
