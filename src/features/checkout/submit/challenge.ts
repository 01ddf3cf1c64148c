import type { CheckoutAnswer } from '#contract/checkout/checkout.ts'
import { trustedMarkup } from '#lib/browser/trusted-markup.ts'

export type Challenge = NonNullable<CheckoutAnswer['secure3DResponse']>

/**
 * The hidden fields of the bank's form as name and value; the rest of its markup is not used, so no script in it can
 * run.
 */
export function hiddenFields(html: string): readonly (readonly [name: string, value: string])[] {
  const inert = new DOMParser().parseFromString(trustedMarkup(html), 'text/html')
  return [...inert.querySelectorAll<HTMLInputElement>('input[type="hidden"][name]')].map(
    (input) => [input.name, input.value] as const,
  )
}

/** The bank's page, by a form made here and sent from here [S2-4-05]. */
export function challengeForm({ htmlFormAction, htmlFormToPost }: Challenge, page: Document): HTMLFormElement {
  const form = page.createElement('form')
  form.method = 'post'
  form.action = htmlFormAction
  form.hidden = true
  for (const [name, value] of hiddenFields(htmlFormToPost)) {
    const input = page.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  return form
}

const isSafe = (action: string, page: Document) => {
  const { protocol, origin } = new URL(action, page.baseURI)
  return protocol === 'https:' || origin === page.defaultView?.location.origin
}

export function goToChallenge(challenge: Challenge, page: Document) {
  if (!isSafe(challenge.htmlFormAction, page)) throw new Error('The address of the bank is not a safe one')
  const form = challengeForm(challenge, page)
  page.body.append(form)
  form.submit()
}
