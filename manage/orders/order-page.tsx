import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Show, TopToolbar, usePermissions, useRecordContext } from 'react-admin'
import { manageFiles, type OrderDetail } from '#contract/manage/manage-orders.ts'
import { showOptions } from '../layout/load-options.tsx'
import { Columns, Facts, Panel, Row, Stacked } from '../layout/panel.tsx'
import { fileAddress } from '../lib/download.ts'
import { dateText, moneyText, timeText } from '../lib/money.ts'
import { hasRole } from '../lib/session.ts'
import { OrderStateChip, UnpaidChip } from './order-state-chip.tsx'
import { RefundPanel } from './refund-panel.tsx'
import { StateButtons } from './state-buttons.tsx'
import { TransferPanel } from './transfer-panel.tsx'

function Lines({ lines, shipping, tax, total }: Pick<OrderDetail, 'lines' | 'shipping' | 'tax' | 'total'>) {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Product</TableCell>
          <TableCell align="right">Pieces</TableCell>
          <TableCell align="right">Each</TableCell>
          <TableCell align="right">Together</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ sku, title, quantity, unit, extras }) => (
          <TableRow key={sku}>
            <TableCell>
              {title}
              <Typography variant="body2" color="textSecondary">
                {sku}
              </Typography>
            </TableCell>
            <TableCell align="right">{quantity}</TableCell>
            <TableCell align="right">{moneyText(unit + extras)}</TableCell>
            <TableCell align="right">{moneyText((unit + extras) * quantity)}</TableCell>
          </TableRow>
        ))}
        {(
          [
            ['Delivery', shipping],
            ['GST in the total', tax],
            ['Total', total],
          ] as const
        ).map(([name, amount]) => (
          <TableRow key={name}>
            <TableCell colSpan={3} align="right">
              {name}
            </TableCell>
            <TableCell align="right">{moneyText(amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function OrderView() {
  const order = useRecordContext<OrderDetail>()
  const { permissions } = usePermissions()
  // At first it may be the row of the list, which has less.
  if (!order?.lines) return null
  const { delivery, instructions, deliveryDate } = order
  return (
    <Columns>
      <Stacked>
        <Panel title={`Order ${order.number}`}>
          <Row>
            {order.payBy === null ? <OrderStateChip state={order.state} /> : <UnpaidChip />}
            <StateButtons order={order} />
          </Row>
        </Panel>
        <Panel title="Products">
          <Lines {...order} />
        </Panel>
      </Stacked>
      <Stacked>
        <Panel title="Customer">
          <Facts>
            <dt>Name</dt>
            <dd>{order.customer}</dd>
            <dt>Email</dt>
            <dd>{order.email}</dd>
            <dt>Phone</dt>
            <dd>{order.phone}</dd>
            <dt>Placed</dt>
            <dd>{timeText(order.placedAt)}</dd>
          </Facts>
        </Panel>
        <Panel title={order.isPickup ? 'Pickup in the store' : 'Delivery'}>
          <Facts>
            <dt>To</dt>
            <dd>
              {[delivery.company, delivery.name, delivery.street, delivery.place].filter(Boolean).map((line) => (
                <div key={line}>{line}</div>
              ))}
            </dd>
            {deliveryDate !== null && <dt>Day</dt>}
            {deliveryDate !== null && <dd>{dateText(deliveryDate)}</dd>}
            {instructions !== '' && <dt>Note</dt>}
            {instructions !== '' && <dd>{instructions}</dd>}
          </Facts>
        </Panel>
        {order.payBy !== null && <TransferPanel order={order} isAllowed={hasRole(permissions, 'owner', 'service')} />}
        <RefundPanel order={order} isAllowed={hasRole(permissions, 'owner', 'service')} />
      </Stacked>
    </Columns>
  )
}

function Actions() {
  const order = useRecordContext<OrderDetail>()
  return (
    <TopToolbar>
      <Button href="#/orders">All orders</Button>
      {order && <Button href={fileAddress(manageFiles.invoice.path, { id: order.id })}>Invoice as PDF</Button>}
    </TopToolbar>
  )
}

function Title() {
  return <span>Order {useRecordContext<OrderDetail>()?.number}</span>
}

export function OrderPage() {
  return (
    <Show title={<Title />} actions={<Actions />} component="div" {...showOptions}>
      <OrderView />
    </Show>
  )
}
