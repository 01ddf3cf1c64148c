import * as z from 'zod/mini'
import { CheckoutAddress, DeliveryAddress } from '#contract/checkout/checkout.ts'
import { PlainDate } from '#contract/fields/values.ts'
import { isEmail } from '#domain/account/email.ts'
import { paymentOptions } from '#domain/payment/payment-methods.ts'

// The specification says 3 without a unit. Three minutes would lose the form during a payment redirect, so: hours.
export const checkoutSessionLife = 3
const lifeUnitMinutes = 60
export const checkoutSessionMinutes = checkoutSessionLife * lifeUnitMinutes

const GuestEmail = z.object({ email: z.string(), isValid: z.boolean() })

/** What of the form outlives a reload. Card data is not among it and never will be. */
export const CheckoutSession = z.object({
  guestEmail: z.nullable(GuestEmail),
  isOptingIntoNewsletter: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  deliveryAddress: z.nullable(DeliveryAddress),
  isBillingAddressSameAsShipping: z.boolean(),
  billingAddress: z.nullable(CheckoutAddress),
  selectedDate: z.nullable(PlainDate),
  paymentMethod: z.number(),
  /** Goods that are taken home from a store; phone and address above stay the customer's own. */
  cashAndCarry: z.optional(z.boolean()),
  /** Store and salesperson that staff chose. */
  sale: z.optional(z.object({ subdivision: z.string(), storeUri: z.string(), salespersonCode: z.string() })),
  /** The ids of the chosen delivery services. */
  services: z.optional(z.array(z.string())),
  /** What few orders have, each only once something was typed or ticked. */
  partialPayment: z.optional(z.string()),
  poNumber: z.optional(z.string()),
  EarlyNotification: z.optional(z.boolean()),
  requestedDeliveryContact: z.optional(z.string()),
  requestedInstallationContact: z.optional(z.string()),
  winningDeliveryServiceOverride: z.optional(z.boolean()),
})
export type CheckoutSession = z.infer<typeof CheckoutSession>

/** Also what clearing goes back to. */
export const initialCheckoutSession: CheckoutSession = {
  guestEmail: null,
  // Mail that is advertising needs a yes that was given, not one that was not taken back.
  isOptingIntoNewsletter: false,
  phoneNumber: null,
  deliveryAddress: null,
  isBillingAddressSameAsShipping: true,
  billingAddress: null,
  selectedDate: null,
  paymentMethod: paymentOptions.Default,
}

export function guestEmail(email: string): NonNullable<CheckoutSession['guestEmail']> {
  return { email, isValid: isEmail(email) }
}

/** Copies the persisted fields only, so that no other field is stored. */
export function toCheckoutSession(form: CheckoutSession): CheckoutSession {
  return z.parse(CheckoutSession, form)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A stored session, of an older app too; what cannot be read is the initial one. */
export function readCheckoutSession(stored: unknown): CheckoutSession {
  if (!isRecord(stored)) return initialCheckoutSession
  const { guestEmail: email } = stored
  const withEmail = typeof email === 'string' ? { ...stored, guestEmail: guestEmail(email) } : stored
  const read = z.safeParse(CheckoutSession, { ...initialCheckoutSession, ...withEmail })
  return read.success ? read.data : initialCheckoutSession
}
