import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AddressCard } from '#features/account/address-card.tsx'
import { OrderList, OrderShapes } from '#features/account/order-list.tsx'
import { accountQueries } from '#features/account/queries.ts'
import { ReminderList } from '#features/account/reminder-list.tsx'
import { signOut } from '#features/identity/session/sign-out.ts'
import { accountInfo } from '#lib/account/account-info.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Link } from '#ui/button/link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'
import { AccountFrame } from './account-frame.tsx'
import { OrderButtons } from './orders/order-buttons.tsx'
import { QuickLinks } from './quick-links.tsx'
import { Referral } from './referral.tsx'
import { QueryView } from './sign-in/result.tsx'

const Two = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  })),
)
const Soft = styled('p')(themed(({ theme }) => ({ color: theme.vars.palette.text.secondary })))
const Stack = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start', '& > ul': { width: '100%' } })

/** The most used sections of the account on one page. */
export function Overview() {
  return (
    <AccountFrame title="Account" section={accountPaths.overview}>
      <Greeting />
      <LastOrders />
      <Two>
        <NextReminders />
        <MainAddress />
      </Two>
      <QuickLinks />
      <Referral />
      <LogOut />
    </AccountFrame>
  )
}

function Greeting() {
  const { data } = useQuery(accountInfo(useApp().api))
  return (
    // Room for one line, whenever it comes.
    <Soft style={{ minHeight: '1.5em' }}>{data && `Hello ${data.firstName}. You are signed in as ${data.email}.`}</Soft>
  )
}

function LogOut() {
  const app = useApp()
  return (
    <div>
      <Button type="button" onClick={() => void signOut(app)}>
        Log out
      </Button>
    </div>
  )
}

/** Never in two lines: the title beside it may wrap. As high as a finger needs, without a higher row. */
const More = styled(Link)({ padding: '10px 0', margin: '-10px 0', whiteSpace: 'nowrap' })

const more = (to: string, text: string): ReactNode => <More to={to}>{text}</More>

function LastOrders() {
  const query = useQuery(accountQueries(useApp().api).invoices(0))
  return (
    <Panel title="Last orders" action={more(accountPaths.orders, 'All orders')}>
      <QueryView query={query} what="Your orders" skeleton={<OrderShapes count={3} />}>
        {({ invoices }) =>
          invoices.length === 0 ? (
            <Stack>
              <Soft>You have no orders yet.</Soft>
              <ButtonLink to={paths.products()}>See all products</ButtonLink>
            </Stack>
          ) : (
            <OrderList orders={invoices.slice(0, 3)} isPlain actions={(order) => <OrderButtons order={order} />} />
          )
        }
      </QueryView>
    </Panel>
  )
}

function NextReminders() {
  const query = useQuery(accountQueries(useApp().api).reminders())
  return (
    <Panel title="Reminders" action={more(accountPaths.reminders, 'All reminders')}>
      <QueryView query={query} what="Your reminders" skeleton={<Skeleton height={120} />}>
        {({ reminders }) =>
          reminders.length === 0 ? (
            <Soft>You have no reminders.</Soft>
          ) : (
            <ReminderList reminders={reminders.slice(0, 2)} isPlain />
          )
        }
      </QueryView>
    </Panel>
  )
}

function MainAddress() {
  const query = useQuery(accountQueries(useApp().api).addresses())
  return (
    <Panel title="Checkout address" action={more(accountPaths.addresses, 'All addresses')}>
      <QueryView query={query} what="Your addresses" skeleton={<Skeleton height={120} />}>
        {(addresses) => {
          const main = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
          return main ? <AddressCard address={main} /> : <Soft>You have no saved addresses yet.</Soft>
        }}
      </QueryView>
    </Panel>
  )
}
