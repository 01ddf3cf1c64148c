import { before, type Recipe } from './recipe.ts'

const descriptor = `  Lanepay: {
    kind: 'hosted',
    bit: 131072,
    name: 'Lanepay',
    record: 'Lanepay',
    badges: ['lanepay'],
    offeredTo: 'everyone',
    provider: 'lanepay',
    hosts: ['lanepay.example'],
    returnQuery: { token: 'session', approved: { outcome: 'paid' }, cancelled: { outcome: 'left' } },
  },
`

const text = `  lanepay: {
    title: 'Pay with Lanepay',
    description: 'Three payments: how Lanepay works at {shop}.',
    html: \`
<p>Lanepay splits the price into three equal payments, a month apart. The first is due today. {shop} is paid straight away, so your order leaves as usual, and you owe the rest to Lanepay.</p>
<h2>Step by step</h2>
<p>Choose Lanepay at the checkout and sign in on the page of Lanepay. It brings you back here, and your order is confirmed.</p>\`,
  },
`

/** A method of a provider with its own page. */
export const paymentMethod: Recipe = {
  what: 'a payment method',
  guide: 'docs/how-to/add-a-payment-method.md',
  mostFiles: 4,
  edits: {
    'src/contract/checkout/checkout.ts': before(
      '  confirmation: endpoint({\n',
      "  lanepayConfirmation: backFrom('Lanepay', '/api/checkout/lanepayconfirmation'),\n",
    ),
    'src/contract/checkout/payment-pages.ts': before(
      '} as const satisfies',
      "  lanepay: { path: '/lanepay', pageType: 'static' },\n",
    ),
    'src/domain/payment/payment-methods.ts': before('  CRAccount: {\n', descriptor),
    'server/demo/catalogue/content/static/static-group-texts.ts': before('  afterpay: {\n', text),
  },
}
