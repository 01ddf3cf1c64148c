import { allPaymentPages, type PagedProvider } from '#contract/checkout/payment-pages.ts'
import type { StaticText } from './static-text.ts'

/** How paying with each provider works. */
const paymentTexts: Readonly<Record<PagedProvider, Omit<StaticText, 'name'>>> = {
  zip: {
    title: 'Pay with Zip',
    description: 'Take it home now and pay over time: how Zip works at {shop}, and what it costs.',
    html: `
<p>Zip lends you the price and you pay it back to Zip. You apply once, on its own page, and hear within minutes. {shop} is paid at once and sends your order as if you had paid by card.</p>
<h2>Step by step</h2>
<ol>
<li>Fill your cart and choose Zip at the checkout</li>
<li>Sign in with Zip or apply there, with a licence or passport at hand</li>
<li>Zip brings you back here, and your order is confirmed</li>
</ol>
<h2>What it costs</h2>
<ul>
<li>No interest while the interest-free time of your account runs; after it Zip charges its own rate</li>
<li>A monthly account fee while something is owing</li>
<li>A fee when an instalment is late</li>
</ul>
<p>In a store you can pay with a code from the Zip app. Amounts, fees and limits are set by Zip and shown before you agree. If money is tight, a smaller machine is cheaper than any credit.</p>`,
  },
  afterpay: {
    title: 'Pay with Afterpay',
    description: 'Four payments, two weeks apart, no interest: how Afterpay works at {shop}.',
    html: `
<p>Afterpay splits the price into four equal payments. The first is due today, the others every two weeks. {shop} is paid at once, so your order leaves as usual.</p>
<h2>Step by step</h2>
<ol>
<li>Choose Afterpay at the checkout</li>
<li>Sign in or make an account on its own page; a card and a mobile are enough</li>
<li>Afterpay brings you back here, and your order is confirmed</li>
</ol>
<h2>What it costs</h2>
<ul>
<li>Nothing, if you pay on time</li>
<li>A late fee, with a limit, if you do not</li>
</ul>
<p>Every order is looked at anew, and first orders have a low limit. If you return something, Afterpay takes it off what you owe, beginning with the last payment.</p>`,
  },
}

/** Texts of offers, payment methods and standalone pages. */
export const offerTexts: readonly StaticText[] = [
  {
    name: 'promotions',
    title: 'Promotions at {shop}',
    description: 'What you get on top while it lasts: what it is, what it comes with, and when it ends.',
    html: `
<h2>How they work</h2>
<p>Where something comes for nothing with a purchase, it is in your cart by itself as soon as the right product is. Where it has to be claimed, the page of the promotion says how and until when.</p>
<p>Promotions end at midnight of the day shown, or when the last reward is gone. If you have paid before that, {shop} stands by it.</p>`,
  },
  {
    name: 'winning-commercial',
    title: 'Buying for a business',
    description: 'Builders, developers, caterers and landlords: what {shop} does for those who buy more than one.',
    html: `
<p>Buying forty ovens is not buying one oven forty times. {shop} has people, prices and papers for that.</p>
<h2>What you get</h2>
<ul>
<li>One person who knows your project from the drawing to the last call-back</li>
<li>Project prices that hold from the offer to the delivery</li>
<li>Deliveries by floor, labelled by apartment, on the day you need them</li>
<li>Drawings, energy data and compliance papers in one folder</li>
</ul>
<h2>How it begins</h2>
<p>Send us a schedule or a plan. Within two working days you have a list with models, prices and lead times, and a name to ring. <a href="/form/trade-account">Open a trade account</a>, or call {phone}.</p>`,
  },
  ...allPaymentPages.map(({ provider, path }) => ({ name: path.slice(1), ...paymentTexts[provider] })),
  {
    name: 'virtual-tour',
    title: 'Walk through a store',
    description: 'A tour of {shop} from where you sit: drag, look closer, and come by when you have seen enough.',
    html: `
<p>Some of our stores can be walked through on the screen. You see the floor as it was on the day we took the pictures: the models may have changed, the coffee has not.</p>
<p>Which store is near you, and when it is open, stands on the <a href="/stores">store pages</a>. For a guided tour by video, ring {phone}, and somebody carries a phone around for you.</p>`,
  },
]
