import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { storeRedirectPath } from '#features/identity/redirect/redirect-path.ts'

/** Leads to the sign-in, and from there back to this page. */
export function SignInRedirect({ to }: { to: string }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    storeRedirectPath(pathname + search)
    void navigate(to, { replace: true })
  }, [navigate, to, pathname, search])
  return null
}
