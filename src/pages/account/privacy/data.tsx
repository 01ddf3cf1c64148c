import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { downloadData } from '#features/account/queries.ts'
import { identityTexts } from '#features/identity/identity-texts.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/button/link.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { DownloadIcon } from '#ui/icon/icons.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { DeleteAccount } from './delete-account.tsx'

const Stack = styled('div')({ display: 'grid', gap: 20, maxWidth: 720 })
const Words = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start' })

/** What the shop stores about the customer: to download, and to delete. */
export function Data() {
  return (
    <AccountFrame title="Your data" section={accountPaths.data}>
      <Stack>
        <Download />
        <Panel title="On this device">
          <p>
            The shop also stores things in this browser, so that it works offline.{' '}
            <Link to={accountPaths.device}>See and clear them</Link>
          </p>
        </Panel>
        <DeleteAccount />
      </Stack>
    </AccountFrame>
  )
}

function Download() {
  const { mutate, isPending, isSuccess, error } = useMutation(downloadData(useApp()))
  return (
    <Panel title="Download your data">
      <Words>
        <p>
          One file with everything we store about you, in all our shops: profile, addresses, orders and returns, carts,
          reviews, questions, enquiries, newsletters, quotes and reminders. Any text editor opens it.
        </p>
        {isSuccess && <Message tone="success">Your file is in the downloads of this device.</Message>}
        {error && <Message tone="error">{identityTexts(error).join(' ')}</Message>}
        <Button
          type="button"
          busy={isPending}
          busyText="Collecting your data"
          icon={<DownloadIcon size={18} />}
          onClick={() => mutate()}
        >
          Download your data
        </Button>
      </Words>
    </Panel>
  )
}
