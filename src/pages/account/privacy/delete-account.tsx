import { styled } from '@mui/material/styles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Deletion } from '#contract/account/privacy.ts'
import { countText } from '#domain/project/project-texts.ts'
import { accountQueries, deleteAccount } from '#features/account/queries.ts'
import { PasswordField } from '#features/identity/forms/password-field.tsx'
import { identityTexts } from '#features/identity/identity-texts.ts'
import { signOut } from '#features/identity/session/sign-out.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { focusFirstIn, focusOn } from '#lib/browser/focus-ref.ts'
import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { QueryView } from '../sign-in/result.tsx'

const Words = styled('div')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& ul': { display: 'grid', gap: 8, margin: 0, paddingLeft: 20, listStyle: 'disc' },
  '& form, & > div': { width: '100%' },
})

const obstacleTexts = {
  staff: 'This account works in our shops. Ask the owner of the back office to end that first.',
  payment:
    'A payment of yours is still running. You can delete the account once it is complete, usually within an hour.',
} as const

/** The end of the account: what goes, what stays, and one question. */
export function DeleteAccount() {
  const query = useQuery(accountQueries(useApp().api).deletion())
  return (
    <Panel title="Delete your account">
      <QueryView query={query} what="Your account" skeleton={<Skeleton height={236} />}>
        {(deletion) => <Choice deletion={deletion} />}
      </QueryView>
    </Panel>
  )
}

const ordersStay = (count: number) =>
  count === 0
    ? 'You have no orders with this account, so nothing of it stays.'
    : `${countText(count, 'order')} with invoice ${count === 1 ? 'stays' : 'stay'} for as long as tax law requires, then we remove name and address. No account leads to ${count === 1 ? 'it' : 'them'} any more.`

function Choice({ deletion }: { deletion: Deletion }) {
  const [isOpen, setIsOpen] = useState(false)
  const { obstacle, orderCount } = deletion
  const [wasOpen, setWasOpen] = useState(false)

  function cancel() {
    setIsOpen(false)
    setWasOpen(true)
  }

  return (
    <Words>
      <p>This works in all our shops at once, and cannot be undone.</p>
      <ul>
        <li>
          We delete your profile, addresses, carts, compared products, reminders, enquiries, bookings and newsletters.
        </li>
        <li>{ordersStay(orderCount)}</li>
        <li>Published reviews and answered questions stay, written by “A customer”.</li>
        <li>Quotes that a store prepared for you stay with that store. Call it to have one deleted.</li>
      </ul>
      {obstacle && (
        <Message tone="info" role="none">
          {obstacleTexts[obstacle]}
        </Message>
      )}
      {/* What was pressed gives way to what gets the focus. */}
      {!obstacle && !isOpen && (
        <Button type="button" ref={wasOpen ? focusOn : null} onClick={() => setIsOpen(true)}>
          Delete account
        </Button>
      )}
      {!obstacle && isOpen && (
        <div ref={focusFirstIn} style={{ display: 'contents' }}>
          <Confirmation deletion={deletion} onCancel={cancel} />
        </div>
      )}
    </Words>
  )
}

function Confirmation({ deletion: { proof, isFresh }, onCancel }: { deletion: Deletion; onCancel: () => void }) {
  const app = useApp()
  const { mutateAsync } = useMutation(deleteAccount(app))
  const form = useForm({ defaultValues: { password: '' } })
  const hasPassword = proof === 'password'

  if (!hasPassword && !isFresh) return <SignInAgain />
  return (
    <>
      <Form
        form={form}
        name="Delete account"
        label="Delete for good"
        busyLabel="Deleting"
        summary={false}
        errorTexts={identityTexts}
        submit={async (values) => {
          await mutateAsync(values)
          await signOut(app, { target: accountPaths.deleted, loses: true })
        }}
      >
        {hasPassword ? (
          <PasswordField label="Your password" hint="So that only you can do this" autoComplete="current-password" />
        ) : (
          <p>You signed in a moment ago, so we know it is you.</p>
        )}
      </Form>
      <Button type="button" onClick={onCancel}>
        Keep account
      </Button>
    </>
  )
}

/** For accounts without a password: the provider of the identity vouches for its owner once more. */
function SignInAgain() {
  const app = useApp()
  return (
    <>
      <Message tone="info" role="none">
        Sign in once more, so that only you can do this. Then you have ten minutes.
      </Message>
      <Button type="button" onClick={() => void signOut(app, { target: paths.login(accountPaths.data) })}>
        Sign in again
      </Button>
    </>
  )
}
