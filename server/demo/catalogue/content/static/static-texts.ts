import { helpTexts } from './static-help-texts.ts'
import { legalTexts } from './static-legal-texts.ts'
import { offerTexts } from './static-offer-texts.ts'
import { readingTexts } from './static-reading-texts.ts'
import type { StaticText } from './static-text.ts'

const shopTexts: readonly StaticText[] = [
  {
    name: 'legendary-service',
    title: 'Service that stays until it runs',
    description: 'What {shop} does after you have paid: the crew, the fitting, the old one taken away.',
    html: `
<p>Anyone can put a box on a kerb. At {shop} the order is finished when the thing works, the cardboard is gone and you know which button is which.</p>
<h2>Our own crew</h2>
<p>The people who carry it in are ours, not the lowest bid of the week. They ring half an hour before, take their shoes seriously, and measure the last doorway again before they lift.</p>
<h2>Fitted by licensed trades</h2>
<p>Plumbers, electricians and gasfitters come in the same visit where we can arrange it. They leave you the certificate, and they test with you in the room.</p>
<ul>
<li>A two-hour window, sent the evening before</li>
<li>The old one taken away and recycled, not tipped</li>
<li>One number for everything afterwards: {phone}</li>
</ul>
<p>If something is not right, ring us before you ring the maker. We sold it, so it is ours to mend.</p>`,
    instead: {
      andoo: `
<p>A sofa is easy to love in a shop and hard to turn on a landing. At {shop} the second part is our job.</p>
<h2>To the room, not the kerb</h2>
<p>Two people bring it in, build it, move it a hand’s width to the left because you asked, and take every scrap of packaging with them.</p>
<h2>Cloth first</h2>
<p>Five samples of fabric come free in the letterbox. Live with them for a week, in the evening too, and then order.</p>
<ul>
<li>The old piece removed and passed on where it still serves</li>
<li>Parts by the piece for ten years, down to one leg</li>
<li>People to talk to, day and night: {phone}</li>
</ul>
<p>If the room does not like it, tell us within thirty days and we will fetch it again.</p>`,
      hc: `
<p>{shop} sells things with a story. Service here means that you hear the whole story before you pay.</p>
<h2>Opened, tested, graded</h2>
<p>Every unit goes over our bench: forty-two checks, one signature. Scratches and dents are marked on a photo of the very piece you buy.</p>
<h2>Twelve months, whatever the grade</h2>
<p>Cosmetic seconds, cancelled orders and sealed runouts carry the same guarantee from us, beside the rights the law gives you.</p>
<ul>
<li>Pick up today, with a forklift if you need one</li>
<li>Or we deliver, from $65 in the metro area</li>
<li>Thirty days to bring it back if it is not as graded</li>
</ul>
<p>Questions about a scratch: {phone}. Ask for the bench, not the desk.</p>`,
      aoc: `
<p>On a site nobody has time for service with a capital S. {shop} keeps to four things and does them every day.</p>
<h2>What you can count on</h2>
<ul>
<li>Orders before 2 pm are on metro sites the next working day</li>
<li>Pallets are labelled by floor and by apartment</li>
<li>Your PO number stands on every paper we send</li>
<li>A desk that answers from 6:30 am on {phone}</li>
</ul>
<h2>When it goes wrong</h2>
<p>Damaged on the way: send one photo, and the replacement is on the next truck. Wrong model: the same, and we fetch the first one. We sort out who pays afterwards, between ourselves.</p>
<p>Ask the desk for drawings, energy data and stock held for your dates; they have all three open.</p>`,
    },
  },
  {
    name: 'sale',
    title: 'On sale at {shop}',
    description: 'What is down in price at {shop} now, and how we work out what you save.',
    html: `
<p>These are the prices {shop} has lowered for now. Each saving is measured against the recommended price, and the price history on the product page shows what it cost over the last twelve months. If it was cheaper in May, you will see that.</p>
<h2>How a sale works here</h2>
<ul>
<li>A sale price holds until the time shown, or until the stock in your state is gone</li>
<li>What is in your cart keeps its price while you check out</li>
<li>Bought it in the week before? Ring {phone} and we will pay back the difference once</li>
</ul>
<p>We do not raise prices in order to lower them. That is also the law, and we would not enjoy the conversation.</p>`,
  },
  {
    name: 'clearance',
    title: 'Clearance: what is left',
    description: 'Last year’s models at {shop}, and pieces with a mark you can see. When they are gone, they are gone.',
    html: `
<p>Two kinds of things end up here. A runout is brand new in its box; its maker has stopped making it, or brought out the next one. A cosmetic imperfection is a scratch, a dent or a torn box, on a piece that is sound in every other way.</p>
<h2>What the tags say</h2>
<ul>
<li>Brand New Runout: sealed and unused, with the maker’s warranty running from the day you get it</li>
<li>Cosmetic Imperfection: it shows a mark, and the price says so</li>
<li>Missing parts: named on the product, so that nobody finds out at home</li>
</ul>
<p>What is here cannot be ordered again. A price holds while there is stock, and nothing is put aside. Beside the maker’s warranty you have every right that {law} gives you, except for the one mark you were told of.</p>
<p>Want to know where the scratch is? Ring {phone} and somebody will go and look.</p>`,
    instead: {
      hc: `
<p>The whole shed is graded; this is the part of it that will not come back. Runouts are sealed and were last year’s best. Cosmetic seconds work as they should and show where they have been.</p>
<h2>What the tags say</h2>
<ul>
<li>Brand New Runout: never opened, with the maker’s full warranty</li>
<li>Cosmetic Imperfection: opened, tested on our bench, every mark told before you pay</li>
<li>Missing parts: named on the product before you pay</li>
</ul>
<p>Twelve months of guarantee from us on every grade, beside the rights that {law} gives you. No rain checks and no holds: the first one to pay has it.</p>
<p>Questions about a scratch: {phone}. Ask for the bench, not the desk.</p>`,
    },
  },
  {
    name: 'about',
    title: 'About {shop}',
    description: 'Who {shop} is, where it came from and what it sells.',
    html: `
<p>{shop} sells {sells}. It belongs to a family group that began in 1906 with one ironmonger’s counter and a handcart, and that still thinks of delivery as the better half of a sale.</p>
<h2>What we hold to</h2>
<p>We stock what we would have at home, write our own descriptions, and print the figures that makers print small: decibels, litres, kilowatt hours. Where something has a weakness you will find it in the text.</p>
<h2>The people</h2>
<p>Most of us have done every job: the phone, the floor, the truck. Ask the driver which fridge is quiet; the driver knows.</p>
<p>Write to <a href="mailto:hello@{domain}">hello@{domain}</a> or ring {phone}.</p>`,
    instead: {
      andoo: `
<p>{shop} sells furniture for the way evenings really go: somebody asleep, somebody reading, a dog in the best seat.</p>
<h2>Fewer, kept longer</h2>
<p>We work with a dozen makers and know their workshops. Fabrics stay in stock for ten years, so a cover torn in the seventh can be replaced by its twin.</p>
<h2>Rooms before pieces</h2>
<p>Our shops are made of rooms, because a table is only as good as what stands beside it. Sit down. Nobody will hurry you, and the tea is fresh.</p>
<p>Write to <a href="mailto:hello@{domain}">hello@{domain}</a> or ring {phone}.</p>`,
    },
  },
  {
    name: 'contact',
    title: 'Talk to {shop}',
    description: 'Phone, mail and opening times of {shop}, and what to have at hand.',
    html: `
<p>People answer, by name, at {shop}. Have your order number at hand if there is one; it begins the conversation in the middle.</p>
<h2>By phone</h2>
<p><strong>{phone}</strong>, every day from 7 am to 9 pm. Outside these hours the line takes a message, and we ring back the next morning.</p>
<h2>By mail</h2>
<ul>
<li>Orders and delivery: <a href="mailto:orders@{domain}">orders@{domain}</a></li>
<li>Repairs and parts: <a href="mailto:care@{domain}">care@{domain}</a></li>
<li>Everything else: <a href="mailto:hello@{domain}">hello@{domain}</a></li>
</ul>
<h2>In person</h2>
<p>The <a href="/stores">store pages</a> show opening times, parking and what stands on the floor. For a long talk about a kitchen, book a time; it costs nothing.</p>`,
  },
  {
    name: 'catalogue',
    title: 'The {shop} catalogue',
    description: 'The season at {shop} on paper and on screen: what is in it and how to get one.',
    html: `
<p>Four times a year {shop} prints what it likes best. The summer issue is out, with measured drawings, honest captions and one recipe that needs no appliance at all.</p>
<h2>In this issue</h2>
<ul>
<li>Twelve rooms, photographed as they are lived in</li>
<li>A page of numbers: what ten common machines cost to run</li>
<li>How to measure a space in three places, and why</li>
</ul>
<p>Take one at any <a href="/stores">store</a>, or ring {phone} and it comes in the mail. Products marked “In catalogue” keep their printed price until the season ends, unless it falls.</p>`,
  },
  {
    name: 'no-results',
    title: 'Nothing found',
    description: 'Help when a search at {shop} finds nothing.',
    html: `
<p>{shop} found nothing under those words. It may be our spelling or yours; both happen.</p>
<ul>
<li>Try one word less: “induction” finds more than “induction cooktop 5 zones black”</li>
<li>Search by model number, with or without the dash</li>
<li>Say it plainly: “quiet dishwasher” works, and so do “telly” and “hob”</li>
</ul>
<p>Or ask a person on {phone}. We also know what is coming next month.</p>`,
  },
]

export const staticTexts: readonly StaticText[] = [
  ...shopTexts,
  ...helpTexts,
  ...legalTexts,
  ...readingTexts,
  ...offerTexts,
]
