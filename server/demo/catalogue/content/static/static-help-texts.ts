import type { StaticText } from './static-text.ts'

export const helpTexts: readonly StaticText[] = [
  {
    name: 'delivery',
    title: 'Delivery and installation',
    description: 'Days, prices and fitting: how {shop} brings it and makes it run.',
    html: `
<p>Choose your suburb and {shop} shows real days, with the price of each. What you see on the product page is what you will see when you pay.</p>
<h2>Days and prices</h2>
<ul>
<li>Metro suburbs: most items from the next working day, many of them free</li>
<li>Saturday: from $49, where a crew drives</li>
<li>Country towns: once or twice a week, priced by distance</li>
<li>Islands and very remote places: quoted by a person before you pay</li>
</ul>
<h2>On the day</h2>
<p>You get a two-hour window the evening before and a call half an hour ahead. Two people carry it to the room, unpack it, level it and take the packaging along. Tell us about stairs, narrow halls and low branches when you order; it saves everybody a second trip.</p>
<h2>Fitting and the old one</h2>
<p>Where a licence is needed, a licensed tradesperson comes. The old machine leaves with us if it is unplugged, empty and not frozen to the floor. Nothing we take ends in landfill if it can be pulled apart.</p>
<p>Questions about a date: {phone}.</p>`,
    instead: {
      andoo: `
<p>Furniture from {shop} comes to the room, and the boxes leave again. Choose your suburb to see the days.</p>
<h2>What is free</h2>
<p>Some six hundred pieces travel free to most suburbs. Where there is a price it stands on the product page, and stairs are never extra up to the third floor.</p>
<h2>On the day</h2>
<ul>
<li>A two-hour window the evening before, a call half an hour ahead</li>
<li>Two people, blankets for your walls, felt for your floor</li>
<li>Built, placed, and moved once more if you change your mind</li>
</ul>
<h2>The old piece</h2>
<p>We take one away for each one we bring. What still serves goes to people who can use it; the rest is taken apart for timber, springs and foam.</p>
<p>Questions about a date: {phone}.</p>`,
      hc: `
<p>At {shop} you may simply come and fetch it. Bring a ute, a friend and the order number.</p>
<h2>Pick up</h2>
<p>Most pieces can be loaded on the day you pay. There is a forklift, there are straps, and there is advice on what may lie down (freezers may not).</p>
<h2>We deliver</h2>
<ul>
<li>Metro: from $65, usually within three working days</li>
<li>Country: by quote, on a truck that is going there anyway</li>
<li>Kerb or room: the room is $30 more, stairs by arrangement</li>
</ul>
<h2>Fitting</h2>
<p>We can send licensed trades for gas, water and power in the metro areas. A second-grade oven is fitted as carefully as a first-grade one.</p>
<p>Which truck is it on? {phone}.</p>`,
    },
  },
  {
    name: 'returns',
    title: 'Returns and refunds',
    description: 'How to give something back to {shop}, and what the law gives you besides.',
    html: `
<p>Things arrive broken, turn out too wide, or are simply not what you had in mind. {shop} treats these three differently and none of them badly.</p>
<h2>Broken or wrong</h2>
<p>Ring {phone} or send a photo within a few days. We repair, replace or refund, as you choose where {law} gives you the choice, and we pay the freight.</p>
<h2>Changed your mind</h2>
<p>Unopened goods come back within thirty days for the full price. Opened but unused, we take off the cost of repacking, never more than a tenth. Fetching it costs what bringing it cost.</p>
<h2>What cannot come back</h2>
<ul>
<li>Things worn against the skin, once the seal is open</li>
<li>Pieces made or cut to your measure</li>
<li>Anything installed that still works as it should</li>
</ul>
<p>Your rights under {law} stand beside this page and are not made smaller by it. Refunds go back the way they came, usually within three working days.</p>`,
    instead: {
      hc: `
<p>Seconds are sold as they are, but never as they are not. If a unit from {shop} differs from its grade or its photo, bring it back within thirty days for all of your money.</p>
<h2>Faults</h2>
<p>Twelve months of guarantee from us on every grade. Ring {phone}; we mend it, swap it for another of its kind if there is one, or pay you back.</p>
<h2>Known marks</h2>
<p>The scratch in the photo and the part named as missing are part of the price and no reason to return it. Anything else is.</p>
<p>Beside this you keep every right that {law} gives you. Change of mind: unopened runouts within thirty days, less the freight.</p>`,
    },
  },
]
