import { useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { daysId } from '#features/checkout/checkout-context.ts'
import type { Delivery } from '#features/checkout/delivery.ts'
import { inPageOrder } from '#features/checkout/form/form-rules.ts'
import type { CheckoutValues } from '#features/checkout/form/form-values.ts'
import { hasDelivery, submitProblem } from '#features/checkout/rules/checkout-submit.ts'
import { useApp } from '#lib/app.tsx'
import { focusOn } from '#lib/browser/focus-ref.ts'
import { paths } from '#lib/page/paths.ts'
import { environmentFor } from '#lib/whole-environment.ts'
import { Link } from '#ui/button/link.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { ErrorSummary, type FormError } from '#ui/form/error-summary.tsx'
import { fieldId } from '#ui/form/form-context.ts'

/** `path` of a field; the line of the days has none. */
type Line = FormError & { path?: string }
type Shown = { title: string; fields: readonly Line[] }
type Options = { form: UseFormReturn<CheckoutValues>; delivery: Delivery; formId: string }

export type Problem = ReturnType<typeof useSubmitProblem>

/** The texts of all wrong fields by their path. */
function textsOf(errors: FieldErrors<CheckoutValues>): Record<string, string> {
  const found: [string, string][] = []
  for (const [name, error] of Object.entries(errors)) {
    if (typeof error.message === 'string') found.push([name, error.message])
    else
      for (const [field, { message }] of Object.entries(error as Record<string, { message?: string }>))
        found.push([`${name}.${field}`, message ?? ''])
  }
  return Object.fromEntries(found)
}

const named = (path: string, text: string) => (path.startsWith('billingAddress') ? `Billing address: ${text}` : text)

const chooseDayText = 'Choose a delivery day'

/**
 * What keeps the order from being sent: the first check of the specification that still fails as the title, and every wrong
 * field until it is right.
 */
export function useSubmitProblem({ form, delivery, formId }: Options) {
  const [found, setFound] = useState<Shown | null>(null)
  const [tries, setTries] = useState(0)
  const { availability, place } = delivery

  const stateOf = (texts: Record<string, string>) => ({
    isSuburbChosen: place !== null,
    hasDepositProblem: 'partialPayment' in texts,
    isFormValid: Object.keys(texts).length === 0,
    hasDate: availability.selectedDate !== null,
    hasSupplierAvailability: Object.keys(availability.supplierAvailability).length > 0,
    isCashAndCarry: form.getValues('cashAndCarry'),
  })

  function check(errors: FieldErrors<CheckoutValues>): boolean {
    const texts = textsOf(errors)
    const state = stateOf(texts)
    const title = submitProblem(state)
    const link = (path: string) => ({ path, id: fieldId(formId, path), text: named(path, texts[path] ?? '') })
    const fields = inPageOrder(Object.keys(texts)).map(link)
    // Without a suburb there are no days to choose from.
    const days = place && !hasDelivery(state) ? [{ id: daysId(formId), text: chooseDayText }] : []
    setFound(title === null ? null : { title, fields: [...fields, ...days] })
    setTries((count) => count + 1)
    return title === null
  }

  const texts = textsOf(form.formState.errors)
  const fields = found?.fields.filter(({ path }) => (path ? texts[path] : !hasDelivery(stateOf(texts))))
  // The last line goes with its title; a title alone stays until the next press.
  const title = submitProblem(stateOf(texts)) ?? found?.title
  const shown: Shown | null = title && fields && (fields[0] || !found?.fields[0]) ? { title, fields } : null
  return { shown, tries, check }
}

type Props = { problem: Problem; banner: string | null; isSignedOut: boolean; isOrderWrong: boolean }

/** Takes the focus each time submitting fails. */
export function SubmitProblem({ problem, banner, isSignedOut, isOrderWrong }: Props) {
  const { tries } = problem
  const { loginRoute } = environmentFor(useApp().brand)
  // Nothing can be sent before the sign-in, whatever else is wrong.
  const shown = isSignedOut ? null : problem.shown
  // The same text may come again, and is focused again.
  const key = `${tries} ${banner}`
  if (shown && shown.fields.length > 0)
    return <ErrorSummary key={key} ref={focusOn} title={shown.title} errors={shown.fields} />
  const text = shown?.title ?? banner
  return (
    text && (
      <div key={key} ref={focusOn} tabIndex={-1} style={{ whiteSpace: 'pre-line' }}>
        <Message tone="error">
          {text}
          {isSignedOut && loginRoute !== null && (
            <>
              {' '}
              <Link to={paths.login(paths.checkout())}>Sign in</Link>
            </>
          )}
          {/* Phones have the other link in a collapsed summary. */}
          {!shown && !isSignedOut && isOrderWrong && (
            <>
              {' '}
              <Link to={paths.cart()}>Edit cart</Link>
            </>
          )}
        </Message>
      </div>
    )
  )
}
