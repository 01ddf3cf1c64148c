import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { identityTexts } from '#features/identity/identity-texts.ts'
import { identityQueries } from '#features/identity/queries.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { AccountWaiting } from '../account-waiting.tsx'
import { Entrance } from './entrance.tsx'

/** The target of an email confirmation link: shows the result [S1-7-09]. */
export function ConfirmEmail() {
  const { api, brand } = useApp()
  const isIn = useSignedIn()
  const token = useParams()['*']?.split('/')[1] ?? ''
  const { data, error, refetch, isFetching } = useQuery(identityQueries(api, brand).confirmation(token))
  if (data)
    return (
      <Entrance title="Your address is confirmed">
        <Message tone="success">{data.email} is confirmed.</Message>
        <ButtonLink to={isIn ? paths.account() : paths.login()} variant="primary">
          {isIn ? 'Go to your account' : 'Sign in'}
        </ButtonLink>
      </Entrance>
    )
  if (!error) return <AccountWaiting />
  return (
    <Entrance title="Your address could not be confirmed">
      <Message tone="error">{identityTexts(error).join(' ')}</Message>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button type="button" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
        <ButtonLink to={accountPaths.register}>Create an account</ButtonLink>
      </div>
    </Entrance>
  )
}
