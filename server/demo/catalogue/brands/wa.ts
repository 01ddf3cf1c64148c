import { defineDemoBrand } from '../demo-brand.ts'
import { all, isNzOnly, isPremium, not, within } from '../listings/ranges.ts'
import { family } from '../reviews/people.ts'

export const demo = defineDemoBrand({
  domain: 'wattle-and-ash.example',
  businessNumber: '20 000 000 190',
  readers: 'home',
  range: { holds: all(within('kitchen/', 'appliances/', 'electronics/'), isPremium, not(isNzOnly)), share: 0.95 },
  priceLevel: 1,
  isPremium: true,
  settings: { CallUsNowEnabled: 'true' },
  room: 'room-kitchen-warm',
  announcement: {
    url: '/article/catalogue',
    color: '#EFE4C6',
    wide: '<p>Summer catalogue is here: 84 pages of quiet kitchens. <u>Read the catalogue</u></p>',
    narrow: '<p>Summer catalogue is here. <u>Read it</u></p>',
  },
  sale: {
    name: 'The quiet sale',
    endsIn: 16,
    url: '/sale',
    colour: '#9A3A1E',
    front: ['french-door-fridge', 'steel'],
    room: 'kitchen',
  },
  inside: 'showroom',
  stores: [
    {
      name: 'Kiln Lane showroom',
      subdivision: 'SYD',
      address: '14 Kiln Lane',
      suburb: 'Redfern',
      state: 'NSW',
      postcode: '2016',
      phone: '02 5550 0142',
      hours: 'retail',
      place: [-33.893, 151.205],
      virtualTour: true,
      blurb:
        'Six working kitchens under one saw-tooth roof. Book a chef for an hour, bring your own fish, and hear every dishwasher we sell running at once. You will have to listen closely.',
      front: { roof: 'sawtooth', floors: 1, bays: 4, door: 'middle', trees: true, wall: 0.22 },
    },
    {
      name: 'Crows Nest showroom',
      subdivision: 'SYD',
      address: '88 Falconer Street',
      suburb: 'Crows Nest',
      state: 'NSW',
      postcode: '2065',
      phone: '02 5550 0143',
      hours: 'retail',
      place: [-33.826, 151.203],
      blurb: 'Two floors of built-in cooking, with a joiner on Thursdays who reads plans and says what will not fit.',
      front: { roof: 'flat', floors: 2, bays: 3, door: 'left', awning: true, wall: 0.1 },
    },
    {
      name: 'Church Street Richmond',
      subdivision: 'MEL',
      address: '412 Church Lane',
      suburb: 'Richmond',
      state: 'VIC',
      postcode: '3121',
      phone: '03 5550 0144',
      hours: 'retail',
      place: [-37.826, 144.997],
      blurb: 'Our largest wall of ovens, all of them connected. Bread comes out at eleven and two.',
      front: { roof: 'gable', floors: 1, bays: 4, door: 'right', wall: 0.34 },
    },
    {
      name: 'Norwood showroom',
      subdivision: 'ADL',
      address: '9 Parade Court',
      suburb: 'Norwood',
      state: 'SA',
      postcode: '5067',
      phone: '08 5550 0145',
      hours: 'sunday closed',
      place: [-34.921, 138.631],
      blurb: 'A quiet corner house with a laundry you may use: bring the jumper you are worried about.',
      front: { roof: 'gable', floors: 2, bays: 2, door: 'middle', trees: true, wall: 0.16 },
    },
    {
      name: 'Fortitude Valley showroom',
      subdivision: 'BNE',
      address: '30 Winery Lane',
      suburb: 'Fortitude Valley',
      state: 'QLD',
      postcode: '4006',
      phone: '07 5550 0146',
      hours: 'retail',
      place: [-27.457, 153.034],
      blurb: 'Outdoor kitchens on the roof, wine coolers in the cellar, everything else on the stairs between.',
      front: { roof: 'flat', floors: 2, bays: 4, door: 'middle', wall: 0.42 },
    },
  ],
  voice: {
    who: family,
    service: [
      'The consultant in {place} drew the gap to scale before taking my money.',
      'Two people carried it in at {daytime} on {day} and took the cardboard with them.',
      'I heard it running in the showroom for {minutes} minutes, which settled it.',
      'They rang on {day} to ask whether it was level, and it was.',
    ],
  },
  questions: [
    [
      'Our niche is {spaceWidth} mm wide. Will it sit in there?',
      'Yes. It measures {width} mm across, so {spareWidth} mm remain, which is what we like to see.',
    ],
    [
      'Can we put it under cabinets that hang at {spaceHeight} mm?',
      'You can: the body is {height} mm high and the rest is clearance.',
    ],
    [
      'How loud is it in an open-plan room of {size} square metres?',
      'It is rated {noise} dB(A). Come and hear it in a showroom before you decide.',
    ],
    [
      'What happens after the {warrantyYears} years of warranty?',
      'Parts remain available for ten years, and our own technicians can still be booked after year {warrantyYears}.',
    ],
    [
      'Is {weight} kg too much for a timber floor?',
      'No. {weight} kg is less than a full bookcase, spread over four feet.',
    ],
  ],
  sample: {
    product: '/p/wexcombe-2-slice-everyday-toaster-with-bun-rack-wx-ts2ebs',
    sku: 'WX-TS2EBS',
    category: '/c/kitchen/fridges-and-freezers',
    manufacturer: '/brands/norrvik',
    store: '/stores/crows-nest-showroom',
    searchTerm: 'fridge',
  },
  texts: {
    'legendary-service': {
      title: 'Service that stays until it runs',
      description:
        'What {shop} does after you have paid: our own crew, licensed installation and removal of your old appliance.',
      html: `
<p>An order is finished when the appliance works, the packaging is gone and you know which button does what.</p>
<h2>Our own crew</h2>
<p>The two people who carry it in work for us. They call half an hour ahead, protect your floors and measure the last doorway again before they lift.</p>
<h2>Licensed installers</h2>
<ul>
<li>Plumber, electrician and gasfitter in the same visit wherever we can arrange it</li>
<li>A compliance certificate, and a test run with you in the room</li>
<li>Your old appliance removed and recycled</li>
</ul>
<p>If something is not right, call us on {phone}, 24 hours a day. We arrange the repair with the manufacturer for you.</p>`,
    },
    sale: {
      title: 'On sale at {shop}',
      description: 'Appliances at reduced prices in every {shop} showroom, each with its price history.',
      html: `
<p>Every saving on this page is measured against the recommended retail price. Open the price history of a product to see what it cost over the past twelve months.</p>
<h2>How a sale works</h2>
<ul>
<li>Sale prices end at the time shown above</li>
<li>The price in your cart does not change while you check out</li>
<li>If you bought the same model in the week before the sale, call {phone} and we refund the difference</li>
</ul>
<p>You can see and hear every sale model in our showrooms before you decide.</p>`,
    },
    clearance: {
      title: 'Clearance: what is left',
      description: 'Last season’s models and display pieces from {shop}, at reduced prices while they last.',
      html: `
<p>Two kinds of product end up here: runouts, which are new and sealed, and pieces with a small cosmetic mark. Both work exactly as they should.</p>
<h2>What the tags say</h2>
<ul>
<li>Brand New Runout: unopened, with the full manufacturer’s warranty</li>
<li>Cosmetic Imperfection: a scratch, a dent or a torn box, described on the product page</li>
<li>Missing parts: listed on the product page before you buy</li>
</ul>
<p>We cannot reorder these models. To hear exactly where a mark is, call {phone} and a consultant will look at the piece for you.</p>`,
    },
    delivery: {
      title: 'Delivery and installation',
      description: 'Delivery days, prices and installation by the {shop} crew.',
      html: `
<p>Enter your suburb and every product page shows the days we deliver there and what each one costs. You see the same days and prices at the checkout.</p>
<h2>Days and prices</h2>
<ul>
<li>Metropolitan suburbs: from the next working day, free on many products</li>
<li>Saturdays: from $49 where our crew works</li>
<li>Country towns: once or twice a week, priced by distance</li>
<li>Islands and remote areas: quoted before you pay</li>
</ul>
<h2>On the day</h2>
<p>The evening before, we send you a two-hour window. Two people bring the appliance to the room, unpack it, level it and take the packaging away. Please mention stairs, narrow halls and low branches in your order.</p>
<h2>Installation</h2>
<p>Gas, water and hard-wired power are connected by licensed trades. We take your old appliance if it is unplugged and empty. To change a date, call {phone}.</p>`,
    },
    returns: {
      title: 'Returns and refunds',
      description: 'How to return a product to {shop}, and your rights under {law}.',
      html: `
<p>If an appliance arrives damaged, develops a fault or is not what you expected, call {phone} and your consultant will arrange the rest.</p>
<h2>Damaged, faulty or wrong</h2>
<p>Send us a photo if you can. We repair, replace or refund as {law} provides, and we pay for the transport.</p>
<h2>Change of mind</h2>
<p>Unopened appliances can be returned within 30 days for a full refund, less the cost of collection. For opened but unused appliances we deduct up to 10 per cent for repacking.</p>
<h2>What we cannot take back</h2>
<ul>
<li>Appliances that have been installed and work as described</li>
<li>Made-to-order finishes and panels cut to your measurements</li>
</ul>
<p>None of this limits your rights under {law}. Refunds reach the card you paid with in about three working days.</p>`,
    },
    about: {
      title: 'About {shop}',
      description: 'Premium appliances, working showrooms and consultants who cook: who {shop} is.',
      html: `
<p>{shop} sells premium appliances for kitchens and laundries. We belong to a family group that started with an ironmonger’s counter in 1906.</p>
<h2>What we look for</h2>
<p>We choose appliances for how they sound, how long they last and how well they can be repaired. Decibels, litres and kilowatt hours are on every product page, and so are the weak points.</p>
<h2>Our showrooms</h2>
<p>Every showroom has a working kitchen, because an oven is easier to choose once you have baked in it. Our consultants have installed, repaired or cooked with most of what they sell.</p>
<p>Write to <a href="mailto:hello@{domain}">hello@{domain}</a> or call {phone}.</p>`,
    },
    contact: {
      title: 'Talk to {shop}',
      description: 'Phone, email and showrooms of {shop}.',
      html: `
<p>Your consultant is a call away. If you have an order number, have it ready.</p>
<h2>By phone</h2>
<p><strong>{phone}</strong>, 24 hours a day, seven days a week.</p>
<h2>By email</h2>
<ul>
<li>Orders and delivery: <a href="mailto:orders@{domain}">orders@{domain}</a></li>
<li>Repairs and parts: <a href="mailto:care@{domain}">care@{domain}</a></li>
<li>Anything else: <a href="mailto:hello@{domain}">hello@{domain}</a></li>
</ul>
<h2>In a showroom</h2>
<p>The <a href="/stores">showroom pages</a> list opening hours, parking and what is on display. If you are planning a kitchen, <a href="/pe-bookings">book an hour with a consultant</a>. It is free.</p>`,
    },
    catalogue: {
      title: 'The {shop} catalogue',
      description: 'The summer catalogue of {shop}: 84 pages of quiet kitchens, in print and on screen.',
      html: `
<p>Our summer catalogue has 84 pages of kitchens and laundries, with the measurements and sound levels of everything in the pictures.</p>
<h2>In this issue</h2>
<ul>
<li>Twelve kitchens photographed in our customers’ homes</li>
<li>What ten common appliances cost to run for a year</li>
<li>How to measure for built-in appliances</li>
</ul>
<p>Pick one up in any <a href="/stores">showroom</a> or call {phone} and we will post it. Products marked “In catalogue” stay at the printed price or lower until the season ends.</p>`,
    },
    'no-results': {
      title: 'No products found',
      description: 'How to find what you are looking for at {shop}.',
      html: `
<p>We could not find a product that matches. These three steps usually help:</p>
<ul>
<li>Search with fewer words, for example “induction” instead of “induction cooktop 5 zones black”</li>
<li>Enter the model number, with or without hyphens</li>
<li>Describe what matters to you, such as “quiet dishwasher”</li>
</ul>
<p>Our consultants know what is arriving next month as well. Call {phone} or visit a <a href="/stores">showroom</a>.</p>`,
    },
    blog: {
      title: 'Notes from {shop}',
      description: 'What our consultants have measured, tested and learnt about appliances.',
      html: `
<h2>Who writes here</h2>
<p>These notes come from our consultants, our cooks and our delivery crew. Manufacturers do not pay for them, and where a note mentions a product we sell, it links to it.</p>
<p>If you find a mistake, write to <a href="mailto:hello@{domain}">hello@{domain}</a>. We correct the note and say so at the end of it. You are also welcome to suggest what we should measure next.</p>`,
    },
    recipes: {
      title: 'Recipes',
      description: 'Recipes from the working kitchens in the {shop} showrooms.',
      html: `
<h2>How we test</h2>
<p>Each recipe is cooked three times in our showroom kitchens, in three different ovens. If it only works in the most expensive one, we do not publish it.</p>
<p>Do you have a question halfway through? Call our cooks on {phone} or read our <a href="/culinary-support">help with cooking</a>. All times assume food at room temperature.</p>`,
    },
    cookbook: {
      title: 'The {shop} cookbook',
      description: 'All recipes from our showroom kitchens in one book, free on screen.',
      html: `
<h2>In print</h2>
<p>The printed cookbook lies flat on the bench and has pages that wipe clean. It is free with any order over $500, and you can buy a copy in every <a href="/stores">showroom</a>.</p>
<p>Would you like one without an order? <a href="/form/cookbook">Request a copy</a> and pay only for postage. All of its recipes are on this page, arranged by course.</p>`,
    },
    inspiration: {
      title: 'Kitchens and laundries to learn from',
      description: 'Finished kitchens and laundries with their measurements and the reasons behind them.',
      html: `
<h2>How to use these rooms</h2>
<p>Each room was built in one of our showrooms or in a customer’s home. Use it for one decision at a time: the height of the oven, the order of the doors, the distance from sink to cooktop.</p>
<p>Do you have plans already? Bring them to a showroom or <a href="/ask-an-expert">send them to an expert</a>, and a consultant will mark what fits and what does not.</p>`,
    },
    'cooking-demos': {
      title: 'Cooking demos',
      description: 'Free cooking demonstrations in {shop} showrooms, with dates and seats.',
      html: `
<h2>Good to know</h2>
<p>Most demonstrations are free and end with a meal. Groups are small so that you can see the pan, so please <a href="/pe-bookings">book a seat</a>.</p>
<p>If you cannot come, call {phone} and we will offer your seat to the next person on the list. Showrooms close on public holidays, and demonstrations move to the following week.</p>`,
    },
    'culinary-support': {
      title: 'Help with cooking',
      description: 'Answers to the questions our cooks hear most in the first month with a new appliance.',
      html: `
<h2>Ask a cook</h2>
<p>Call {phone} and ask for one of our cooks. Tell them which model you have. The number is on a label inside the door or under the cooktop.</p>
<p>If you would rather write, <a href="/ask-an-expert">ask an expert</a>. You can attach a photo to your reply, and we answer within one working day.</p>`,
    },
    promotions: {
      title: 'Promotions at {shop}',
      description: 'Bonus products and cashback at {shop}, with conditions and end dates.',
      html: `
<h2>How promotions work</h2>
<p>Where a bonus comes with a purchase, we add it to your cart when you add the product. Where you have to claim it, the page of the promotion explains how and by when.</p>
<p>Each promotion ends at midnight on the date shown, or earlier if the bonus runs out. If you order before then, you receive it. Your consultant can confirm the conditions on {phone}.</p>`,
    },
    'winning-commercial': {
      title: 'Buying for a business',
      description: 'Appliances for builders, developers and designers, with one consultant for the whole project.',
      html: `
<p>If you build or furnish more than one home, you work with our commercial team.</p>
<h2>What you get</h2>
<ul>
<li>One consultant from the first drawing to the end of the warranty</li>
<li>Project prices that are fixed from quote to delivery</li>
<li>Deliveries by floor, labelled by apartment</li>
<li>Drawings, energy data and compliance documents in one folder</li>
</ul>
<h2>How to start</h2>
<p>Send us a schedule or a plan. You receive a list with models, prices and lead times within two working days. <a href="/form/trade-account">Open a trade account</a> or call {phone}.</p>`,
    },
    'virtual-tour': {
      title: 'Walk through a showroom',
      description: 'Look around a {shop} showroom from home before you visit.',
      html: `
<p>Some of our showrooms can be visited on screen. Drag to look around and select a point to move there. The models on display may have changed since we took the pictures.</p>
<p>Opening hours and addresses are on the <a href="/stores">showroom pages</a>. If you would like a consultant to show you around on a video call, phone {phone} and choose a time.</p>`,
    },
  },
})
