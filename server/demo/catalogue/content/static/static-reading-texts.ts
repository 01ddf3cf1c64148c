import type { StaticText } from './static-text.ts'

/** Texts above and below article lists. */
export const readingTexts: readonly StaticText[] = [
  {
    name: 'blog',
    title: 'Notes from {shop}',
    description: 'What we have measured, taken apart or got wrong lately, written down by those who did it.',
    html: `
<h2>Who writes here</h2>
<p>Drivers, cooks, people from the floor and the one person at {shop} who owns a sound meter. Nobody is paid by a maker, and where we sell what we write about, you can see it anyway.</p>
<p>Found a mistake? Write to <a href="mailto:hello@{domain}">hello@{domain}</a>. We correct the text, say so at its end, and send you a tea towel.</p>`,
  },
  {
    name: 'recipes',
    title: 'Recipes',
    description: 'Cooked in our own kitchens until they worked three times in a row, in three different ovens.',
    html: `
<h2>How we test</h2>
<p>Each recipe is cooked by three people on three machines, one of them cheap. If it only works in the dear one, it does not get in. Times are for food that goes in at room temperature.</p>
<p>A question halfway through? Our cooks answer on {phone}, or look at <a href="/culinary-support">help with cooking</a>.</p>`,
    instead: {
      andoo: `
<h2>Why a furniture shop cooks</h2>
<p>Because a table is for something. These are the dishes that went round our own long table often enough to deserve a page: few tools, big plates, no last-minute work for the one who invited.</p>
<p>Tell us what you added. The best changes from the letters to {shop} are in the next print.</p>`,
    },
  },
  {
    name: 'cookbook',
    title: 'The {shop} cookbook',
    description: 'All our recipes in one book, by course. On screen for nothing; on paper with an order.',
    html: `
<h2>On paper</h2>
<p>The printed cookbook has a spine that lies flat, pages that can be wiped and room for your own notes. It comes with any order over $500, or by the piece at every <a href="/stores">store</a>.</p>
<p>Want one without an order? <a href="/form/cookbook">Ask for it here</a>, and {shop} mails it for the price of the stamp.</p>`,
  },
  {
    name: 'inspiration',
    title: 'Rooms to borrow from',
    description: 'Whole rooms with their measures and reasons, so that you can take a part of them home.',
    html: `
<h2>How to use these</h2>
<p>Nobody needs a whole room. Take one decision from a picture, the height of a lamp or the order of the doors, and leave the rest. Every room here has stood in one of our stores or in the home of somebody who works at {shop}.</p>
<p>Plans in hand and a wall to fill? Bring them in, or <a href="/ask-an-expert">write to an expert</a>.</p>`,
  },
  {
    name: 'cooking-demos',
    title: 'Cooking demos and evenings',
    description: 'See it, hear it, eat it: what goes on in our stores, and when.',
    html: `
<h2>Good to know</h2>
<p>Most of it is free and ends with food. Seats are few, because everybody should see the pan, so <a href="/pe-bookings">book one</a>. If you cannot come, ring {phone} and somebody else eats your share.</p>
<p>Dates fall on the days named. On public holidays {shop} stays closed, and the demo moves on by a week.</p>`,
    instead: {
      andoo: `
<h2>Good to know</h2>
<p>Our evenings are about tables and what happens at them. Most are free, all have food, and nobody gives a speech. Seats are few, so <a href="/pe-bookings">book one</a>.</p>
<p>If you cannot come, ring {phone}, and somebody from the waiting list sits in your place. On public holidays {shop} stays closed, and the evening moves on by a week.</p>`,
      aoc: `
<h2>Good to know</h2>
<p>Sessions run before the day begins and end before site meetings do. They are free for account customers and their trades. <a href="/pe-bookings">Book a place</a> for each person.</p>
<p>Groups of six and more: ring {phone}, and we come to your office with the machine on a trolley. On public holidays the session moves on by a week.</p>`,
      wac: `
<h2>Good to know</h2>
<p>Sessions are made for those who draw and those who build: short, technical, with the covers off. <a href="/pe-bookings">Book a place</a> for each person.</p>
<p>For a session on your own project bring the drawings, or ring {phone}, and we prepare it. On public holidays the session moves on by a week.</p>`,
    },
  },
  {
    name: 'culinary-support',
    title: 'Help with cooking',
    description: 'The questions our cooks hear most in the first month after a delivery, with answers.',
    html: `
<h2>Still stuck</h2>
<p>Ring {phone} and ask for a cook. They answer every day until 7 pm, often with something on the stove. Say which machine you have; the number is inside the door.</p>
<p>Rather write? <a href="/ask-an-expert">Ask an expert</a>, with a photo in your reply to our answer if it helps.</p>`,
    instead: {
      andoo: `
<h2>Still stuck</h2>
<p>Ring {phone} or send a photo of the mark, the wobble or the guest list. There is little that our people have not scrubbed out of a table.</p>
<p>Rather write? <a href="/ask-an-expert">Ask an expert</a>; an answer comes within a working day, with a drawing where words do not do.</p>`,
    },
  },
]
