import { defineDemoBrand } from '../demo-brand.ts'
import { all, isFurniture, isNzOnly, not } from '../listings/ranges.ts'

export const demo = defineDemoBrand({
  domain: 'hearth-clearance.example',
  businessNumber: '53 000 000 770',
  readers: 'home',
  range: { holds: all(not(isFurniture), not(isNzOnly)), share: 0.5 },
  priceLevel: 0.6,
  isClearance: true,
  settings: { CheckoutShowCalendarOnLoad: 'false' },
  room: 'room-warehouse',
  announcement: {
    url: '/stores',
    color: '#121212',
    wide: '<p>Truck 41 lands <strong>Saturday 7 am</strong>: fridges, ovens and cooktops. <u>Find the shed</u></p>',
    narrow: '<p>Truck 41 lands <strong>Saturday 7 am</strong>. <u>Find the shed</u></p>',
  },
  sale: {
    name: 'Shed sale',
    endsIn: 3,
    url: '/sale',
    colour: '#B3121D',
    front: ['wall-oven', 'steel'],
    room: 'kitchen',
  },
  inside: 'shed',
  stores: [
    {
      name: 'Shed 9',
      subdivision: 'SYD',
      address: '9 Foundry Road',
      suburb: 'Granville',
      state: 'NSW',
      postcode: '2142',
      phone: '02 5550 0109',
      hours: 'shed',
      place: [-33.833, 151.011],
      virtualTour: true,
      blurb: 'Trucks land on Saturday at seven. Forklift on site, straps for sale, no holds and no rain checks.',
      front: { roof: 'gable', floors: 1, bays: 2, door: 'left', dock: true, wall: 0.22 },
    },
    {
      name: 'Dock 4',
      subdivision: 'MEL',
      address: '4 Container Way',
      suburb: 'Footscray',
      state: 'VIC',
      postcode: '3011',
      phone: '03 5550 0110',
      hours: 'shed',
      place: [-37.8, 144.9],
      blurb: 'Ovens and dishwashers by the row, each with its scratch marked on a photo. Bring measurements.',
      front: { roof: 'flat', floors: 1, bays: 3, door: 'right', dock: true, wall: 0.4 },
    },
    {
      name: 'The Hangar',
      subdivision: 'BNE',
      address: '60 Runway Drive',
      suburb: 'Acacia Ridge',
      state: 'QLD',
      postcode: '4110',
      phone: '07 5550 0111',
      hours: 'shed',
      place: [-27.584, 153.027],
      blurb:
        'Runouts, sealed, on pallets, under a very large fan. On Sunday at noon, everything left drops by ten per cent.',
      front: { roof: 'arched', floors: 1, bays: 2, door: 'middle', dock: true, wall: 0.3 },
    },
  ],
  voice: {
    who: ['the kids', 'my mates', 'our renters', 'the oldies', 'the girls', 'the boys'],
    service: [
      'The dent is {gap} mm long, on the side against the wall, exactly as listed.',
      'Picked it up from the shed in {place} with a trailer, {minutes} minutes all up.',
      'Full warranty on a second: I asked {steps} times and they showed me.',
      'A scratch at the back, and for that price it can stay there until {day}.',
    ],
  },
  questions: [
    ['Is it really {width} mm? My hole is {spaceWidth} mm.', 'Really {width} mm. You have {spareWidth} mm spare.'],
    ['Does a second still get the warranty?', 'Yes, {warrantyYears} years, same as new.'],
    ['Will {weight} kg go on my trailer?', 'It will. Bring straps and a blanket.'],
    ['Can I look at the mark before I pay?', 'Any day we are open. Ask for it by number, {sku}.'],
    ['Is it {height} mm or does that leave out the feet?', '{height} mm on the feet, wound in.'],
  ],
  sample: {
    product: '/p/tamarin-2-6-l-air-fryer-tm-af26k',
    sku: 'TM-AF26K',
    category: '/c/kitchen/fridges-and-freezers',
    manufacturer: '/brands/tamarin',
    store: '/stores/shed-9',
    searchTerm: 'fridge',
  },
  texts: {
    'legendary-service': {
      title: 'Straight answers, full warranty',
      description: 'What you get from {shop}: tested stock, every mark on a photo and a 12-month warranty.',
      html: `
<p>You know what is wrong with it before you pay. Then it is covered for a year.</p>
<h2>Opened, tested, graded</h2>
<p>Every unit gets 42 checks on our bench and a signature. We photograph each dent and scratch on the exact unit you buy.</p>
<h2>12 months on every grade</h2>
<ul>
<li>Pick up today, forklift on site</li>
<li>Or metro delivery from $65</li>
<li>Not as graded? Bring it back within 30 days</li>
</ul>
<p>Want to know about a scratch? Call {phone} and ask for the test bench.</p>`,
    },
    sale: {
      title: 'On sale at {shop}',
      description: 'This week’s truck at {shop}: graded stock at the lowest prices we can do.',
      html: `
<p>A truck came in. This is what was on it.</p>
<h2>The rules</h2>
<ul>
<li>The percentage is off the recommended retail price</li>
<li>Prices run until the time on the banner or until it is sold</li>
<li>No holds, no lay-by, no second lot</li>
</ul>
<p>Each unit has its grade and photos on its page. Look at them first, then pay. Questions go to {phone}, any hour.</p>`,
    },
    clearance: {
      title: 'Clearance: the last of it',
      description: 'The lowest prices at {shop}, on runouts and units with marks. All tested.',
      html: `
<p>The whole shed is graded. This is the end of the line.</p>
<h2>What the tags say</h2>
<ul>
<li>Brand New Runout: never opened, discontinued</li>
<li>Cosmetic Imperfection: opened, tested, dents on a photo</li>
<li>Missing parts: works without them, and we list them</li>
</ul>
<p>12 months of warranty from us, on every tag. First to pay gets it. Call {phone} if the photo leaves a question.</p>`,
    },
    delivery: {
      title: 'Delivery and installation',
      description: 'Pick it up from the {shop} shed, or we deliver. Prices and how to load.',
      html: `
<p>Cheapest way: come and get it. Bring a ute, a mate and your order number.</p>
<h2>Pick up</h2>
<p>Ready the same day in most cases. We have a forklift and sell straps. Fridges and freezers travel upright.</p>
<h2>Delivery</h2>
<ul>
<li>Metro: from $65, about three working days</li>
<li>Country: by quote, on a truck already going your way</li>
<li>Into the room: $30 on top of the kerb price, stairs by arrangement</li>
</ul>
<h2>Installation</h2>
<p>We can send licensed trades in metro areas. Same work, same certificate, dent or no dent. Which truck is it on? Call {phone}.</p>`,
    },
    returns: {
      title: 'Returns and refunds',
      description: 'If it is not as graded, {shop} takes it back. How it works.',
      html: `
<p>If it does not match its grade or its photos, bring it back within 30 days and get all your money back.</p>
<h2>Faults</h2>
<p>Call {phone}. Our 12-month warranty covers every grade. We fix it, swap it if we have another, or refund you.</p>
<h2>Marks you knew about</h2>
<p>The dent in the photo and the missing part on the list are why it was cheap. They are not a reason to return it.</p>
<h2>Change of mind</h2>
<ul>
<li>Sealed runouts: 30 days, less freight</li>
<li>Opened and graded units: no</li>
</ul>
<p>{law} still gives you every right it gives anyone else. Refunds take about three working days.</p>`,
    },
    about: {
      title: 'About {shop}',
      description: 'Seconds, runouts and cancelled orders, sold straight by {shop}.',
      html: `
<p>{shop} sells seconds, runouts and cancelled orders out of sheds. Low rent, low prices.</p>
<h2>Where it comes from</h2>
<p>Kitchens that were cancelled, boxes that fell over, models that were replaced. Our sister shops send us theirs, and manufacturers do too.</p>
<h2>Who does the testing</h2>
<p>Three fitters with sixty years of repairs between them. If it does not pass, it goes for parts.</p>
<p>Write to <a href="mailto:hello@{domain}">hello@{domain}</a> or call {phone}.</p>`,
    },
    contact: {
      title: 'Call the shed',
      description: 'How to reach {shop} about a grade, a pick-up or a repair.',
      html: `
<p>Have the stock number or order number ready. It saves both of us time.</p>
<h2>Phone</h2>
<p><strong>{phone}</strong>, 24 hours, 7 days.</p>
<h2>Email</h2>
<ul>
<li>Pick-ups and trucks: <a href="mailto:orders@{domain}">orders@{domain}</a></li>
<li>Warranty: <a href="mailto:care@{domain}">care@{domain}</a></li>
<li>Everything that is neither: <a href="mailto:hello@{domain}">hello@{domain}</a></li>
</ul>
<h2>The sheds</h2>
<p>Hours and loading docks are on the <a href="/stores">shed pages</a>. Trucks land on Saturday at 7 am. Be early, and wear closed shoes.</p>`,
    },
    catalogue: {
      title: 'The {shop} stock list',
      description: 'What is in the {shop} sheds this week, on one sheet.',
      html: `
<p>We do not print a glossy. We print a list.</p>
<h2>On the list</h2>
<ul>
<li>Every lot number with grade and price</li>
<li>What is still in its box</li>
<li>What lands on Saturday</li>
</ul>
<p>Copies are at the counter of each <a href="/stores">shed</a>. It is out of date by lunch, so check the page of the unit or call {phone} before you drive.</p>`,
    },
    'no-results': {
      title: 'We do not have that',
      description: 'How to find stock at {shop}, and what to do if it is gone.',
      html: `
<p>Either it is sold or it never came in. Try this:</p>
<ul>
<li>Search for the type, for example “wall oven”, and filter by price</li>
<li>Leave out the brand. A dent looks the same on all of them</li>
<li>Check back after the Saturday truck</li>
</ul>
<p>Call {phone} and tell us what you are after. We cannot order it in, but we know what is on the next two trucks and can tell you roughly when it lands.</p>`,
    },
    blog: {
      title: 'From the test bench',
      description: 'What the fitters at {shop} find when they open the boxes.',
      html: `
<h2>Why we write this</h2>
<p>We open more boxes in a week than most shops in a year. You learn what breaks, what rattles and what a dent does, which is usually nothing.</p>
<p>Got it wrong? Tell us at <a href="mailto:hello@{domain}">hello@{domain}</a>. If you have fixed one yourself, send a photo. We read all of it, usually over smoko.</p>`,
    },
    recipes: {
      title: 'Recipes',
      description: 'Cooked in dented ovens by the crew at {shop}.',
      html: `
<h2>The oven test</h2>
<p>After a repair, we cook something. If it browns evenly, the oven gets its grade. These are the recipes that get used.</p>
<p>Something burnt? Call {phone}, or check <a href="/culinary-support">cooking help</a>. Times are for a hot oven, so wait until the light goes off.</p>`,
    },
    cookbook: {
      title: 'The {shop} cookbook',
      description: 'The test bench recipes, printed or on screen. Screen is free.',
      html: `
<h2>The paper one</h2>
<p>Stapled, black and white, does the job. Free with $500 of stock. Two dollars at the counter of any <a href="/stores">shed</a>.</p>
<p>Too far to drive? <a href="/form/cookbook">We post it</a> if you cover the stamp. Some covers are creased. You know how we feel about that.</p>`,
    },
    inspiration: {
      title: 'Done on a budget',
      description: 'Kitchens and laundries fitted with seconds from {shop}, with what they cost.',
      html: `
<h2>What to copy</h2>
<p>A dent on the left is invisible if the left side faces a wall. Most of these rooms use that trick at least once.</p>
<p>Bring your measurements to the shed or <a href="/ask-an-expert">send them in</a>. We will tell you which side of which unit is marked, and whether you would ever see it.</p>`,
    },
    'cooking-demos': {
      title: 'Saturdays at the shed',
      description: 'Cook-ups and demos at {shop} sheds. Free, bring a hat.',
      html: `
<h2>How it works</h2>
<p>We fire up what came off the truck and feed the queue. No charge. Chairs are limited, so <a href="/pe-bookings">book one</a> if your knees are bad.</p>
<p>Not coming? Call {phone} and free it up. Public holidays the shed is locked, and the cook-up shifts a week. Gates open at 9 am.</p>`,
    },
    'culinary-support': {
      title: 'Help with cooking',
      description: 'No manual in the box? Ask the bench at {shop}.',
      html: `
<h2>No manual?</h2>
<p>Happens with seconds. Call {phone} with the number on the door frame. The fitter who tested yours can tell you how it behaves.</p>
<p>You can also <a href="/ask-an-expert">send a question</a>. You get a reply in one working day, with a scan of the manual if we have it.</p>`,
    },
    promotions: {
      title: 'Extras at {shop}',
      description: 'What gets thrown in at {shop}, on what, and until when.',
      html: `
<h2>How you get it</h2>
<p>Buy the unit, get the extra. It shows in the cart at zero. If there is a form, the page links to it.</p>
<p>Ends at midnight on the date shown, or when the pallet is empty. Return the unit and the extra comes back too. Not sure it applies to your unit? Call {phone} with the stock number.</p>`,
    },
    'winning-commercial': {
      title: 'Buying for a business',
      description: 'Job lots for landlords and builders from {shop}.',
      html: `
<p>Fitting out rentals? Buy by the pallet.</p>
<h2>What we can do</h2>
<ul>
<li>Ten of the same runout, if it came in ten</li>
<li>A mixed pallet by grade and budget</li>
<li>Tax invoice on the spot</li>
</ul>
<h2>What we cannot do</h2>
<p>Promise the same model next month. For that, <a href="/form/trade-account">apply for a trade account</a> and our commercial shop will quote. Otherwise call {phone}.</p>`,
    },
    'virtual-tour': {
      title: 'See inside the shed',
      description: 'A look around a {shop} shed before you hitch the trailer.',
      html: `
<p>This is what the shed looked like on the day. Stock has gone and come since. The layout is the same: ovens left, fridges right, laundry at the back.</p>
<p>Hours are on the <a href="/stores">shed pages</a>. To see one unit, call {phone} with its lot number and we will film it, dents first.</p>`,
    },
  },
})
