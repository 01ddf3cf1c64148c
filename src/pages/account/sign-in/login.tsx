import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { ownPath } from '#domain/web/safe-redirect.ts'
import { LoginForm } from '#features/identity/forms/login-form.tsx'
import { loginNotice } from '#features/identity/identity-texts.ts'
import { accountInfo } from '#lib/account/account-info.ts'
import { useEndedSignIn } from '#lib/account/ended-sign-in.ts'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { paths } from '#lib/page/paths.ts'
import { Link } from '#ui/button/link.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Entrance } from './entrance.tsx'

const StoredChanges = onDemand(() =>
  import('#features/identity/unsent/stored-changes.tsx').then((module) => module.StoredChanges),
)

export function Login() {
  const isIn = useSignedIn()
  const [search] = useSearchParams()
  const notice = loginNotice(search, useEndedSignIn())
  const returnTo = ownPath(search.get('returnUrl')) ?? undefined
  return (
    <Entrance
      title="Sign in"
      lead="For your orders, addresses and reminders."
      notice={
        <>
          {notice && <Message tone={notice.tone}>{notice.text}</Message>}
          {isIn ? <AlreadyIn /> : <StoredChanges render={(text) => <Message tone="info">{text}</Message>} />}
        </>
      }
    >
      <LoginForm returnTo={returnTo} />
    </Entrance>
  )
}

/** A message for a user who is signed in already and may sign in with another account. */
function AlreadyIn() {
  const { data } = useQuery({ ...accountInfo(useApp().api), retry: false })
  if (!data) return null
  return (
    <Message tone="info" role="none">
      You are signed in as {data.firstName}. <Link to={paths.account()}>Go to your account</Link>
    </Message>
  )
}
