import { defineDemoBrand } from '../demo-brand.ts'
import { all, any, isFitted, isNzOnly, not, within } from '../listings/ranges.ts'
import { site } from '../reviews/people.ts'

export const demo = defineDemoBrand({
  domain: 'always-on-commercial.example',
  businessNumber: '11 000 000 560',
  readers: 'trade',
  range: {
    holds: all(any(isFitted, within('appliances/laundry', 'appliances/heating')), not(isNzOnly)),
    share: 0.7,
  },
  priceLevel: 0.94,
  settings: { PriceMatchEnabled: 'false' },
  room: 'room-commercial-kitchen',
  announcement: {
    url: '/article/delivery',
    color: '#DCE6F0',
    wide: '<p>Order by 2 pm for next-day metro site delivery. <u>Cut-off times</u></p>',
    narrow: '<p>Order by 2 pm for next-day metro delivery.</p>',
  },
  inside: 'tradeDesk',
  stores: [
    {
      name: 'Trade desk Marrickville',
      subdivision: 'SYD',
      address: '222 Foundry Road',
      suburb: 'Marrickville',
      state: 'NSW',
      postcode: '2204',
      phone: '02 5550 0187',
      hours: 'trade',
      place: [-33.912, 151.156],
      blurb: 'Counter from half past six, coffee from six. Orders before two are on site tomorrow in the metro area.',
      front: { roof: 'flat', floors: 1, bays: 3, door: 'left', wall: 0.3 },
    },
    {
      name: 'Trade desk Sunshine',
      subdivision: 'MEL',
      address: '18 Harvester Close',
      suburb: 'Sunshine',
      state: 'VIC',
      postcode: '3020',
      phone: '03 5550 0192',
      hours: 'trade',
      place: [-37.788, 144.833],
      blurb: 'Floor-by-floor drops are planned here. Bring the lift booking and the site induction.',
      front: { roof: 'sawtooth', floors: 1, bays: 2, door: 'middle', dock: true, wall: 0.2 },
    },
    {
      name: 'Trade desk Osborne Park',
      subdivision: 'PER',
      address: '7 Guthrie Yard',
      suburb: 'Osborne Park',
      state: 'WA',
      postcode: '6017',
      phone: '08 5550 0193',
      hours: 'trade',
      place: [-31.904, 115.813],
      blurb: 'Cut-outs, spec sheets and a wall of common models to hold a tape against.',
      front: { roof: 'flat', floors: 2, bays: 3, door: 'right', wall: 0.42 },
    },
  ],
  voice: {
    who: site,
    service: [
      '{units} units to {place}, all on one pallet, invoice matched.',
      'On the 30 day account, delivered {day} at {daytime} through the dock.',
      'One arrived with a bent foot, replaced in {days} days.',
      'Bought {units} for the fit-out and the serial numbers came as a list.',
    ],
  },
  questions: [
    ['Cut-out for {units} units: is {spaceWidth} mm enough each?', 'Yes. {width} mm each, {spareWidth} mm clearance.'],
    ['Weight per unit for the goods lift?', '{weight} kg net. Lift limit is usually not the issue.'],
    ['Commercial warranty term?', '{warrantyYears} years domestic. Ask accounts for site terms.'],
    ['Height under a {spaceHeight} mm bench?', '{height} mm. Fits.'],
    ['Can you hold {units} of {sku}?', 'Yes, 14 days against a PO.'],
  ],
  sample: {
    product: '/p/lumessa-20-l-solo-microwave-with-grill-lm-mw20sgs',
    sku: 'LM-MW20SGS',
    category: '/c/kitchen/fridges-and-freezers',
    manufacturer: '/brands/lumessa',
    store: '/stores/trade-desk-marrickville',
    searchTerm: 'fridge',
  },
  texts: {
    'legendary-service': {
      title: 'Trade service',
      description: 'Cut-off times, labelling, site delivery and after-hours contact at {shop}.',
      html: `
<p>Orders by 2 pm, metro site next working day. Pallets labelled by floor and apartment.</p>
<h2>Standard on every order</h2>
<ul>
<li>PO number on delivery docket, invoice and statement</li>
<li>Proof of delivery by email within the hour</li>
<li>Tail-lift, hand unload and after-hours slots on request</li>
<li>Support on {phone}, 24/7</li>
</ul>
<h2>Damaged or wrong model</h2>
<p>Send one photo. Replacement leaves on the next truck and the first unit is collected on the same run. Credit follows within two working days. Drawings, energy data and stock dates are available for every line.</p>`,
    },
    sale: {
      title: 'Trade specials',
      description: 'Current trade specials at {shop}, ex GST, with stock by warehouse.',
      html: `
<p>Ex GST. Volume breaks apply on top of the special price unless the line says otherwise.</p>
<h2>Terms</h2>
<ul>
<li>Valid for orders placed before the end time shown</li>
<li>Stock allocated on order, not on quote</li>
<li>30-day accounts included</li>
</ul>
<p>For quantities above the stock shown, call {phone}. We confirm price and lead time the same day and can split deliveries across stages at the special price.</p>`,
    },
    clearance: {
      title: 'Clearance stock',
      description: 'Discontinued and marked units at {shop}, with quantities.',
      html: `
<p>Discontinued lines and marked units, ex GST. Quantities are per warehouse.</p>
<h2>What the tags say</h2>
<ul>
<li>Brand New Runout: sealed, discontinued, full warranty</li>
<li>Cosmetic Imperfection: marked unit, suitable where the side is built in</li>
<li>Missing parts: parts listed per unit</li>
</ul>
<p>No back orders. Photos of marked units within the hour: {phone}. Warranty terms and your rights under {law} apply in full.</p>`,
    },
    delivery: {
      title: 'Delivery and installation',
      description: 'Cut-offs, zones, site requirements and installation at {shop}.',
      html: `
<p>Enter the site suburb to see dates and rates per line.</p>
<h2>Zones</h2>
<ul>
<li>Metro: order by 2 pm, on site next working day</li>
<li>Regional: twice a week, rate by distance</li>
<li>Remote: quoted, consolidated freight</li>
</ul>
<h2>Site requirements</h2>
<p>Give us the lift dimensions, dock height, induction rules and a site contact with a mobile number. Crews have white cards and high-vis. Call-ahead is 30 minutes.</p>
<h2>Installation</h2>
<p>Licensed trades by quote, with certificates per apartment. Removal of existing units: $25 each, ex GST. Booking changes until noon the day before on {phone}.</p>`,
    },
    returns: {
      title: 'Returns and credits',
      description: 'How to return goods to {shop} and when credits are issued.',
      html: `
<p>Quote the PO number and the line. Most returns are approved the same day.</p>
<h2>Faulty or wrong goods</h2>
<p>Report on {phone} or by email. Advance replacement for account customers. Freight both ways is ours, and remedies follow {law}.</p>
<h2>Surplus</h2>
<ul>
<li>Sealed, current lines within 30 days: full credit less freight</li>
<li>Opened, unused: credit less 10 per cent handling</li>
<li>Special orders: by agreement with the supplier</li>
</ul>
<p>Credits appear on the next statement. Card payments are refunded within three working days. Where you buy as a consumer, {law} applies in full.</p>`,
    },
    about: {
      title: 'About {shop}',
      description: 'Appliance supply for the trade: warehouses, terms and people at {shop}.',
      html: `
<p>{shop} supplies appliances to builders, landlords, caterers and facility managers.</p>
<h2>Numbers</h2>
<ul>
<li>Three warehouses, stock shown per site</li>
<li>30-day accounts from $5,000 a month</li>
<li>98 per cent of metro lines delivered on the date ordered</li>
</ul>
<h2>Background</h2>
<p>Part of a family group founded in 1906. Account managers have site or kitchen experience. Contact <a href="mailto:hello@{domain}">hello@{domain}</a> or {phone}.</p>`,
    },
    contact: {
      title: 'Contact the trade desk',
      description: 'Trade desk, accounts and warranty contacts at {shop}.',
      html: `
<p>Quote your account or PO number.</p>
<h2>Phone</h2>
<p><strong>{phone}</strong>, 24/7. Trade counters open from 6:30 am on working days.</p>
<h2>Email</h2>
<ul>
<li>Orders and ETAs: <a href="mailto:orders@{domain}">orders@{domain}</a></li>
<li>Warranty and spares: <a href="mailto:care@{domain}">care@{domain}</a></li>
<li>Accounts and quotes: <a href="mailto:hello@{domain}">hello@{domain}</a></li>
</ul>
<h2>Counters</h2>
<p>Addresses, docks and hours: <a href="/stores">trade counters</a>. Will-call orders are staged within two hours of confirmation and held for five working days.</p>`,
    },
    catalogue: {
      title: 'The {shop} price book',
      description: 'The current trade price book of {shop}, ex GST.',
      html: `
<p>One book, all current lines, ex GST. Updated quarterly.</p>
<h2>Contents</h2>
<ul>
<li>Prices by quantity break</li>
<li>Cut-out sizes and connection loads</li>
<li>Energy and water ratings for BASIX and NatHERS</li>
</ul>
<p>Printed copies at <a href="/stores">trade counters</a> or by post on {phone}. Lines marked “In catalogue” are firm at or below book price for the quarter.</p>`,
    },
    'no-results': {
      title: 'No match',
      description: 'Search by model, SKU or cut-out at {shop}.',
      html: `
<p>No current line matches. Options:</p>
<ul>
<li>Search by model number without suffix</li>
<li>Search by type and filter by width or load</li>
<li>Paste the SKU from a previous quote</li>
</ul>
<p>For superseded models, call {phone} with the old number. We return the current equivalent, cut-out differences and stock position, usually within the hour. Special orders are possible for ten units and up.</p>`,
    },
    blog: {
      title: 'Trade notes',
      description: 'Site logistics, compliance and product changes, from {shop}.',
      html: `
<h2>Scope</h2>
<p>Short notes by account managers, installers and logistics. Product changes are listed with dates and superseded models. No paid content.</p>
<p>Corrections to <a href="mailto:hello@{domain}">hello@{domain}</a>. Corrected notes carry a revision date. Suggestions for topics are welcome, especially from site managers and certifiers.</p>`,
    },
    recipes: {
      title: 'Recipes',
      description: 'Batch recipes for display kitchens and site canteens, from {shop}.',
      html: `
<h2>Use</h2>
<p>Batch sizes for open days, handovers and canteens. Oven settings are given for the commercial models we stock. Yields are weighed, not estimated.</p>
<p>Equipment questions: {phone}, or see <a href="/culinary-support">operating help</a>. Scale by weight and check tray depth before doubling a batch.</p>`,
    },
    cookbook: {
      title: 'The {shop} batch book',
      description: 'Batch recipes on laminated sheets, free with trade orders over $500.',
      html: `
<h2>Print</h2>
<p>Laminated A4 sheets in a ring binder. Included with orders over $500 ex GST. Also at <a href="/stores">trade counters</a>.</p>
<p>Copies without an order: <a href="/form/cookbook">request by post</a>, postage charged. Replacement sheets are free. All sheets are on this page and print on one side of A4.</p>`,
    },
    inspiration: {
      title: 'Reference projects',
      description: 'Completed fit-outs with schedules and lead times, by {shop}.',
      html: `
<h2>How to read these</h2>
<p>Each project lists room size, appliance schedule, connection loads and lead time. Models can be added to a project from its page.</p>
<p>For a schedule based on your drawings, <a href="/ask-an-expert">send the plan</a>. Return within two working days, with cut-outs and loads per apartment.</p>`,
    },
    'cooking-demos': {
      title: 'Trade sessions',
      description: 'Product and installation sessions at {shop} counters, before site hours.',
      html: `
<h2>Attendance</h2>
<p>Sessions start at 7 am and finish before site meetings. Free for account customers and their subcontractors. <a href="/pe-bookings">Register each attendee</a>.</p>
<p>Groups of six or more: on your premises, call {phone}. Sessions falling on a public holiday run the following week. Certificates of attendance are emailed the same day.</p>`,
    },
    'culinary-support': {
      title: 'Operating help',
      description: 'Settings and first-use questions for equipment from {shop}.',
      html: `
<h2>Support</h2>
<p>Call {phone} with the serial number. Error codes are resolved by phone in most cases, otherwise a technician attends under warranty.</p>
<p>By email: <a href="/ask-an-expert">ask an expert</a>. Response within one working day. Operator training on site is available for combi ovens and undercounter dishwashers.</p>`,
    },
    promotions: {
      title: 'Trade promotions',
      description: 'Current supplier promotions at {shop}, with conditions.',
      html: `
<h2>Conditions</h2>
<p>Bonus lines are added to the cart at $0.00 with the qualifying line. Claims need the order number and are processed monthly.</p>
<p>Cut-off is midnight on the date shown, by order time. Bonuses are credited back if the qualifying line is returned. Account managers confirm eligibility on {phone}.</p>`,
    },
    'winning-commercial': {
      title: 'Open an account',
      description: 'Trade terms, volume pricing and supply for projects at {shop}.',
      html: `
<p>Trade account: 30 days, volume pricing, one account manager.</p>
<h2>Includes</h2>
<ul>
<li>Price breaks at 5, 20 and 50 units</li>
<li>Stock reserved against your program for up to 90 days</li>
<li>Deliveries by stage, floor and apartment</li>
<li>Monthly statement by PO</li>
</ul>
<h2>Apply</h2>
<p>You need an ABN and two trade references. Decision in two working days. <a href="/form/trade-account">Apply online</a> or call {phone}.</p>`,
    },
    'virtual-tour': {
      title: 'View a trade counter',
      description: 'Layout and stock of a {shop} counter on screen.',
      html: `
<p>Counter, racking and dock as photographed. Use it to plan collections: the dock is on the right, pallet bay at the rear.</p>
<p>Hours and vehicle limits: <a href="/stores">trade counters</a>. To inspect a unit before delivery, call {phone} and quote the SKU and warehouse. Photos follow by email.</p>`,
    },
  },
})
