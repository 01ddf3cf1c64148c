import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { ResetForm } from '#features/identity/forms/reset-form.tsx'
import { accountPaths } from '#lib/account/account-paths.ts'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Entrance } from './entrance.tsx'

const stateOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string' ? state.token : ''

/** The target of a password reset link. Removes the token from the URL, which is visible and may be shared. */
export function ResetPassword() {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation()
  const [isDone, setIsDone] = useState(false)
  const inAddress = search.get('token')
  const token = inAddress ?? stateOf(state)

  if (isDone)
    return (
      <Entrance isAfterForm title="Your password is set">
        <Message tone="success">You can sign in with it now. We have signed you out on all other devices.</Message>
        <ButtonLink to={paths.login()} variant="primary">
          Sign in
        </ButtonLink>
      </Entrance>
    )
  if (!token)
    return (
      <Entrance title="This link is not complete">
        <p>Open it again from the email, or ask for a new one.</p>
        <ButtonLink to={accountPaths.forgotPassword} variant="primary">
          Send a new link
        </ButtonLink>
      </Entrance>
    )
  return (
    <Entrance title="Set a new password">
      {inAddress && <Navigate replace to={pathname} state={{ token: inAddress }} />}
      <ResetForm token={token} onDone={() => setIsDone(true)} />
    </Entrance>
  )
}
