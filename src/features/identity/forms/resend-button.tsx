import { useMutation } from '@tanstack/react-query'
import { useApp } from '#lib/app.tsx'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { identityTexts } from '../identity-texts.ts'
import { resendConfirmation } from '../queries.ts'

/** Sends the link that confirms an address once more. */
export function ResendButton({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation(resendConfirmation(useApp()))
  return (
    <>
      {isSuccess && (
        <Message tone="success">We have sent another link to {email}. The earlier link no longer works.</Message>
      )}
      {error && <Message tone="error">{identityTexts(error).join(' ')}</Message>}
      <div>
        <Button type="button" busy={isPending} busyText="Sending" onClick={() => mutate(email)}>
          Send the link again
        </Button>
      </div>
    </>
  )
}
