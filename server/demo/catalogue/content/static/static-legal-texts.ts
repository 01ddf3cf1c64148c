import type { StaticText } from './static-text.ts'

export const legalTexts: readonly StaticText[] = [
  {
    name: 'privacy',
    title: 'Privacy',
    description: 'What {shop} keeps about you, where, for how long and how to have it removed.',
    html: `
<p>{shop} keeps what it needs to sell you something and stand by it, and tries to keep no more. This page follows {privacyAct}.</p>
<h2>What we keep, and why</h2>
<ul>
<li>Name, address, phone and e-mail, to deliver and to ring about a change: for seven years after your last order, because tax law says so</li>
<li>What you bought, for warranty and recalls: for as long as the maker supports it</li>
<li>Card numbers: never. They go encrypted to the payment provider, and we see the last four digits</li>
</ul>
<h2>On your device</h2>
<p>Your cart, your comparison and pages you have seen are stored in your browser, so that the shop works without a connection. Signing out removes what is personal.</p>
<h2>Your say</h2>
<p>Ask to see it, correct it or have it removed: <a href="mailto:privacy@{domain}">privacy@{domain}</a>. We answer within ten working days. We sell your details to nobody.</p>`,
  },
  {
    name: 'terms',
    title: 'Terms of sale',
    description: 'The agreement between you and {shop} when you order.',
    html: `
<p>These terms are between you and {shop}. They are short on purpose; where they are silent, {law} speaks.</p>
<h2>Orders and prices</h2>
<p>Prices are in {currency} dollars and include GST unless the page says otherwise. An order is accepted when we confirm it by mail. If a price was plainly wrong, such as a fridge for nine dollars, we tell you at once and you may cancel.</p>
<h2>Paying</h2>
<p>You pay when you order, in full or by the deposit shown. Where a deposit is paid, the rest is due before delivery. Goods remain ours until they are paid for, and are at our risk until they are in your home.</p>
<h2>Delivery</h2>
<p>The day you choose is a promise about our part. Floods, fires and border closings are not in our hands; if we are more than seven days late you may cancel for a full refund.</p>
<h2>Guarantees</h2>
<p>Our goods come with guarantees that cannot be excluded under {law}. The maker’s warranty and any longer cover you buy stand beside them.</p>
<p>Disputes are settled by talking on {phone} first, and in the courts of the place where you live if that fails.</p>`,
  },
]
