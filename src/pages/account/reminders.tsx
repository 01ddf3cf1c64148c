import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#features/account/queries.ts'
import { ReminderList } from '#features/account/reminder-list.tsx'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { BellIcon } from '#ui/icon/tool-icons.tsx'
import { AccountFrame } from './account-frame.tsx'
import { QueryView } from './sign-in/result.tsx'

export function Reminders() {
  const query = useQuery(accountQueries(useApp().api).reminders())
  return (
    <AccountFrame title="Reminders" section={accountPaths.reminders}>
      <QueryView query={query} what="Your reminders" skeleton={<Skeleton height={280} />}>
        {({ reminders }) =>
          reminders.length === 0 ? (
            <EmptyState
              icon={<BellIcon size={32} />}
              title="No reminders yet"
              text="Your reminders appear here, such as a filter to change or a call to make."
              actions={<ButtonLink to={accountPaths.orders}>See your orders</ButtonLink>}
            />
          ) : (
            <ReminderList reminders={reminders} />
          )
        }
      </QueryView>
    </AccountFrame>
  )
}
