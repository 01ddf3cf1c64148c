import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { SignIn } from '#contract/account/person-forms.ts'
import { OfflineError } from '#contract/protocol/api-error.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { safeStorage } from '#lib/browser/flags.ts'
import { environmentFor } from '#lib/whole-environment.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/button/link.tsx'
import { Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PasskeyButton } from '../passkey/passkey-button.tsx'
import { goToProvider, postSignIn } from '../redirect/leave-to-sign-in.ts'
import { storeRedirectPath } from '../redirect/redirect-path.ts'
import { EmailField } from './email-field.tsx'
import { Or, Ways } from './login.styles.ts'
import { PasswordField } from './password-field.tsx'

type Props = {
  /** The path to return to; defaults to the stored path, or the account page. */
  returnTo?: string | undefined
  /** A page was opened for it: it is left by its links. */
  onLeave?: () => void
}

const triedKey = 'triedEmail'

const tabStorage = safeStorage(() => sessionStorage)

/** Signs in with a form submit: the browser sends the password directly to the identity provider. */
export function LoginForm({ returnTo, onLeave }: Props) {
  const { brand } = useApp()
  // A provider of identities on another host has ways of its own.
  const { signInProviders, idHost } = environmentFor(brand)
  const [startEmail] = useState(() => tabStorage.getItem(triedKey) ?? '')
  const form = useForm({ resolver: zodResolver(SignIn), defaultValues: { email: startEmail, password: '' } })

  async function signIn(values: { email: string; password: string }) {
    if (!navigator.onLine) throw new OfflineError('No connection')
    if (returnTo) storeRedirectPath(returnTo)
    // Keeps the email for another attempt after a failed sign-in.
    tabStorage.setItem(triedKey, values.email)
    await postSignIn(brand, values)
  }

  return (
    <>
      <Form form={form} submit={signIn} label="Sign in" busyLabel="Signing in" name="Sign in" summary={false}>
        <EmailField autoComplete="username" />
        <PasswordField autoComplete="current-password" />
      </Form>
      <Ways>
        <Link to={accountPaths.forgotPassword} {...(onLeave ? { onClick: onLeave } : {})}>
          Forgot your password?
        </Link>
        <Link to={accountPaths.register} {...(onLeave ? { onClick: onLeave } : {})}>
          Create an account
        </Link>
      </Ways>
      {(signInProviders.length > 0 || !idHost) && (
        <Or>
          <p>or</p>
          <div>
            {!idHost && <PasskeyButton returnTo={returnTo} />}
            {signInProviders.map((provider) => (
              <ProviderButton key={provider} provider={provider} returnTo={returnTo} />
            ))}
          </div>
        </Or>
      )}
    </>
  )
}

/** Those with a mark of their own in the file of marks. */
const marked = ['google', 'facebook']

const providerName = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)

type ProviderProps = { provider: string; returnTo?: string | undefined }

function ProviderButton({ provider, returnTo }: ProviderProps) {
  const { brand } = useApp()
  const name = environmentFor(brand).signInNames?.[provider] ?? providerName(provider)
  const [isLeaving, setIsLeaving] = useState(false)
  async function leave() {
    setIsLeaving(true)
    await goToProvider(brand, provider, returnTo)
    setIsLeaving(false)
  }
  return (
    <Button type="button" busy={isLeaving} wide onClick={() => void leave()}>
      {marked.includes(provider) && <img src={`/signs/sign-in.svg#${provider}`} alt="" width={20} height={20} />}
      Continue with {name}
    </Button>
  )
}
