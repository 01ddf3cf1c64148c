import { zodResolver } from '@hookform/resolvers/zod'
import { styled } from '@mui/material/styles'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Passkeys as Known } from '#contract/account/passkeys.ts'
import { OwnerPassword } from '#contract/account/person-forms.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { countText } from '#domain/project/project-texts.ts'
import { dayText, localDate } from '#domain/time/plain-date.ts'
import { PasswordField } from '#features/identity/forms/password-field.tsx'
import { newPasskey, passkeyTexts, signedPasskey } from '#features/identity/passkey/browser-passkeys.ts'
import { NewPasskeyForm } from '#features/identity/passkey/new-passkey-form.tsx'
import { RecoveryCodes } from '#features/identity/passkey/recovery-codes.tsx'
import { signOut } from '#features/identity/session/sign-out.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'
import { QueryView } from './sign-in/result.tsx'

const Body = styled('div')({ display: 'grid', gap: 16 })
const Soft = styled('p')(themed(({ theme }) => ({ color: theme.vars.palette.text.secondary })))
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })

const List = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 16,
      padding: '12px 0',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& > li > div': { minWidth: 0, overflowWrap: 'anywhere' },
    '& p': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

const queryKey = ['identity', 'passkeys']
const day = (moment: string) => dayText(localDate(new Date(moment)))

/** The passkeys of the account and their recovery codes. */
export function Passkeys() {
  const { api } = useApp()
  const query = useQuery({ queryKey, queryFn: ({ signal }) => api.passkey.list(undefined, { signal }) })
  return (
    <Panel title="Passkeys">
      <QueryView query={query} what="Your passkeys" skeleton={<Skeleton height={200} />}>
        {(known) => <Content known={known} />}
      </QueryView>
    </Panel>
  )
}

const isUnproven = (error: unknown) => error instanceof ApiError && error.status === 403

type Change = { act: () => Promise<string[] | null>; what: string }

function Content({ known }: { known: Known }) {
  const { api } = useApp()
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<string[] | null>(null)
  const [waiting, setWaiting] = useState<Change | null>(null)
  const reload = () => queryClient.invalidateQueries({ queryKey })
  const change = useMutation({
    mutationFn: ({ act }: Change) => act(),
    onSuccess: (made) => setCodes(made),
    // The proof was too old.
    onError: (error, asked) => isUnproven(error) && setWaiting(asked),
    onSettled: reload,
    meta: { inline: true },
  })
  /** Does it at once where the owner has just proved to be there, else after a proof. */
  const begin = async (next: Change) => {
    if (known.isConfirmed) return change.mutateAsync(next)
    setWaiting(next)
    return null
  }
  function confirmed(next: Change) {
    setWaiting(null)
    change.mutate(next)
  }
  const { passkeys, codesLeft, host } = known
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  return (
    <Body>
      <Soft>
        A passkey signs you in with the fingerprint, face or PIN of your device. It works at the address it was made
        for; your password then needs it as a second step.
      </Soft>
      {change.error && !isUnproven(change.error) && (
        <Message tone="error">{passkeyTexts(change.error).join(' ')}</Message>
      )}
      {passkeys.length > 0 && (
        <List aria-label="Your passkeys">
          {passkeys.map(({ id, name, isHere, addedAt, lastUsedAt, ...row }) => (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <p>
                  {!isHere && `For ${row.host}. `}Added {day(addedAt)}
                  {lastUsedAt && `, last used ${day(lastUsedAt)}`}
                </p>
              </div>
              <Button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() =>
                  void begin({
                    what: `to remove ${name}`,
                    act: async () => api.passkey.remove({ params: { id } }),
                  }).catch(() => {})
                }
              >
                Remove
              </Button>
            </li>
          ))}
        </List>
      )}
      {passkeys.length > 0 && (
        <Buttons style={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Soft>{countText(codesLeft, 'recovery code')} left, for the day you lose your device.</Soft>
          <Button
            type="button"
            onClick={() =>
              void begin({
                what: 'to make new recovery codes',
                act: async () => (await api.passkey.renewCodes()).codes,
              }).catch(() => {})
            }
          >
            Make new codes
          </Button>
        </Buttons>
      )}
      {waiting && <Confirmation known={known} what={waiting.what} onDone={() => confirmed(waiting)} />}
      {host === null ? (
        <Message tone="info" role="none">
          Passkeys need an address with a name. Open the shop by its name, not by a number.
        </Message>
      ) : (
        <NewPasskeyForm
          add={(name, added) =>
            begin({
              what: 'to add a passkey',
              act: async () => {
                const credential = await newPasskey(await api.passkey.addOptions())
                const { codes } = await api.passkey.add({ body: { name, credential } })
                added()
                return codes
              },
            }).catch(() => {})
          }
        />
      )}
    </Body>
  )
}

type ConfirmationProps = { known: Known; what: string; onDone: () => void }

/** One question before a change: that the owner is there. */
function Confirmation({ known, what, onDone }: ConfirmationProps) {
  const { api } = useApp()
  const form = useForm({ resolver: zodResolver(OwnerPassword), defaultValues: { password: '' } })
  const byPasskey = useMutation({
    mutationFn: async () => {
      const credential = await signedPasskey(await api.passkey.confirmOptions())
      return api.passkey.confirm({ body: { credential } })
    },
    onSuccess: onDone,
    meta: { inline: true },
  })
  const hasPasskey = known.passkeys.some(({ isHere }) => isHere)
  return (
    <Body role="group" aria-label="Confirm that it is you">
      <Message tone="info">Confirm that it is you, {what}.</Message>
      {byPasskey.error && <Message tone="error">{passkeyTexts(byPasskey.error).join(' ')}</Message>}
      {hasPasskey && (
        <div>
          <Button type="button" variant="primary" busy={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
            Confirm with a passkey
          </Button>
        </div>
      )}
      {known.hasPassword && (
        <Form
          form={form}
          submit={async (body) => {
            await api.passkey.confirm({ body })
            onDone()
          }}
          label="Confirm with the password"
          busyLabel="Confirming"
          variant={hasPasskey ? 'secondary' : 'primary'}
          name="Confirm with the password"
          summary={false}
          errorTexts={passkeyTexts}
        >
          <PasswordField label="Your password" autoComplete="current-password" />
        </Form>
      )}
      {!hasPasskey && !known.hasPassword && <SignInAgain />}
    </Body>
  )
}

/** For accounts that a provider signs in. */
function SignInAgain() {
  const app = useApp()
  return (
    <div>
      <Button type="button" onClick={() => void signOut(app, { target: paths.login(accountPaths.profile) })}>
        Sign in again
      </Button>
    </div>
  )
}
