import { defineDemoBrand } from '../demo-brand.ts'
import { all, isFurniture, isNzOnly, not } from '../listings/ranges.ts'
import { family } from '../reviews/people.ts'

export const demo = defineDemoBrand({
  domain: 'always-on-living.example',
  businessNumber: '24 000 000 500',
  readers: 'home',
  range: { holds: all(not(isFurniture), not(isNzOnly)), share: 0.95 },
  priceLevel: 0.97,
  room: 'room-laundry',
  announcement: {
    url: '/article/delivery',
    color: '#FFD9B8',
    wide: '<p><strong>Next-day delivery</strong> to most metro suburbs, and we take the old one. <u>How it works</u></p>',
    narrow: '<p><strong>Next-day delivery</strong> in most cities. <u>How?</u></p>',
  },
  sale: {
    name: 'Black Friday, early',
    endsIn: 9,
    url: '/sale',
    colour: null,
    front: ['side-by-side-fridge', 'steel'],
    room: 'laundry',
  },
  inside: 'superstore',
  stores: [
    {
      name: 'Marrickville',
      subdivision: 'SYD',
      address: '220 Foundry Road',
      suburb: 'Marrickville',
      state: 'NSW',
      postcode: '2204',
      phone: '02 5550 0186',
      hours: 'retail',
      place: [-33.911, 151.155],
      virtualTour: true,
      blurb:
        'Pick up in thirty minutes, parking at the door, and a bench where small things are tried before they are bought.',
      front: { roof: 'flat', floors: 1, bays: 4, door: 'middle', awning: true, wall: 0.12 },
    },
    {
      name: 'Penrith',
      subdivision: 'SYD',
      address: '5 Mulgoa Park Drive',
      suburb: 'Penrith',
      state: 'NSW',
      postcode: '2750',
      phone: '02 5550 0188',
      hours: 'retail',
      place: [-33.751, 150.694],
      blurb: 'The big one out west: a hundred fridges with their doors open and the prices where you can see them.',
      front: { roof: 'arched', floors: 1, bays: 4, door: 'left', wall: 0.3 },
    },
    {
      name: 'Preston',
      subdivision: 'MEL',
      address: '71 Tramway Street',
      suburb: 'Preston',
      state: 'VIC',
      postcode: '3072',
      phone: '03 5550 0189',
      hours: 'retail',
      place: [-37.741, 145.0],
      blurb: 'Beside the market, so you can carry home the apples and have the freezer follow on Tuesday.',
      front: { roof: 'flat', floors: 2, bays: 3, door: 'right', awning: true, trees: true, wall: 0.18 },
    },
    {
      name: 'Chermside',
      subdivision: 'BNE',
      address: '16 Kittyhawk Lane',
      suburb: 'Chermside',
      state: 'QLD',
      postcode: '4032',
      phone: '07 5550 0190',
      hours: 'retail',
      place: [-27.386, 153.032],
      blurb:
        'Air conditioners running all summer and heaters all winter, with someone who can size a room in three questions.',
      front: { roof: 'gable', floors: 1, bays: 3, door: 'middle', trees: true, wall: 0.24 },
    },
    {
      name: 'Morley',
      subdivision: 'PER',
      address: '103 Walter Court',
      suburb: 'Morley',
      state: 'WA',
      postcode: '6062',
      phone: '08 5550 0191',
      hours: 'sunday closed',
      place: [-31.889, 115.907],
      blurb: 'Open late on Thursday, shut on Sunday, and cheerful on all the days between.',
      front: { roof: 'flat', floors: 1, bays: 3, door: 'left', awning: true, wall: 0.4 },
    },
  ],
  voice: {
    who: family,
    service: [
      'Ordered at {hour}, on the truck by {day}, old one gone the same day.',
      'The driver texted {minutes} minutes before and carried it up to {place} level {steps}.',
      'Chat answered in {seconds} seconds and did not push the dearer one.',
      'Price match took {minutes} minutes on the phone.',
    ],
  },
  questions: [
    ['My gap is {spaceWidth} mm, am I okay?', "You're fine! It's {width} mm, leaving {spareWidth} mm to play with."],
    ['Does it fit below a {spaceHeight} mm shelf?', "Sure does, it's {height} mm tall. Leave a bit of air above."],
    ['Roughly what will it use a year?', 'About {energy} kWh on the label test. Your bill depends on how you use it.'],
    ['Can one person lift it?', "At {weight} kg we'd say no. Add delivery and we'll carry it in."],
    [
      'How many years of cover do I get?',
      '{warrantyYears} years from the manufacturer, and you can add more at the cart.',
    ],
  ],
  sample: {
    product: '/p/ondrell-1-l-compact-kettle-od-k10cs',
    sku: 'OD-K10CS',
    category: '/c/kitchen/fridges-and-freezers',
    manufacturer: '/brands/brindle',
    store: '/stores/marrickville',
    searchTerm: 'fridge',
  },
  texts: {
    'legendary-service': {
      title: 'We’ll sort it',
      description: 'What {shop} does after you buy: we deliver it, plug it in and take the old one.',
      html: `
<p>You pick it, we do the rest. Delivery, plumbing, power and getting rid of the old one can all go in one order.</p>
<h2>Delivered and plugged in</h2>
<p>Two of our people bring it to the room, unpack it and check it runs. They’ll ring you when they’re half an hour away.</p>
<ul>
<li>Two-hour window, texted the night before</li>
<li>Licensed plumbers, sparkies and gasfitters if you need them</li>
<li>Old machine taken away and recycled</li>
</ul>
<h2>If something goes wrong</h2>
<p>Ring {phone} any time, 24/7. We’ll talk to the manufacturer so you don’t have to.</p>`,
    },
    sale: {
      title: 'On sale at {shop}',
      description: 'Everything {shop} has marked down right now, in one list.',
      html: `
<p>These prices are down for now. We show what you save on the recommended price, and you can check what each product cost over the last year.</p>
<h2>Good to know</h2>
<ul>
<li>The sale ends at the time shown at the top</li>
<li>Once it’s in your cart, the price is yours while you check out</li>
<li>Bought it last week for more? Ring {phone} and we’ll pay back the difference, once per product</li>
</ul>
<p>Stock moves fast in some states. Pop in your suburb to see what can reach you.</p>`,
    },
    clearance: {
      title: 'Clearance: last ones going',
      description: 'Runouts and slightly marked stock at {shop}, cheaper because there are only a few left.',
      html: `
<p>Last year’s models and boxes that had a rough ride. Everything here works, and everything has a warranty.</p>
<h2>What the tags say</h2>
<ul>
<li>Brand New Runout: sealed box, full warranty, model discontinued</li>
<li>Cosmetic Imperfection: it has a mark, and we show you where</li>
<li>Missing parts: we list what’s not in the box</li>
</ul>
<p>When they’re gone, they’re gone. Want a closer look at a scratch? Ring {phone} and we’ll check it while you wait.</p>`,
    },
    delivery: {
      title: 'Delivery and installation',
      description: 'When {shop} can deliver to you, what it costs and who plugs it in.',
      html: `
<p>Type in your suburb and we’ll show you real dates and real prices, on every product. No surprises when you pay.</p>
<h2>What it costs</h2>
<ul>
<li>Metro: next working day for most things, often free</li>
<li>Saturday: from $49</li>
<li>Country: one or two runs a week, price depends on distance</li>
<li>Islands and very remote places: we’ll give you a price before you pay</li>
</ul>
<h2>On the day</h2>
<p>You’ll get a two-hour window by text the night before. Got stairs, a tight hallway or a big dog? Let us know in the order notes.</p>
<h2>Installation and the old one</h2>
<p>Anything with gas, water or fixed wiring is done by licensed trades. Unplug and empty the old machine and we’ll take it. Need to change the day? Ring {phone}.</p>`,
    },
    returns: {
      title: 'Returns and refunds',
      description: 'Need to send something back to {shop}? Here’s how it works.',
      html: `
<p>Arrived broken? Doesn’t fit? Not what you thought? We’ll fix it.</p>
<h2>It’s broken or it’s the wrong one</h2>
<p>Ring {phone} or send us a photo. You get a repair, a replacement or your money back, whichever {law} gives you, and freight is on us.</p>
<h2>You changed your mind</h2>
<p>Still sealed? You have 30 days to return it for the full price, and you only pay the pick-up. Opened but not used? We take off up to 10 per cent for repacking.</p>
<h2>Sorry, not these</h2>
<ul>
<li>Headphones and anything else worn on the skin, once opened</li>
<li>Anything installed that works as it should</li>
</ul>
<p>You always have your rights under {law} on top of this. Refunds usually take three working days.</p>`,
    },
    about: {
      title: 'About {shop}',
      description: 'Who {shop} is: good appliances at honest prices since 1906.',
      html: `
<p>{shop} sells appliances and electronics for everyday homes. We’ve been in the family since 1906, when great-grandad delivered stoves with a handcart.</p>
<h2>How we do things</h2>
<p>We test what we sell, we write our own descriptions and we tell you what a product is not good at. If a cheaper one will do the job, we’ll say so.</p>
<h2>Who you’ll meet</h2>
<p>Most of our team have worked the phones, the floor and the trucks. Ask the driver which fridge is quiet. They’ve carried them all.</p>
<p>Say hi at <a href="mailto:hello@{domain}">hello@{domain}</a> or ring {phone}.</p>`,
    },
    contact: {
      title: 'Get in touch with {shop}',
      description: 'Ring, email or visit {shop}: all the ways to reach us.',
      html: `
<p>Got a question? Have your order number handy if you’ve already bought something.</p>
<h2>Ring us</h2>
<p><strong>{phone}</strong>, 24/7. Yes, really, even at 3 am with a flooded laundry.</p>
<h2>Email us</h2>
<ul>
<li>Where’s my order: <a href="mailto:orders@{domain}">orders@{domain}</a></li>
<li>It needs fixing: <a href="mailto:care@{domain}">care@{domain}</a></li>
<li>All the rest: <a href="mailto:hello@{domain}">hello@{domain}</a></li>
</ul>
<h2>Drop in</h2>
<p>Find your nearest <a href="/stores">store</a>, check today’s hours and see if there’s parking at the door. Most click and collect orders are ready in 30 minutes.</p>`,
    },
    catalogue: {
      title: 'The {shop} catalogue',
      description: 'This season’s {shop} catalogue: the best prices on paper and on screen.',
      html: `
<p>Four times a year we put our best buys on paper. The summer one is out now.</p>
<h2>What’s inside</h2>
<ul>
<li>Fridges, washers and TVs under $1,000</li>
<li>What your old fridge costs you in power</li>
<li>A five-minute guide to measuring up</li>
</ul>
<p>Grab one in <a href="/stores">store</a> or ring {phone} and we’ll pop one in the mail. Anything marked “In catalogue” won’t go above the printed price this season.</p>`,
    },
    'no-results': {
      title: 'No luck with that search',
      description: 'A few tips for finding things at {shop}.',
      html: `
<p>We looked everywhere and came up empty. Try one of these:</p>
<ul>
<li>Use one or two words: “dryer” beats “heat pump dryer 8 kg white”</li>
<li>Copy the model number from the sticker on your old one</li>
<li>Nicknames work too: try “telly” or “aircon”</li>
</ul>
<p>Still nothing? Ring {phone}. If we don’t stock it, we’ll tell you what’s closest and what it costs delivered to your place.</p>`,
    },
    blog: {
      title: 'Tips from {shop}',
      description: 'Quick reads on choosing, using and looking after your appliances.',
      html: `
<h2>Who’s behind this</h2>
<p>Our drivers, floor staff and repair team write these between jobs. No brand pays us for them.</p>
<p>Spotted something wrong? Email <a href="mailto:hello@{domain}">hello@{domain}</a> and we’ll fix it and send you a tea towel. Got a question you’d like us to answer? Send that too. The best ones end up here.</p>`,
    },
    recipes: {
      title: 'Recipes',
      description: 'Easy recipes tested by the {shop} team at home.',
      html: `
<h2>Tested at home</h2>
<p>Three of us cook every recipe in our own kitchens, on the oven we have. If it flops in one of them, it’s out.</p>
<p>Stuck mid-recipe? Ring {phone} or check our <a href="/culinary-support">cooking help</a>. Take things out of the fridge half an hour before you start, because our times assume you did.</p>`,
    },
    cookbook: {
      title: 'The {shop} cookbook',
      description: 'All our family recipes in one place. Free to read here.',
      html: `
<h2>Want the real book?</h2>
<p>Spend $500 or more and we’ll add a printed copy to your order for free. You can also buy one at any of our <a href="/stores">stores</a>.</p>
<p>Not buying anything today? <a href="/form/cookbook">Ask for a copy</a> and we’ll only charge you the postage. Spills are fine. The pages wipe clean and it stays open on the bench.</p>`,
    },
    inspiration: {
      title: 'Room ideas',
      description: 'Real kitchens and laundries with prices, sizes and ideas you can copy.',
      html: `
<h2>Copy what you like</h2>
<p>You don’t need the whole room. Pick one idea, like a bench over the washer or a fridge with its door on the other side, and leave the rest.</p>
<p>Got a plan or a photo of your space? Bring it in, or <a href="/ask-an-expert">ask an expert</a> online. We’ll tell you what will fit and what it’ll cost.</p>`,
    },
    'cooking-demos': {
      title: 'Cooking demos',
      description: 'Free demos in {shop} stores. Come hungry.',
      html: `
<h2>Before you come</h2>
<p>Nearly all demos are free and you get to eat. Seats go quickly, so <a href="/pe-bookings">grab one</a> early.</p>
<p>Can’t make it after all? Ring {phone} so someone else can have your spot. We’re closed on public holidays, and that week’s demo runs a week later. Kids are welcome if they like onions.</p>`,
    },
    'culinary-support': {
      title: 'Help with cooking',
      description: 'Quick answers for the first weeks with your new oven, cooktop or steamer.',
      html: `
<h2>Need a hand?</h2>
<p>Ring {phone} and ask for our cooking team. Have the model number ready. You’ll find it on the sticker inside the door.</p>
<p>Prefer typing? <a href="/ask-an-expert">Ask an expert</a> and you’ll hear back within a working day. A photo of what went wrong helps us more than you’d think.</p>`,
    },
    promotions: {
      title: 'Promotions at {shop}',
      description: 'Free extras and cashback you can get with your order right now.',
      html: `
<h2>How to get yours</h2>
<p>Most extras land in your cart as soon as you add the right product. For the others you fill in a short form after you buy, and the promotion page shows you which.</p>
<p>Offers finish at midnight on the date shown, or sooner if we run out. Order before then and it’s yours. Not sure you qualify? Ring {phone}.</p>`,
    },
    'winning-commercial': {
      title: 'Buying for a business',
      description: 'Landlords, builders and cafes: bulk prices and one person to call.',
      html: `
<p>Need more than one? Our business team sorts out rentals, fit-outs and staff kitchens every day.</p>
<h2>What’s in it for you</h2>
<ul>
<li>One contact who knows your job</li>
<li>Better prices from three units up</li>
<li>Delivered to each address on the day you choose</li>
<li>Tax invoices with your job number on them</li>
</ul>
<h2>Get started</h2>
<p>Tell us how many and where, and we’ll send a price within two working days. <a href="/form/trade-account">Open a trade account</a> or ring {phone}.</p>`,
    },
    'virtual-tour': {
      title: 'Look around a store',
      description: 'Have a look inside an {shop} store without leaving the couch.',
      html: `
<p>Drag to look around and tap the arrows to move. We took the pictures on a quiet Tuesday, so some models will have changed since.</p>
<p>Check opening hours on the <a href="/stores">store pages</a>. Want to see something up close? Ring {phone} and we’ll walk over to it with a phone and show you on video.</p>`,
    },
  },
})
