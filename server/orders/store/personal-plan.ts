import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { OrderPlan } from '../../database/order-plan.ts'

const noPerson = JSON.stringify({ firstName: '', lastName: '', companyName: '', address: '', deliveryInstructions: '' })
const noContact = JSON.stringify({
  email: '',
  phoneNumber: '',
  poNumber: '',
  requestedDeliveryContact: '',
  requestedInstallationContact: '',
  billingAddress: null,
})

/** A plan without its account: the order stays, its owner has none any more. */
export const withoutAccount = (plan: AnyPgColumn) => sql<OrderPlan>`${plan} - 'accountId'`

/** A plan without the person. What was sold, for how much and to which suburb stays. */
export const withoutPerson = (plan: AnyPgColumn) =>
  sql<OrderPlan>`(${plan} || ${noContact}::jsonb
    || jsonb_build_object('deliveryAddress', (${plan}->'deliveryAddress') || ${noPerson}::jsonb)) - 'accountId'`
