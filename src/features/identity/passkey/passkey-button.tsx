import { useMutation } from '@tanstack/react-query'
import { useApp } from '#lib/app.tsx'
import { throwMissedPart } from '#lib/boot/missing-chunk-toast.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'

/** Signs in with a passkey alone. What it takes loads with the press: the form is one press from every page. */
export function PasskeyButton({ returnTo }: { returnTo?: string | undefined }) {
  const app = useApp()
  const signIn = useMutation({
    mutationFn: async () => {
      const { passkeySignIn } = await import('./passkey-sign-in.ts').catch(throwMissedPart)
      return passkeySignIn(app, returnTo)
    },
    onSuccess: (next) => location.assign(next),
    meta: { inline: true },
  })
  return (
    <>
      {signIn.error && <Message tone="error">{signIn.error.message}</Message>}
      <Button type="button" wide busy={signIn.isPending} onClick={() => signIn.mutate()}>
        Sign in with a passkey
      </Button>
    </>
  )
}
