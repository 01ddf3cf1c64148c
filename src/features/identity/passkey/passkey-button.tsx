import { useMutation } from '@tanstack/react-query'
import { useApp } from '#lib/app.tsx'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { identityCall } from '../identity-call.ts'
import { freshNonce } from '../redirect/leave-to-sign-in.ts'
import { storeRedirectPath } from '../redirect/redirect-path.ts'
import { passkeyTexts, signedPasskey } from './browser-passkeys.ts'

/** Signs in with a passkey alone. */
export function PasskeyButton({ returnTo }: { returnTo?: string | undefined }) {
  const { api, brand } = useApp()
  const signIn = useMutation({
    mutationFn: async () => {
      const options = identityCall(brand)
      const credential = await signedPasskey(await api.passkey.signInOptions(undefined, options))
      if (returnTo) storeRedirectPath(returnTo)
      const nonce = await freshNonce()
      return api.passkey.signIn({ body: { credential, nonce } }, options)
    },
    onSuccess: ({ location: next }) => location.assign(next),
    meta: { inline: true },
  })
  return (
    <>
      {signIn.error && <Message tone="error">{passkeyTexts(signIn.error).join(' ')}</Message>}
      <Button type="button" wide busy={signIn.isPending} onClick={() => signIn.mutate()}>
        Sign in with a passkey
      </Button>
    </>
  )
}
