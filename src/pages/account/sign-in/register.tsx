import { useState } from 'react'
import { Ways } from '#features/identity/forms/login.styles.ts'
import { RegisterForm } from '#features/identity/forms/register-form.tsx'
import { ResendButton } from '#features/identity/forms/resend-button.tsx'
import { paths } from '#lib/page/paths.ts'
import { Link } from '#ui/button/link.tsx'
import { Entrance } from './entrance.tsx'

export function Register() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo)
    return (
      <Entrance isAfterForm title="Check your email" lead={`We have sent a message to ${sentTo}.`}>
        <p>Open the link in it to activate your account. The link works for three days.</p>
        <ResendButton email={sentTo} />
      </Entrance>
    )
  return (
    <Entrance title="Create an account" lead="One account for all our shops. You can order without one, too.">
      <RegisterForm onSent={setSentTo} />
      <Ways>
        <p>
          Do you have an account? <Link to={paths.login()}>Sign in</Link>
        </p>
      </Ways>
    </Entrance>
  )
}
