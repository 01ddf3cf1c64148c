import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type SecondStep as Step, StepCode } from '#contract/account/passkeys.ts'
import { Or, Ways } from '#features/identity/forms/login.styles.ts'
import { newPasskey, passkeyTexts, signedPasskey } from '#features/identity/passkey/browser-passkeys.ts'
import { NewPasskeyForm } from '#features/identity/passkey/new-passkey-form.tsx'
import { RecoveryCodes } from '#features/identity/passkey/recovery-codes.tsx'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/button/link.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Waiting } from '#ui/feedback/waiting.tsx'
import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Entrance } from './entrance.tsx'

type Added = { location: string; codes: readonly string[] }

/** The sign-in is complete: the page of the return ends it. */
const goOn = ({ location: next }: { location: string }) => location.replace(next)

/** After a right password: a passkey, a recovery code, or the passkey that the shop asks of its staff. */
export function SecondStep() {
  const { api } = useApp()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['identity', 'second-step'],
    queryFn: () => api.passkey.step(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const [added, setAdded] = useState<Added | null>(null)
  const isAdding = data?.kind === 'add'
  // Without the link to the sign-in: it would discard the codes.
  if (added)
    return (
      <Entrance title="Save your recovery codes" lead="Your passkey is added. You are signed in after this page.">
        <RecoveryCodes codes={added.codes} onDone={() => goOn(added)} />
      </Entrance>
    )
  return (
    <Entrance
      title={isAdding ? 'Add a passkey' : 'One more step'}
      lead={
        isAdding
          ? 'Your shop asks its staff for a passkey. Add one now, then you are signed in.'
          : 'Your password is right. Now show that it is you.'
      }
    >
      {data && (isAdding ? <Adding step={data} onAdded={setAdded} /> : <Proof step={data} />)}
      {error && (
        <>
          <Message tone="error">{passkeyTexts(error).join(' ')}</Message>
          <div>
            <Button type="button" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        </>
      )}
      {!data && !error && (
        <Waiting>
          <Skeleton height={200} />
        </Waiting>
      )}
      <Ways>
        <Link to={paths.login()}>Sign in again</Link>
      </Ways>
    </Entrance>
  )
}

function Proof({ step }: { step: Step }) {
  return (
    <>
      {step.request ? (
        <PasskeyWay />
      ) : (
        <Message tone="info" role="none">
          None of your passkeys works at this address. Use a code; once you are signed in, you can add one in your
          profile.
        </Message>
      )}
      {step.request && (
        <Or>
          <p>or</p>
        </Or>
      )}
      <CodeWay mailTo={step.mailTo} />
    </>
  )
}

function PasskeyWay() {
  const { api } = useApp()
  const prove = useMutation({
    mutationFn: async () => {
      // A challenge is valid once: each attempt has its own.
      const { request } = await api.passkey.step()
      if (!request) throw new Error('The passkey was removed')
      return api.passkey.stepPasskey({ body: { credential: await signedPasskey(request) } })
    },
    onSuccess: goOn,
    meta: { inline: true },
  })
  return (
    <>
      {prove.error && <Message tone="error">{passkeyTexts(prove.error).join(' ')}</Message>}
      <Button type="button" variant="primary" wide busy={prove.isPending} onClick={() => prove.mutate()}>
        Use your passkey
      </Button>
    </>
  )
}

function CodeWay({ mailTo }: { mailTo: string | null }) {
  const { api } = useApp()
  const form = useForm({ resolver: zodResolver(StepCode), defaultValues: { code: '' } })
  const mail = useMutation({ mutationFn: () => api.passkey.stepMail(), meta: { inline: true } })
  return (
    <>
      <Form
        form={form}
        submit={async (body) => goOn(await api.passkey.stepCode({ body }))}
        label="Use the code"
        busyLabel="Signing in"
        variant="secondary"
        name="Code"
        summary={false}
        errorTexts={passkeyTexts}
      >
        <CodeField takesMail={mailTo !== null} />
      </Form>
      {mailTo !== null && (
        <>
          {mail.isSuccess && (
            <Message tone="success">We have sent a code to {mailTo}. Type it above within five minutes.</Message>
          )}
          {mail.error && <Message tone="error">{passkeyTexts(mail.error).join(' ')}</Message>}
          <div>
            <Button type="button" busy={mail.isPending} busyText="Sending" onClick={() => mail.mutate()}>
              Send a code to {mailTo}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

function CodeField({ takesMail }: { takesMail: boolean }) {
  return (
    <TextField
      label={takesMail ? 'Recovery code, or code from our email' : 'Recovery code'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...useField<{ code: string }>('code')}
    />
  )
}

function Adding({ step, onAdded }: { step: Step; onAdded: (added: Added) => void }) {
  const { api } = useApp()
  if (!step.creation)
    return (
      <Message tone="error" role="none">
        Passkeys need an address with a name. Open the shop by its name, not by a number.
      </Message>
    )
  return (
    <NewPasskeyForm
      add={async (name) => {
        const { creation } = await api.passkey.step()
        if (!creation) throw new Error('This sign-in needs no new passkey')
        const { location: next, codes } = await api.passkey.stepAdd({
          body: { name, credential: await newPasskey(creation) },
        })
        if (codes) onAdded({ location: next, codes })
        else goOn({ location: next })
      }}
    />
  )
}
