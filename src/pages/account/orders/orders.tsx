import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { hasPage } from '#domain/web/pagination.ts'
import { OrderList, OrderShapes } from '#features/account/order-list.tsx'
import { accountQueries } from '#features/account/queries.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { useStates } from '#lib/page/brand-states.ts'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { DressedState } from '#ui/feedback/dressed/dressed-state.tsx'
import { Pagination } from '#ui/layout/pagination.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { QueryView } from '../sign-in/result.tsx'
import { OrderButtons } from './order-buttons.tsx'

const perPage = 10

/** People count pages from 1, the call from 0 [S1-7-20]. */
const pageOf = (search: URLSearchParams) => {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100 ? page : 1
}

export function Orders() {
  const { api } = useApp()
  const page = pageOf(useSearchParams()[0])
  const query = useQuery(accountQueries(api).invoices(page - 1))
  return (
    <AccountFrame title="Orders" section={accountPaths.orders}>
      <QueryView query={query} what="Your orders" skeleton={<OrderShapes />}>
        {({ invoices, totalCount }) =>
          !hasPage({ page, totalItems: totalCount, itemsPerPage: perPage }) ? (
            <Navigate to={accountPaths.orders} replace />
          ) : invoices.length === 0 ? (
            <NoOrders />
          ) : (
            <div aria-busy={query.isPlaceholderData || undefined}>
              <OrderList orders={invoices} actions={(order) => <OrderButtons order={order} />} />
              <Pagination
                page={page}
                totalItems={totalCount}
                perPage={perPage}
                label="Pages of orders"
                to={(next) => (next === 1 ? accountPaths.orders : `${accountPaths.orders}?page=${next}`)}
              />
            </div>
          )
        }
      </QueryView>
    </AccountFrame>
  )
}

function NoOrders() {
  const states = useStates()
  if (!states) return <OrderShapes />
  return (
    <DressedState
      dress={states.dress}
      {...states.orders}
      level={2}
      actions={<ButtonLink to={paths.products()}>See all products</ButtonLink>}
    />
  )
}
