import { Alert, Button, Stack, styled, TextField, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { HttpError, Title } from 'react-admin'
import type { Passkeys } from '#contract/account/passkeys.ts'
import { countText } from '#domain/project/project-texts.ts'
import { dayText, localDate } from '#domain/time/plain-date.ts'
import { BusyButton } from '../layout/busy-button.tsx'
import { Panel, Row, Stacked } from '../layout/panel.tsx'
import { api } from '../lib/api.ts'
import { newPasskey, signedPasskey } from './browser-passkeys.ts'
import { NewPasskey } from './new-passkey.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const Page = styled(Stacked)({ marginTop: 16, maxWidth: 640 })

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    padding: '12px 0',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
}))

const queryKey = ['passkeys']
const day = (moment: string) => dayText(localDate(new Date(moment)))

/** The passkeys of the person who works here. */
export function PasskeysPage() {
  const { data, error } = useQuery({ queryKey, queryFn: () => api.managePasskeys.list() })
  return (
    <Page>
      <Title title="Passkeys" />
      <Panel title="Your passkeys">
        {error && <Alert severity="error">{error.message}</Alert>}
        {data && <Content known={data} />}
      </Panel>
    </Page>
  )
}

const isUnproven = (error: unknown) => error instanceof HttpError && error.status === 403

type Change = { act: () => Promise<string[] | null>; what: string }

function Content({ known }: { known: Passkeys }) {
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<string[] | null>(null)
  const [waiting, setWaiting] = useState<Change | null>(null)
  const change = useMutation({
    mutationFn: ({ act }: Change) => act(),
    onSuccess: (made) => setCodes(made),
    // The proof was too old.
    onError: (error, asked) => isUnproven(error) && setWaiting(asked),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  /** Does it at once where the person has just proved to be there, else after a proof. */
  const begin = (next: Change) => (known.isConfirmed ? change.mutate(next) : setWaiting(next))
  function confirmed(next: Change) {
    setWaiting(null)
    change.mutate(next)
  }
  const { passkeys, codesLeft } = known
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  return (
    <Stack spacing={2}>
      <Typography color="textSecondary">
        A passkey signs you in with the fingerprint, face or PIN of your device. It works at the address it was made
        for; your password then needs it as a second step.
      </Typography>
      {change.error && !isUnproven(change.error) && <Alert severity="error">{change.error.message}</Alert>}
      {passkeys.length > 0 && (
        <List aria-label="Your passkeys">
          {passkeys.map(({ id, name, host, isHere, addedAt, lastUsedAt }) => (
            <li key={id}>
              <div>
                <Typography>{name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {!isHere && `For ${host}. `}Added {day(addedAt)}
                  {lastUsedAt && `, last used ${day(lastUsedAt)}`}
                </Typography>
              </div>
              <Button
                color="error"
                aria-label={`Remove ${name}`}
                onClick={() =>
                  begin({ what: `to remove ${name}`, act: () => api.managePasskeys.remove({ params: { id } }) })
                }
              >
                Remove
              </Button>
            </li>
          ))}
        </List>
      )}
      {passkeys.length > 0 && (
        <Row>
          <Typography color="textSecondary">{countText(codesLeft, 'recovery code')} left</Typography>
          <Button
            onClick={() =>
              begin({
                what: 'to make new recovery codes',
                act: async () => (await api.managePasskeys.renewCodes()).codes,
              })
            }
          >
            Make new codes
          </Button>
        </Row>
      )}
      {waiting && <Confirmation known={known} what={waiting.what} onDone={() => confirmed(waiting)} />}
      <NewPasskey
        add={async (name) =>
          begin({
            what: 'to add a passkey',
            act: async () => {
              const credential = await newPasskey(await api.managePasskeys.addOptions())
              return (await api.managePasskeys.add({ body: { name, credential } })).codes
            },
          })
        }
      />
    </Stack>
  )
}

type ConfirmationProps = { known: Passkeys; what: string; onDone: () => void }

/** One question before a change: that the person is there. */
function Confirmation({ known, what, onDone }: ConfirmationProps) {
  const [password, setPassword] = useState('')
  const confirm = useMutation({
    mutationFn: async (by: 'password' | 'passkey') =>
      by === 'password'
        ? api.managePasskeys.confirm({ body: { password } })
        : api.managePasskeys.confirm({
            body: { credential: await signedPasskey(await api.managePasskeys.confirmOptions()) },
          }),
    onSuccess: onDone,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    confirm.mutate('password')
  }

  return (
    <Stack spacing={2} role="group" aria-label="Confirm that it is you">
      <Alert severity="info">Confirm that it is you, {what}.</Alert>
      {confirm.error && <Alert severity="error">{confirm.error.message}</Alert>}
      {known.passkeys.some(({ isHere }) => isHere) && (
        <div>
          <BusyButton variant="contained" isBusy={confirm.isPending} onClick={() => confirm.mutate('passkey')}>
            Confirm with a passkey
          </BusyButton>
        </div>
      )}
      {known.hasPassword && (
        <Stack component="form" spacing={2} onSubmit={submit}>
          <TextField
            type="password"
            label="Your password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            required
            fullWidth
          />
          <div>
            <BusyButton type="submit" variant="outlined" isBusy={confirm.isPending}>
              Confirm with the password
            </BusyButton>
          </div>
        </Stack>
      )}
    </Stack>
  )
}
