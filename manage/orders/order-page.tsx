import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Fragment } from 'react'
import { Show, TopToolbar, usePermissions, useRecordContext } from 'react-admin'
import { manageFiles, type OrderDetail } from '#contract/manage/manage-orders.ts'
import { showOptions } from '../layout/load-options.tsx'
import { Columns, Facts, Panel, Row, Stacked, WaitingPanels } from '../layout/panel.tsx'
import { fileAddress } from '../lib/download.ts'
import { hasRole } from '../lib/session.ts'
import { OrderStateChip, UnpaidChip } from './order-state-chip.tsx'
import { RefundPanel } from './refund-panel.tsx'
import { StateButtons } from './state-buttons.tsx'
import { TransferPanel } from './transfer-panel.tsx'

function Lines({ lines, charges }: Pick<OrderDetail, 'lines' | 'charges'>) {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Product</TableCell>
          <TableCell align="right">Pieces</TableCell>
          <TableCell align="right">Together</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ sku, title, quantity, amount, extras }) => (
          <Fragment key={sku}>
            <TableRow>
              <TableCell>
                {title}
                <Typography variant="body2" color="textSecondary">
                  {sku}
                </Typography>
              </TableCell>
              <TableCell align="right">{quantity}</TableCell>
              <TableCell align="right">{amount}</TableCell>
            </TableRow>
            {extras.map(({ name, value }) => (
              <Charge key={name} name={name} value={value} />
            ))}
          </Fragment>
        ))}
        {charges.map(({ name, value }) => (
          <Charge key={name} name={name} value={value} />
        ))}
      </TableBody>
    </Table>
  )
}

function Charge({ name, value }: OrderDetail['charges'][number]) {
  return (
    <TableRow>
      <TableCell colSpan={2} align="right">
        {name}
      </TableCell>
      <TableCell align="right">{value}</TableCell>
    </TableRow>
  )
}

function OrderView() {
  const order = useRecordContext<OrderDetail>()
  const { permissions } = usePermissions()
  // At first it may be the row of the list, which has less.
  if (!order?.lines) return <WaitingPanels />
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
        {order.details.map(({ title, rows }) => (
          <Panel key={title} title={title}>
            <Facts>
              {rows.map(({ name, value }) => (
                <Fragment key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {value.split('\n').map((line) => (
                      <div key={line}>{line}</div>
                    ))}
                  </dd>
                </Fragment>
              ))}
            </Facts>
          </Panel>
        ))}
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
