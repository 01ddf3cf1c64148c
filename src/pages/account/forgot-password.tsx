import { useState } from 'react'
import { ForgotForm } from '#features/identity/forms/forgot-form.tsx'
import { Ways } from '#features/identity/forms/login.styles.ts'
import { paths } from '#lib/page/paths.ts'
import { Link } from '#ui/button/link.tsx'
import { Entrance } from './entrance.tsx'

export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo)
    return (
      <Entrance title="Look into your e-mail" lead={`We have sent a message to ${sentTo}.`}>
        <p>With the link in it you set a new password. It holds for one hour and can be used once.</p>
        <Ways>
          <Link to={paths.login()}>Back to sign in</Link>
        </Ways>
      </Entrance>
    )
  return (
    <Entrance title="Forgot your password?" lead="We send you a link to set a new one.">
      <ForgotForm onSent={setSentTo} />
      <Ways>
        <Link to={paths.login()}>Back to sign in</Link>
      </Ways>
    </Entrance>
  )
}
