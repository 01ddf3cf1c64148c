import { allPaymentPages, type PagedProvider } from '#contract/checkout/payment-pages.ts'
import type { PageText, StaticText } from './static-text.ts'

/** How paying with each provider works. */
const paymentTexts: Readonly<Record<PagedProvider, PageText>> = {
  zip: {
    title: 'Pay with Zip',
    description: 'Buy now and pay over time: how Zip works at {shop}, and what it costs.',
    html: `
<p>Zip lends you the price and you pay it back to Zip. You apply once, on Zip’s own page, and have a decision within minutes. {shop} is paid straight away and sends your order as if you had paid by card.</p>
<h2>Step by step</h2>
<ol>
<li>Fill your cart and choose Zip at the checkout</li>
<li>Sign in to Zip or apply there, with your licence or passport ready</li>
<li>Zip brings you back here, and your order is confirmed</li>
</ol>
<h2>What it costs</h2>
<ul>
<li>No interest during the interest-free period of your account, then Zip’s own rate</li>
<li>A monthly account fee while you owe money</li>
<li>A fee when an instalment is late</li>
</ul>
<p>In a store you can pay with a code from the Zip app. Zip sets the amounts, fees and limits and shows them before you agree. Borrow only what you can comfortably repay.</p>`,
  },
  afterpay: {
    title: 'Pay with Afterpay',
    description: 'Four payments, two weeks apart, no interest: how Afterpay works at {shop}.',
    html: `
<p>Afterpay splits the price into four equal payments. The first is due today, the others every two weeks. {shop} is paid straight away, so your order leaves as usual.</p>
<h2>Step by step</h2>
<ol>
<li>Choose Afterpay at the checkout</li>
<li>Sign in or create an account on Afterpay’s own page with a card and a mobile number</li>
<li>Afterpay brings you back here, and your order is confirmed</li>
</ol>
<h2>What it costs</h2>
<ul>
<li>Nothing, if you pay on time</li>
<li>A late fee, with a limit, if you do not</li>
</ul>
<p>Afterpay decides on every order separately, and first orders have a low limit. If you return something, Afterpay deducts it from what you owe, starting with the last payment.</p>`,
  },
}

/** One text for the whole group: the law and the payment providers are the same in every shop. */
export const groupTexts: readonly StaticText[] = [
  {
    name: 'privacy',
    title: 'Privacy',
    description: 'What {shop} stores about you, where, for how long and how to have it deleted.',
    html: `
<p>{shop} collects only what it needs to sell and support your products. This page follows {privacyAct}.</p>
<h2>What we store, and why</h2>
<ul>
<li>Name, address, phone and email, to deliver and to contact you about changes: for seven years after an order, as tax law requires; then we remove them from it</li>
<li>Messages you send us: for two years. A cart you leave: for six months</li>
<li>What you bought, for warranty and recalls: for as long as the manufacturer supports it</li>
<li>Card numbers: never. They go encrypted to the payment provider, and we see only the last four digits</li>
</ul>
<h2>On your device</h2>
<p>Your cart, your comparison and the pages you have visited are stored in your browser, so that the shop works offline. Signing out deletes personal data. <a href="/account/device">See and clear what is saved on this device</a>.</p>
<h2>Your choices</h2>
<p>With an account you <a href="/account/data">download or delete everything we store about you</a> yourself. Otherwise write to <a href="mailto:privacy@{domain}">privacy@{domain}</a>. We reply within ten working days. We never sell your details.</p>`,
  },
  {
    name: 'terms',
    title: 'Terms of sale',
    description: 'The agreement between you and {shop} when you order.',
    html: `
<p>These terms are between you and {shop}. Where they do not cover something, {law} applies.</p>
<h2>Orders and prices</h2>
<p>Prices are in {currency} dollars and include GST unless the page says otherwise. We accept an order when we confirm it by email. If a price was an obvious mistake, such as a fridge for nine dollars, we contact you and you may cancel.</p>
<h2>Paying</h2>
<p>You pay when you order, in full or by the deposit shown. The balance is due before delivery. Goods remain ours until they are paid for, and are at our risk until they are in your home.</p>
<h2>Delivery</h2>
<p>We aim to deliver on the day you choose. Floods, fires and closed borders are outside our control. If we are more than seven days late you may cancel for a full refund.</p>
<h2>Guarantees</h2>
<p>Our goods come with guarantees that cannot be excluded under {law}. The manufacturer’s warranty and any extended cover you buy apply as well.</p>
<p>Please call {phone} first if there is a dispute. If we cannot agree, the courts of the place where you live decide.</p>`,
  },
  ...allPaymentPages.map(({ provider, path }) => ({ name: path.slice(1), ...paymentTexts[provider] })),
]
