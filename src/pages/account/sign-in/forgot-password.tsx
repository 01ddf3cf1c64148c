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
      <Entrance isAfterForm title="Check your email" lead={`We have sent a message to ${sentTo}.`}>
        <p>Use the link in it to set a new password. The link works once, for one hour.</p>
        <Ways>
          <Link to={paths.login()}>Back to sign in</Link>
        </Ways>
      </Entrance>
    )
  return (
    <Entrance title="Forgot your password?" lead="We will email you a link to set a new one.">
      <ForgotForm onSent={setSentTo} />
      <Ways>
        <Link to={paths.login()}>Back to sign in</Link>
      </Ways>
    </Entrance>
  )
}
