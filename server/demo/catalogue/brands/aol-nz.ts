import { defineDemoBrand } from '../demo-brand.ts'
import { isFurniture, not } from '../listings/ranges.ts'

export const demo = defineDemoBrand({
  domain: 'always-on-living-nz.example',
  businessNumber: '199-999-516',
  readers: 'home',
  range: { holds: not(isFurniture), share: 0.62 },
  priceLevel: 1.1,
  room: 'room-kitchen-light',
  announcement: {
    url: '/article/delivery',
    color: '#CDEBD4',
    wide: '<p><strong>Delivered nationwide</strong> and installed by locals, from Whangārei to Invercargill. <u>Delivery days</u></p>',
    narrow: '<p><strong>Delivered nationwide.</strong> <u>Delivery days</u></p>',
  },
  sale: {
    name: 'Long weekend prices',
    endsIn: 5,
    url: null,
    colour: '#0B6B46',
    front: ['split-air-conditioner', 'white'],
    room: 'living',
    overEveryPage: true,
  },
  inside: 'homestore',
  stores: [
    {
      name: 'Mount Wellington',
      subdivision: 'AKL',
      address: '88 Tōtara Road',
      suburb: 'Mount Wellington',
      state: 'NZ',
      postcode: '1060',
      phone: '09 555 0117',
      hours: 'retail',
      place: [-36.904, 174.842],
      virtualTour: true,
      blurb: 'Kia ora. Park at the door, try the vacuums on three kinds of carpet, and pick up in thirty minutes.',
      front: { roof: 'flat', floors: 1, bays: 4, door: 'left', awning: true, wall: 0.2 },
    },
    {
      name: 'Whangārei',
      subdivision: 'AKL',
      address: '12 Kauri Lane',
      suburb: 'Whangārei',
      state: 'NZ',
      postcode: '0110',
      phone: '09 555 0118',
      hours: 'sunday closed',
      place: [-35.725, 174.324],
      blurb: 'The north’s own shop: chest freezers for the catch, heat pumps for the damp, and good advice on both.',
      front: { roof: 'gable', floors: 1, bays: 3, door: 'middle', trees: true, awning: true, wall: 0.14 },
    },
    {
      name: 'Petone',
      subdivision: 'WLG',
      address: '41 Jackson Row',
      suburb: 'Petone',
      state: 'NZ',
      postcode: '5012',
      phone: '04 555 0119',
      hours: 'retail',
      place: [-41.227, 174.886],
      blurb: 'Two minutes from the water and built for the wind. Heat pumps are our daily bread.',
      front: { roof: 'arched', floors: 1, bays: 3, door: 'right', wall: 0.34 },
    },
    {
      name: 'Addington',
      subdivision: 'CHC',
      address: '260 Lincoln Yard',
      suburb: 'Addington',
      state: 'NZ',
      postcode: '8024',
      phone: '03 555 0120',
      hours: 'retail',
      place: [-43.544, 172.613],
      blurb: 'The whole range under a new roof, with a kitchen where we burn things so that you need not.',
      front: { roof: 'sawtooth', floors: 1, bays: 4, door: 'middle', wall: 0.26 },
    },
  ],
  voice: {
    who: ['the kids', 'the whānau', 'my flatmates', 'Mum and Dad', 'the neighbours', 'our guests at the bach'],
    service: [
      'Freighted to {place} in {days} days, which is good going for us.',
      'The courier found our gravel road and it arrived without a mark on {day}.',
      'Bought for the bach, and it has been through {since} of salt air.',
      'They swapped the delivery to {day} when the ferry was off.',
    ],
  },
  questions: [
    [
      'Would it go into a {spaceWidth} mm alcove at the bach?',
      'It would, with {spareWidth} mm over: the unit is {width} mm wide.',
    ],
    ['How high is it with the feet out? We have {spaceHeight} mm.', 'It is {height} mm, so you are good to go.'],
    ['What does it weigh for the ferry?', '{weight} kg packed or not, and the carton adds a couple more.'],
    [
      'Is the guarantee good here in New Zealand?',
      'It is: {warrantyYears} years, on top of the Consumer Guarantees Act.',
    ],
    ['Is {noise} dB(A) loud for a small flat?', 'It is softer than a chat across the table.'],
  ],
  sample: {
    product: '/p/ondrell-1-l-compact-kettle-od-k10cs',
    sku: 'OD-K10CS',
    category: '/c/kitchen/fridges-and-freezers',
    manufacturer: '/brands/brindle',
    store: '/stores/addington',
    searchTerm: 'fridge',
  },
  texts: {
    'legendary-service': {
      title: 'Installed by locals',
      description: 'How {shop} looks after you from Kerikeri to Bluff: local crews, local installers, one number.',
      html: `
<p>Our crews live where they deliver, so they know which driveway is steep and which ferry is late.</p>
<h2>To your door, bach or farm gate</h2>
<p>We carry it in, hook it up and take the old one to a recycler near you. Rural delivery and the islands are no trouble, we just need an extra day or two.</p>
<ul>
<li>A text the night before with your two-hour slot</li>
<li>Registered electricians and certifying gasfitters</li>
<li>Heat pumps sized, fitted and filled by qualified installers</li>
</ul>
<p>Anything wrong? Phone {phone}, day or night, and we’ll put it right under the Consumer Guarantees Act.</p>`,
    },
    sale: {
      title: 'On sale at {shop}',
      description: 'What’s cheaper at {shop} this week, with a price match on top.',
      html: `
<p>All of these are below their usual price. Tap the price history to check, we’ve nothing to hide.</p>
<h2>The fine print, in plain words</h2>
<ul>
<li>Prices go back up at the time on the banner</li>
<li>Found it cheaper at another NZ retailer? Ask us to match it</li>
<li>Paid more with us in the last seven days? Phone {phone} for the difference</li>
</ul>
<p>Stock is spread between Whangārei and Invercargill. Put in your town and we’ll show what’s close.</p>`,
    },
    clearance: {
      title: 'Clearance: end of the line',
      description: 'End-of-line and marked-down appliances at {shop}, from Whangārei to Invercargill.',
      html: `
<p>Models on their way out, and a few that met a forklift. All of them go, and the Consumer Guarantees Act covers every one.</p>
<h2>What the tags say</h2>
<ul>
<li>Brand New Runout: still in its box, superseded by a newer model</li>
<li>Cosmetic Imperfection: a ding or scratch you’ll see in the photos</li>
<li>Missing parts: it’s short of something, and the page says what</li>
</ul>
<p>No more are coming. If you’re keen but unsure, phone {phone} and the store will send you a photo.</p>`,
    },
    delivery: {
      title: 'Delivery and installation',
      description: 'Delivery across both islands: days, prices and installation by {shop}.',
      html: `
<p>Choose your suburb or town and we’ll show the next delivery days and the cost, whether that’s Ponsonby or Port Chalmers.</p>
<h2>What it costs</h2>
<ul>
<li>Main centres: next working day, and often free</li>
<li>Saturdays in Auckland, Wellington and Christchurch: from $49</li>
<li>Smaller towns and RD addresses: weekly, with the price up front</li>
<li>Waiheke, Great Barrier and Stewart Island: we phone you with a quote</li>
</ul>
<h2>When we arrive</h2>
<p>You’ll have a two-hour slot by text the evening before. Tell us about gravel roads, steps and gates.</p>
<h2>Fitting</h2>
<p>Gas, plumbing and wiring are done by registered tradespeople. We’ll take the old appliance too, as long as it’s empty and unplugged. To shift a date, phone {phone}.</p>`,
    },
    returns: {
      title: 'Returns and refunds',
      description: 'Sending something back to {shop}, and what {law} gives you.',
      html: `
<p>We’re easy about returns. Here’s what happens.</p>
<h2>Faulty, damaged or the wrong model</h2>
<p>Phone {phone} with a photo handy. Under {law} we’ll repair it, replace it or refund you, and arrange the courier at our cost.</p>
<h2>Had a change of heart</h2>
<p>Unopened boxes can come back in the first 30 days. We refund the price once it’s at our depot, less the freight. If it’s open but unused, allow up to 10 per cent for a new box.</p>
<h2>We can’t accept</h2>
<ul>
<li>Opened earbuds and headphones, for hygiene</li>
<li>Heat pumps and other appliances already fitted and working</li>
</ul>
<p>Nothing here takes away your rights under {law}. Your bank shows the refund in about three working days.</p>`,
    },
    about: {
      title: 'About {shop}',
      description: '{shop}: appliances for New Zealand homes, sold and installed by people who live here.',
      html: `
<p>Kia ora. {shop} sells appliances and electronics for homes, baches and farms throughout Aotearoa.</p>
<h2>What matters here</h2>
<p>Damp houses, big catches and long drives. So we know heat pumps, chest freezers and what fits on a trailer, and we check everything for New Zealand power and water ratings.</p>
<h2>The team</h2>
<p>Store managers choose their own range. If you see a lot of dehumidifiers in Whangārei, there’s a reason.</p>
<p>Drop us a line at <a href="mailto:hello@{domain}">hello@{domain}</a> or phone {phone}.</p>`,
    },
    contact: {
      title: 'Contact {shop}',
      description: 'Phone, email or visit {shop} anywhere in New Zealand.',
      html: `
<p>Kia ora, how can we help? An order number speeds things up if you have one.</p>
<h2>Phone</h2>
<p><strong>{phone}</strong>, free from mobiles and landlines, 24/7.</p>
<h2>Email</h2>
<ul>
<li>Deliveries: <a href="mailto:orders@{domain}">orders@{domain}</a></li>
<li>Service and warranty: <a href="mailto:care@{domain}">care@{domain}</a></li>
<li>Price match and questions: <a href="mailto:hello@{domain}">hello@{domain}</a></li>
</ul>
<h2>Stores</h2>
<p>There’s a map, hours and a phone number for each of our <a href="/stores">stores</a>. Park at the door and ring the bell if you’re picking up something heavy.</p>`,
    },
    catalogue: {
      title: 'The {shop} mailer',
      description: 'The summer mailer from {shop}, with prices for every budget.',
      html: `
<p>You may have found it in the letterbox already. If not, here’s the summer mailer.</p>
<h2>Worth a look</h2>
<ul>
<li>Heat pumps by room size, with running costs for NZ power prices</li>
<li>Chest freezers for the fishing season</li>
<li>What’s the right washer for tank water</li>
</ul>
<p>No junk mail sign? Get one from a <a href="/stores">store</a>, or phone {phone} for a copy by post. “In catalogue” products stay at or under the printed price.</p>`,
    },
    'no-results': {
      title: 'Nothing came up',
      description: 'Search tips from {shop}.',
      html: `
<p>Sorry, that one drew a blank. A few ideas:</p>
<ul>
<li>Leave out the size and colour and filter for them later</li>
<li>Try the other word for it: “heat pump” or “air conditioner”</li>
<li>Type just the first letters and digits of the model</li>
</ul>
<p>Or phone {phone} and describe it. We can order in most models sold in New Zealand, and if it’s at another store we’ll get it sent over to yours.</p>`,
    },
    blog: {
      title: 'Good to know, from {shop}',
      description: 'Advice on heat pumps, fridges, freezers and washing for New Zealand homes.',
      html: `
<h2>Written locally</h2>
<p>Store teams and installers around the country write these for the questions they hear most, from mould to power bills. Brands have no say in them.</p>
<p>Disagree, or have something to add? Email <a href="mailto:hello@{domain}">hello@{domain}</a>. If you’ve measured your own power use, we’d love to see the numbers and share them with your permission.</p>`,
    },
    recipes: {
      title: 'Recipes',
      description: 'Kai for weeknights and long weekends, tested by {shop}.',
      html: `
<h2>How these got here</h2>
<p>Each store sends in its favourites. The Wellington team cooks them on a plain oven, a steam oven and one at a bach, then votes.</p>
<p>Need help? Phone {phone} or look under <a href="/culinary-support">cooking help</a>. We use metric cups and 20 ml tablespoons only where the recipe says so.</p>`,
    },
    cookbook: {
      title: 'The {shop} cookbook',
      description: 'Favourites from every store, free to read or in print with an order.',
      html: `
<h2>The printed one</h2>
<p>Spiral bound, wipeable and sized for a bach kitchen. It’s free when you spend $500, and on the counter of every <a href="/stores">store</a> for a gold coin to the local food bank.</p>
<p>Happy to pay just the postage? <a href="/form/cookbook">Order the book</a> and it goes out the next Monday, rural delivery included.</p>`,
    },
    inspiration: {
      title: 'Ideas for your place',
      description: 'Kitchens and laundries in New Zealand homes, with sizes and costs.',
      html: `
<h2>Make it yours</h2>
<p>Villas, units and new builds all have their awkward corners. See how others used theirs and note the measurements.</p>
<p>Bring a sketch to your store or <a href="/ask-an-expert">ask online</a>. We’ll check doorways, power and drainage with you before you spend a dollar on joinery.</p>`,
    },
    'cooking-demos': {
      title: 'Cooking demos',
      description: 'Free demos at {shop} stores, with something to eat.',
      html: `
<h2>Come along</h2>
<p>It’s free, it’s relaxed and there’s kai at the end. Numbers are limited by the size of the bench, so <a href="/pe-bookings">put your name down</a>.</p>
<p>Change of plans? Phone {phone} so we can pass the seat on. Stores shut on public and anniversary days, and we run the demo the week after.</p>`,
    },
    'culinary-support': {
      title: 'Help with cooking',
      description: 'Getting used to a new oven or cooktop? {shop} can help.',
      html: `
<h2>Still puzzled?</h2>
<p>Phone {phone} and we’ll put you through to someone with the same oven. It helps to know the model, which is printed on the door frame.</p>
<p>Out of range? <a href="/ask-an-expert">Send a question</a> and we’ll reply the next working day. A short video is welcome if your oven is making a noise.</p>`,
    },
    promotions: {
      title: 'Promotions at {shop}',
      description: 'Bonuses and cashback across New Zealand, and how to claim them.',
      html: `
<h2>How it works</h2>
<p>Add a qualifying product and the bonus drops into your cart. For claims, keep your order number and use the form on the promotion’s page.</p>
<p>We close each one at midnight NZ time on its last day. Ordered beforehand? You’re sorted, even if stock takes a while to reach you. Questions are welcome on {phone}.</p>`,
    },
    'winning-commercial': {
      title: 'Buying for a business',
      description: 'Appliances for rentals, motels and builders throughout New Zealand.',
      html: `
<p>Healthy Homes deadlines, motel laundries, new subdivisions: our trade team has seen them all.</p>
<h2>How we help</h2>
<ul>
<li>Heat pumps that meet the Healthy Homes heating standard, with the calculation</li>
<li>Trade pricing with your NZBN</li>
<li>One invoice for deliveries across several towns</li>
</ul>
<h2>Get in touch</h2>
<p>Email a list or a plan and we’ll quote within two working days. You can <a href="/form/trade-account">open a trade account</a> online or phone {phone}.</p>`,
    },
    'virtual-tour': {
      title: 'Tour a store',
      description: 'Take a look around a {shop} store before you make the drive.',
      html: `
<p>Long drive to town? Have a look around first. Swipe to turn and tap a spot on the floor to go there. Displays change with the seasons, so the exact model may differ.</p>
<p>You’ll find hours with each of our <a href="/stores">stores</a>. Want a live look? Phone {phone} and we’ll video call you from the aisle.</p>`,
    },
  },
})
