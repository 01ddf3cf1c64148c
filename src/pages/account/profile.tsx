import { styled } from '@mui/material/styles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ProfileChange, ProfileForm } from '#features/account/profile-form.tsx'
import { changeAccount } from '#features/account/queries.ts'
import { identityTexts } from '#features/identity/identity-texts.ts'
import { identityQueries, sendReset, updateProfile } from '#features/identity/queries.ts'
import { accountInfo } from '#lib/account/account-info.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { environmentFor } from '#lib/whole-environment.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'
import { AccountFrame } from './account-frame.tsx'
import { Passkeys } from './passkeys.tsx'
import { QueryView } from './sign-in/result.tsx'

const Narrow = styled('div')({ display: 'grid', gap: 20, maxWidth: 720 })
const Soft = styled('p')(themed(({ theme }) => ({ marginBottom: 12, color: theme.vars.palette.text.secondary })))

export function Profile() {
  const { api, brand } = useApp()
  const profile = useQuery(identityQueries(api, brand).profile())
  const info = useQuery(accountInfo(api))
  return (
    <AccountFrame title="Profile" section={accountPaths.profile}>
      <Narrow>
        <QueryView query={profile} what="Your profile" skeleton={<Skeleton height={420} />}>
          {(known) => (
            <>
              <QueryView query={info} what="Your phone number" skeleton={<Skeleton height={420} />}>
                {(account) => <Details profile={known} info={account} />}
              </QueryView>
              <Password email={known.email} />
              {!environmentFor(brand).idHost && <Passkeys />}
            </>
          )}
        </QueryView>
      </Narrow>
    </AccountFrame>
  )
}

type Known = Pick<Parameters<typeof ProfileForm>[0], 'profile' | 'info'>

function Details({ profile, info }: Known) {
  const app = useApp()
  const update = useMutation(updateProfile(app))
  const patch = useMutation(changeAccount(app))
  const [isSaved, setIsSaved] = useState(false)

  // Both services store the name: updates the identity provider first, as it may reject the change.
  async function save({ update: own, patch: rest }: ProfileChange) {
    setIsSaved(false)
    if (own) await update.mutateAsync(own)
    if (Object.keys(rest).length > 0) await patch.mutateAsync(rest)
    setIsSaved(true)
  }

  return (
    <Panel title="Your details">
      {isSaved && <Message tone="success">Your changes are saved.</Message>}
      {profile.pendingEmail && (
        <Message tone="info" role="none">
          We have sent a link to {profile.pendingEmail}. Open it to switch to that address. Until then, sign in with
          this one.
        </Message>
      )}
      <ProfileForm profile={profile} info={info} save={save} errorTexts={identityTexts} />
    </Panel>
  )
}

function Password({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation(sendReset(useApp()))
  return (
    <Panel title="Password">
      <Soft>We send a link to {email}. Setting a new password signs you out on every device.</Soft>
      {isSuccess && <Message tone="success">We have sent the link to {email}.</Message>}
      {error && <Message tone="error">{identityTexts(error).join(' ')}</Message>}
      <Button type="button" busy={isPending} busyText="Sending" onClick={() => mutate(email)}>
        Send a link for a new password
      </Button>
    </Panel>
  )
}
