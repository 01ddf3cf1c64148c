import { Fragment } from 'react'
import { officeAddress } from '#contract/manage/office-address.ts'
import type { ProjectProduct } from '#contract/project/project-parts.ts'
import { useViewer } from '#lib/account/account-info.ts'
import { useApp } from '#lib/app.tsx'
import { Link } from '#ui/button/link.tsx'

type Props = { orders: NonNullable<ProjectProduct['orders']> }

/** The orders that a line is in; a link for those who may open them in the back office. */
export function OrderLinks({ orders }: Props) {
  const { key } = useApp().brand
  const viewer = useViewer()
  const account = viewer.is === 'staff' ? viewer.account : null
  const office = account?.opensOrders ? account.winningCmsUrl : null
  return (
    <span data-tone="good">
      Ordered:{' '}
      {orders.map(({ id, number }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          {office ? (
            <Link to={office + officeAddress(key, `/orders/${id}/show`)} target="_blank" rel="noopener">
              order {number}
            </Link>
          ) : (
            `order ${number}`
          )}
        </Fragment>
      ))}
    </span>
  )
}
