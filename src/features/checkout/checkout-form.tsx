import { styled } from '@mui/material/styles'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { CheckoutView } from '#contract/checkout/checkout.ts'
import { needsMieleWarning } from '#domain/checkout/address.ts'
import { signedOutText } from '#domain/checkout/checkout-error.ts'
import { hasOption } from '#domain/checkout/order-options.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { endedSignIn } from '#lib/account/ended-sign-in.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { Button } from '#ui/button/button.tsx'
import { OfflineBar } from '#ui/feedback/offline-bar.tsx'
import { FormId } from '#ui/form/form-context.ts'
import { useForm } from '#ui/form/use-form.ts'
import { LockIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { CheckoutColumns } from './checkout-columns.ts'
import { CheckoutContext } from './checkout-context.ts'
import { useToConfirmation } from './confirmation/to-confirmation.ts'
import { canAssign, useDelivery } from './delivery.ts'
import { useDepositReset } from './deposit-reset.ts'
import { readAutofilled } from './fields/form-reading.ts'
import { cartBrands, checkoutResolver, type RuleContext } from './form/form-rules.ts'
import { startValues } from './form/form-values.ts'
import { type BeforeLeave, LeaveGuard } from './leave/leave-guard.tsx'
import { offlineText, useOnline, waitsText } from './online.ts'
import { type OrderSums, orderSums } from './order-sums.ts'
import { BillingPanel } from './panels/billing-panel.tsx'
import { ContactPanel } from './panels/contact-panel.tsx'
import { DeliveryAddressPanel } from './panels/delivery-address-panel.tsx'
import { DeliveryDatePanel } from './panels/delivery-date-panel.tsx'
import { DepositPanel } from './panels/deposit-panel.tsx'
import { PaymentPanel } from './panels/payment-panel.tsx'
import { ServicesPanel } from './panels/services-panel.tsx'
import { createSessionStore } from './session/session.ts'
import { useSessionKeeping } from './session/session-keeping.ts'
import { prepareFraudToken, usePlaceOrder } from './submit/place-order.ts'
import { createPressStore } from './submit/submission.ts'
import { SubmitProblem, useSubmitProblem } from './submit/submit-problem.tsx'

// Only staff need these.
const DeskPanel = onDemand(() => import('./in-store/in-store-panel.tsx').then((module) => module.DeskPanel))
// What few carts need is loaded for those alone.
const BrandWarning = onDemand(() => import('./panels/brand-warning.tsx').then((module) => module.BrandWarning))
const SupplierDeliveries = onDemand(() =>
  import('./panels/supplier-deliveries.tsx').then((module) => module.SupplierDeliveries),
)
const ZipWaiting = onDemand(() => import('./in-store/zip-in-store.tsx').then((module) => module.ZipWaiting))

const placeOrderStyles = { minHeight: 56, fontSize: '1.125rem' }

const Small = styled('p')(
  themed(({ theme }) => ({
    // Two lines: the terms arrive later.
    minHeight: '3em',
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
  })),
)

type Location = { suburb: string; state: string; postcode: string }

type Props = {
  view: CheckoutView
  /** The view could not be loaded again: the account that it is for is signed out. */
  isSignedOut: boolean
  supportNumber: string
  /** Brands that leave on the first day without a price. */
  proformaBrands: readonly string[]
  showCalendar: boolean
  settings: Settings
  /** The suburb chosen in the header; null where none was. */
  location: Location | null
  /** The message after a return from the bank. */
  notice: string | null
  reloadView: () => Promise<unknown>
  onEmail: (email: string) => void
  /** Called with whether the shop delivers in place of the suppliers, whenever that changes. */
  onAssign: (isAssigned: boolean) => void
  onOrdered: () => void
  title: (hasErrors: boolean) => ReactNode
  terms: ReactNode
  summary: (sums: OrderSums) => ReactNode
}

/** The whole checkout on one page; sent once, when everything in it is right. */
export function CheckoutForm({ view, supportNumber, proformaBrands, reloadView, ...props }: Props) {
  const { brand } = useApp()
  const { country, flags } = brand
  const id = useId()
  const waitsId = useId()
  const toConfirmation = useToConfirmation()
  const isOnline = useOnline()
  const [store] = useState(() => createSessionStore())
  const [presses] = useState(() => createPressStore())
  const [session] = useState(store.read)
  const ruleContext = useRef<RuleContext>({ view, country, totalCents: 0, isSuburbChosen: false })
  const isLeaving = useRef(false)
  const isDone = useRef(false)
  const beforeLeave: BeforeLeave = useRef(null)

  const [resolver] = useState(() => checkoutResolver(() => ruleContext.current))
  const form = useForm({
    mode: 'onBlur',
    defaultValues: startValues({ view, session, country, location: props.location }),
    resolver,
  })
  const delivery = useDelivery({ form, view, proformaBrands, session })
  const { availability } = delivery
  const isAssigned = form.watch('winningDeliveryServiceOverride')
  const hasSuppliers =
    Object.keys(availability.supplierAvailability).length > 0 ||
    availability.supplierErrors.length > 0 ||
    canAssign(view, availability) ||
    isAssigned
  const sums = orderSums({
    view,
    availability,
    partialPayment: form.watch('partialPayment'),
    paymentOption: form.watch('selectedPaymentOption'),
    isCollected: form.watch('cashAndCarry'),
    shop: brand,
  })
  ruleContext.current = { view, country, totalCents: sums.totalCents, isSuburbChosen: delivery.place !== null }

  useSessionKeeping({ form, store, availability, isDone })

  function ordered(cartId: string) {
    isLeaving.current = true
    isDone.current = true
    store.clear()
    props.onOrdered()
    toConfirmation(cartId)
  }

  const order = usePlaceOrder({
    form,
    view,
    delivery,
    presses,
    supportNumber,
    notice: props.notice,
    reloadView,
    onLeave: () => {
      isLeaving.current = true
    },
    onBack: () => {
      isLeaving.current = false
    },
    onOrdered: ordered,
  })
  const isSignedOut = props.isSignedOut || order.isSignedOut || delivery.isSignedOut
  const banner = isSignedOut ? signedOutText : order.banner
  const problem = useSubmitProblem({ form, delivery, formId: id })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    void prepareFraudToken()
    // Looks up the suburb of the last visit again.
    const { suburb, state, postcode } = form.getValues('deliveryAddress')
    if (suburb && postcode) void delivery.restore({ suburb, state, postcode })
  }, [])

  const { onAssign } = props
  useEffect(() => onAssign(isAssigned), [onAssign, isAssigned])

  // The banner says it already.
  useEffect(() => {
    if (isSignedOut) endedSignIn.forget()
  }, [isSignedOut])

  useDepositReset(view.cart.couponCode, () => form.setValue('partialPayment', ''))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (order.isSending) return
    readAutofilled(form, event.currentTarget)
    order.tell(null)
    if (!isOnline) return order.tell(offlineText)
    void form.handleSubmit(
      (values) => {
        if (problem.check({})) return order.place(values)
      },
      (errors) => void problem.check(errors),
    )()
  }

  return (
    <FormProvider {...form}>
      <FormId value={id}>
        <CheckoutContext value={{ view, delivery, supportNumber }}>
          <CheckoutColumns>
            <header>
              {props.title(problem.shown !== null || banner !== null)}
              {!isOnline && <OfflineBar>{offlineText}</OfflineBar>}
              <SubmitProblem
                problem={problem}
                banner={banner}
                isSignedOut={isSignedOut}
                isOrderWrong={order.isOrderWrong}
              />
            </header>
            <form id={id} noValidate onSubmit={submit} aria-label="Checkout">
              {(hasOption(view.opts, 'SetSalesperson') || hasOption(view.opts, 'CashAndCarry')) && <DeskPanel />}
              <ContactPanel onEmail={props.onEmail} />
              <DeliveryAddressPanel hasPoNumber={flags.poNumber} />
              <BillingPanel />
              <DeliveryDatePanel showCalendar={props.showCalendar} />
              {hasSuppliers && <SupplierDeliveries />}
              <ServicesPanel />
              {sums.totalCents > 0 && <PaymentPanel settings={props.settings} dueCents={sums.dueCents} />}
              {sums.totalCents > 0 && <DepositPanel totalCents={sums.totalCents} />}
              {needsMieleWarning(cartBrands(view)) && <BrandWarning />}
              <Button
                variant="primary"
                size="large"
                wide
                style={placeOrderStyles}
                icon={<LockIcon size={18} />}
                busy={order.isSending}
                busyText="Placing order"
                aria-disabled={!isOnline}
                aria-describedby={isOnline ? undefined : waitsId}
                // Leaving a wrong field would show its error, move this button and lose the press.
                onMouseDown={(event) => event.preventDefault()}
              >
                Place order
              </Button>
              {!isOnline && <Small id={waitsId}>{waitsText(brand.wording.cartName)}</Small>}
              <Small>
                <span>{sums.dueText}</span> {props.terms}
              </Small>
            </form>
            <aside>{props.summary(sums)}</aside>
          </CheckoutColumns>
          <LeaveGuard
            isLeaving={isLeaving}
            beforeLeave={beforeLeave}
            asks={flags.leaveCheckoutWarning && !isSignedOut}
          />
          {order.waiting && (
            <ZipWaiting
              waiting={order.waiting}
              dueCents={sums.dueCents}
              beforeLeave={beforeLeave}
              onApproved={ordered}
              onStopped={order.stopWaiting}
            />
          )}
        </CheckoutContext>
      </FormId>
    </FormProvider>
  )
}
