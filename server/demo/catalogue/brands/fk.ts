import { defineDemoBrand } from '../demo-brand.ts'
import { all, isNzOnly, not, within } from '../listings/ranges.ts'

export const demo = defineDemoBrand({
  domain: 'fern-kitchen.example',
  businessNumber: '81 000 000 480',
  readers: 'home',
  range: { holds: all(within('kitchen/'), not(isNzOnly)), share: 0.66 },
  priceLevel: 0.98,
  isPremium: true,
  room: 'room-kitchen-warm',
  announcement: {
    url: '/article/catalogue',
    color: '#CFE1B4',
    wide: '<p>Spring planting: a potted herb with every kitchen package. <u>Choose yours</u></p>',
    narrow: '<p>A potted herb with every kitchen package.</p>',
  },
  inside: 'glasshouse',
  stores: [
    {
      name: 'The Glasshouse',
      subdivision: 'BNE',
      address: '41 Nursery Lane',
      suburb: 'Paddington',
      state: 'QLD',
      postcode: '4064',
      phone: '07 5550 0128',
      hours: 'retail',
      place: [-27.46, 153.0],
      virtualTour: true,
      blurb: 'Whole kitchens among ferns, coffee under the palms, and a planner who begins with what you like to eat.',
      front: { roof: 'glass', floors: 1, bays: 4, door: 'middle', trees: true, wall: 0.16 },
    },
    {
      name: 'The Orangery',
      subdivision: 'SYD',
      address: '6 Terrace Walk',
      suburb: 'Mosman',
      state: 'NSW',
      postcode: '2088',
      phone: '02 5550 0129',
      hours: 'retail',
      place: [-33.829, 151.244],
      blurb: 'Four packages built in, lit and running. Open the drawers; they have things in them.',
      front: { roof: 'glass', floors: 1, bays: 3, door: 'left', trees: true, awning: true, wall: 0.28 },
    },
    {
      name: 'The Potting Shed',
      subdivision: 'ADL',
      address: '12 Mill Row',
      suburb: 'Stirling',
      state: 'SA',
      postcode: '5152',
      phone: '08 5550 0130',
      hours: 'sunday closed',
      place: [-35.003, 138.718],
      blurb: 'A small shop in the hills with one kitchen, changed every season, and a garden that supplies it.',
      front: { roof: 'gable', floors: 1, bays: 3, door: 'middle', trees: true, wall: 0.12 },
    },
  ],
  voice: {
    who: ['the kids', 'my parents', 'the girls', 'the bakers next door', 'our lodgers', 'the four of us'],
    service: [
      'The planner in {place} moved one cupboard by {gap} mm and everything lines up.',
      'It came as part of a set and the installer did all {steps} in {hours} hours.',
      'We took the plan home for {since} before we decided, and nobody rushed us.',
      'The studio let us cook on one on {day} before we bought.',
    ],
  },
  questions: [
    [
      'I have {spaceWidth} mm left at the end of my run. Does this fit?',
      'It does: {width} mm, with {spareWidth} mm for a filler panel.',
    ],
    ['Will it line up with benches that are {depth} mm deep?', 'Yes, it is {depth} mm as well, so the fronts meet.'],
    [
      'Could it go beside the window? The sill is at {spaceHeight} mm.',
      'It is {height} mm high, so the window still opens.',
    ],
    [
      'How long is it under warranty when bought as a set?',
      '{warrantyYears} years, and the set shares one date, which is easier to keep.',
    ],
    [
      'Can my brother and I carry {weight} kg to the first floor?',
      'You could, but the installer brings a stair trolley at no cost.',
    ],
  ],
  sample: {
    product: '/p/wexcombe-2-slice-everyday-toaster-with-bun-rack-wx-ts2ebs',
    sku: 'WX-TS2EBS',
    category: '/c/kitchen/fridges-and-freezers',
    manufacturer: '/brands/lumessa',
    store: '/stores/the-orangery',
    searchTerm: 'fridge',
  },
  texts: {
    'legendary-service': {
      title: 'Planned, delivered, cooking',
      description: 'How {shop} looks after your kitchen, from the first sketch to the first dinner.',
      html: `
<p>We plan the four appliances together, bring them on one day and show you how they work.</p>
<h2>One planner, one day</h2>
<p>Your planner checks cut-outs, power and gas before you order, so that everything fits when it arrives.</p>
<ul>
<li>All appliances of a package on one truck</li>
<li>Connected by licensed trades, usually in a morning</li>
<li>A first cooking lesson in your own kitchen</li>
</ul>
<h2>Afterwards</h2>
<p>The four appliances are from one manufacturer, so there is one warranty to remember. We are on {phone} 24 hours a day if you need us.</p>`,
    },
    sale: {
      title: 'Packages on sale',
      description: 'Kitchen packages and appliances that cost less at {shop} for now.',
      html: `
<p>See what you save on each appliance, and how much more when you buy the package.</p>
<h2>How to use the sale</h2>
<ul>
<li>Start with the width of your run, for example 2.4 m</li>
<li>Choose the oven and cooktop, and we suggest the rest</li>
<li>Order before the end time and choose a delivery day up to six months away</li>
</ul>
<p>Renovating later? Pay a deposit to keep the price. A planner can set this up for you on {phone}.</p>`,
    },
    clearance: {
      title: 'Clearance: single pieces',
      description: 'Single appliances and display pieces from {shop} kitchens.',
      html: `
<p>Sometimes one appliance of a set is left over, or a display kitchen is changed. Those pieces are here.</p>
<h2>What the tags say</h2>
<ul>
<li>Brand New Runout: unused, from a range that has changed</li>
<li>Cosmetic Imperfection: it was on display and has a small mark</li>
<li>Missing parts: an accessory is not included, and the page names it</li>
</ul>
<p>Wondering if it matches what you have? Send a photo of your kitchen or call {phone}, and a planner will compare the handles and colours.</p>`,
    },
    delivery: {
      title: 'Delivery and installation',
      description: 'How your kitchen from {shop} arrives: one day, one truck, connected by licensed trades.',
      html: `
<p>Enter your suburb to see delivery days for the whole package. We hold it for you until your kitchen is ready, for up to six months.</p>
<h2>What it costs</h2>
<ul>
<li>Packages: free to metro suburbs</li>
<li>Single appliances: free or from $49, shown on the product page</li>
<li>Country and islands: your planner includes it in the quote</li>
</ul>
<h2>The day itself</h2>
<p>You have a two-hour window from the evening before. We unpack in the kitchen, so please clear a space of two by two metres.</p>
<h2>Connecting it</h2>
<p>Licensed plumbers, gasfitters and electricians connect everything and leave you the certificates. Your old appliances go with us. Renovation running late? Call {phone} to move the date.</p>`,
    },
    returns: {
      title: 'Returns and refunds',
      description: 'Changing or returning part of a kitchen from {shop}.',
      html: `
<p>Plans change in a renovation. You can swap an appliance for another size until two days before delivery.</p>
<h2>After delivery</h2>
<p>Keep boxes closed until the joiner is ready. Sealed appliances come back free of charge within 30 days, and we only deduct the trip.</p>
<h2>Something is faulty</h2>
<p>Call {phone}. We lend you a benchtop oven or cooktop while we repair, replace or refund under {law}.</p>
<h2>Package prices</h2>
<ul>
<li>Swap one appliance and the package price stays</li>
<li>Return one and the saving is recalculated</li>
</ul>
<p>Your rights under {law} come on top of this page. We send refunds to your card within three working days.</p>`,
    },
    about: {
      title: 'About {shop}',
      description: 'Kitchen packages that fit, planned by people who cook: meet {shop}.',
      html: `
<p>{shop} puts together kitchens: an oven, a cooktop, a rangehood and a dishwasher that fit each other and your wall.</p>
<h2>Why packages</h2>
<p>Four appliances from one manufacturer share their handles, their displays and their warranty. Bought together, they cost less.</p>
<h2>Our studios</h2>
<p>There are whole kitchens among real ferns, all connected. Cook lunch in one and you will know if the bench is long enough.</p>
<p>Write to <a href="mailto:hello@{domain}">hello@{domain}</a> or call {phone}.</p>`,
    },
    contact: {
      title: 'Talk to a planner',
      description: 'Call, email or visit a {shop} studio to plan your kitchen.',
      html: `
<p>It helps to know the length of your wall and whether you have gas.</p>
<h2>On the phone</h2>
<p><strong>{phone}</strong>, all day and all night, every day of the year.</p>
<h2>By email</h2>
<ul>
<li>Dates and deliveries: <a href="mailto:orders@{domain}">orders@{domain}</a></li>
<li>Something needs repair: <a href="mailto:care@{domain}">care@{domain}</a></li>
<li>Plans and packages: <a href="mailto:hello@{domain}">hello@{domain}</a></li>
</ul>
<h2>In a studio</h2>
<p>Choose the nearest <a href="/stores">studio</a> and bring a sketch. Planning takes about an hour and costs nothing. <a href="/pe-bookings">Pick a time that suits you</a>.</p>`,
    },
    catalogue: {
      title: 'The {shop} planning book',
      description: 'Kitchen packages by size and budget, in the {shop} planning book.',
      html: `
<p>Our planning book shows every package in a kitchen of the right size, from 1.8 m to 4.2 m.</p>
<h2>Inside</h2>
<ul>
<li>A grid and paper appliances to cut out and move around</li>
<li>Package prices next to the single prices</li>
<li>A checklist for your plumber and electrician</li>
</ul>
<p>Pick it up in a <a href="/stores">studio</a> or call {phone} and we will post one. Packages marked “In catalogue” do not cost more than printed until the next book.</p>`,
    },
    'no-results': {
      title: 'Let’s look for it together',
      description: 'How to find an appliance or package at {shop}.',
      html: `
<p>Nothing in our range has that name. Maybe one of these helps:</p>
<ul>
<li>Search for what it does: “steam”, “induction” or “quiet”</li>
<li>Search for the width you have, such as “90 cm”</li>
<li>Browse the packages, and swap single appliances there</li>
</ul>
<p>Or call a planner on {phone}. Tell us what you cook most often and how long your bench is, and we will suggest two or three that fit.</p>`,
    },
    blog: {
      title: 'The planning diary',
      description: 'What {shop} planners learn from other people’s kitchens.',
      html: `
<h2>From our planners</h2>
<p>Every kitchen teaches us something: a door that opened the wrong way, a power point behind the oven. We write it down here so that it does not happen in yours.</p>
<p>Have you just finished a kitchen? Tell us what you would do differently at <a href="mailto:hello@{domain}">hello@{domain}</a>. A potted fern is on its way to you if we use it.</p>`,
    },
    recipes: {
      title: 'Recipes',
      description: 'Dinners from the {shop} studios, with settings for your oven and cooktop.',
      html: `
<h2>From the studios</h2>
<p>Our planners cook lunch in the display kitchens each day. Each of these recipes has been made in a standard oven and in a steam oven, and the settings for both are given.</p>
<p>Not working in yours? Call {phone} or see <a href="/culinary-support">help with cooking</a>. Herbs are measured in handfuls, because plants differ.</p>`,
    },
    cookbook: {
      title: 'The {shop} cookbook',
      description: 'A year of studio lunches in one book. Read it here for free.',
      html: `
<h2>The book</h2>
<p>Printed on paper that does not mind splashes, with settings for every oven we sell. You get one with a package or any order over $500. Each <a href="/stores">studio</a> has it for sale as well.</p>
<p>Or <a href="/form/cookbook">have it sent to you</a>: the book is free and you pay the postage. There is a page for your own oven’s habits.</p>`,
    },
    inspiration: {
      title: 'Kitchens that fit',
      description: 'Kitchens from 1.8 m to 4.2 m with their packages, plans and prices.',
      html: `
<h2>Find one your size</h2>
<p>Look for a kitchen with the same length of bench as yours. Then check where the fridge is and how far it is to the sink. Those two decide most of the rest.</p>
<p>Then send us your own plan. A planner will <a href="/ask-an-expert">draw the package in</a> and send it back with the price, usually the next day.</p>`,
    },
    'cooking-demos': {
      title: 'Cook with us',
      description: 'Free cooking sessions in the {shop} studios.',
      html: `
<h2>What to expect</h2>
<p>You cook, we help, and everyone shares lunch. There is room for eight at the bench, so please <a href="/pe-bookings">reserve a spot</a>.</p>
<p>Something in the way? Let us know on {phone}. If your session falls on a public holiday, we cook a week later instead. Bring a container for leftovers.</p>`,
    },
    'culinary-support': {
      title: 'Help with cooking',
      description: 'First weeks in a new kitchen? {shop} planners answer.',
      html: `
<h2>Ask your planner</h2>
<p>Call {phone}. We can see which package you have, so you do not need the model number.</p>
<p>You can also <a href="/ask-an-expert">write to us</a> and we will answer by the next working day. The first lesson after installation is free, and so is a second one if you would like it.</p>`,
    },
    promotions: {
      title: 'Extras with your kitchen',
      description: 'Cookware, kettles and other extras that come with {shop} packages.',
      html: `
<h2>How to get the extra</h2>
<p>Choose a package or appliance with an extra and you will find both in your cart. A few extras are posted after installation, and for those you fill in a form with your order number.</p>
<p>An extra is available until midnight on its end date while we have some left. You can still choose a later delivery day. Ask a planner on {phone} if two extras can be combined.</p>`,
    },
    'winning-commercial': {
      title: 'Buying for a business',
      description: 'Kitchen packages for rentals, granny flats and small developments, from {shop}.',
      html: `
<p>One package, several kitchens: it keeps prices low and repairs simple.</p>
<h2>Good for</h2>
<ul>
<li>Granny flats and holiday lets with a 1.8 m run</li>
<li>Townhouses that need the same kitchen six times</li>
<li>Landlords who want one spare part to fit all</li>
</ul>
<h2>Next step</h2>
<p>Tell us how many kitchens and the length of each bench. A planner replies within two working days with a package and a price. If you build regularly, <a href="/form/trade-account">open a trade account</a>. You can also call {phone}.</p>`,
    },
    'virtual-tour': {
      title: 'Step into a studio',
      description: 'Look around the kitchens of a {shop} studio from home.',
      html: `
<p>Move from kitchen to kitchen and open a few doors. Each kitchen has a label with its length and the name of its package, so you can find it again later.</p>
<p>The <a href="/stores">studio pages</a> have hours and directions. Would you like company? Call {phone}, and a planner will join you on screen.</p>`,
    },
  },
})
