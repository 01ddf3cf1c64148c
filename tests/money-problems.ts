import { orders } from '../server/orders/store/order-numbers.ts'

type Pool = { query: (text: string) => Promise<{ rows: { problem: string }[] }> }

/** Invariants I1 to I3 and I7 over the data of shop and provider. Orders of the demo data are excluded. */
const everyProblem = `
  with sold as (
    select * from orders where number::bigint >= ${orders.first}
  ), held as (
    select merchant_order, sum(case kind when 'charge' then amount_cents else -amount_cents end) as cents
    from sandbox.ledger group by merchant_order
  )
  select 'order ' || o.number || ' holds ' || coalesce(h.cents, 0) || ' of ' || o.paid_cents as problem
    from sold o left join held h on h.merchant_order = o.cart_id::text where coalesce(h.cents, 0) <> o.paid_cents
  union all
  select 'cart ' || h.merchant_order || ' holds ' || h.cents || ' without an order'
    from held h left join orders o on o.cart_id::text = h.merchant_order where o.id is null and h.cents <> 0
  union all
  select 'cart ' || c.id || ' is ' || c.state || ' with ' || count(o.id) || ' orders'
    from carts c left join orders o on o.cart_id = c.id group by c.id
    having (c.state = 'ordered') <> (count(o.id) = 1)
  union all
  select 'order ' || o.number || ' has ' || count(m.id) || ' mails'
    from sold o left join mails m on m.event = 'order-confirmation:' || o.id group by o.id, o.number having count(m.id) <> 1
  union all
  select 'order ' || o.number || ' has no lines'
    from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)
  union all
  select 'attempt ' || reference || ' is still ' || state from payment_attempts
    where state in ('created', 'approved', 'refunding')
      or (state = 'pending' and challenge is null and redirect_url is null and option <> 512)
`

export async function moneyProblems(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query(everyProblem)
  return rows.map(({ problem }) => problem)
}
