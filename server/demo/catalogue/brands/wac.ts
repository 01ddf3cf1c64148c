import { defineDemoBrand } from '../demo-brand.ts'
import { all, any, isFitted, isNzOnly, isPremium, not, within } from '../listings/ranges.ts'
import { site } from '../reviews/people.ts'

export const demo = defineDemoBrand({
  domain: 'wattle-and-ash-commercial.example',
  businessNumber: '14 000 000 195',
  readers: 'trade',
  range: {
    holds: all(any(isFitted, within('appliances/laundry', 'appliances/heating')), isPremium, not(isNzOnly)),
    share: 0.8,
  },
  priceLevel: 0.9,
  isPremium: true,
  settings: { PriceMatchEnabled: 'false', ComparePageHighlightToggleDefault: 'false', CallUsNowEnabled: 'true' },
  room: 'room-kitchen-light',
  announcement: {
    url: '/stores',
    color: '#C8AD70',
    wide: '<p>Specifier day, 3 December: six new ranges on the bench. <u>Reserve a place</u></p>',
    narrow: '<p>Specifier day, 3 December. <u>Reserve</u></p>',
  },
  inside: 'planStudio',
  stores: [
    {
      name: 'Project studio Redfern',
      subdivision: 'SYD',
      address: 'Level 2, 14 Kiln Lane',
      suburb: 'Redfern',
      state: 'NSW',
      postcode: '2016',
      phone: '02 5550 0145',
      hours: 'appointment',
      place: [-33.893, 151.205],
      virtualTour: true,
      blurb: 'By appointment. Plans on the table, schedules within two days, one person who answers until handover.',
      front: { roof: 'sawtooth', floors: 1, bays: 3, door: 'left', wall: 0.36 },
    },
    {
      name: 'Project studio Collingwood',
      subdivision: 'MEL',
      address: '55 Langridge Mews',
      suburb: 'Collingwood',
      state: 'VIC',
      postcode: '3066',
      phone: '03 5550 0147',
      hours: 'trade',
      place: [-37.802, 144.988],
      blurb: 'Full-size mock-ups of three kitchens, with the joinery drawings that belong to them.',
      front: { roof: 'flat', floors: 2, bays: 2, door: 'middle', wall: 0.24 },
    },
    {
      name: 'Project studio Newstead',
      subdivision: 'BNE',
      address: '19 Gasworks Row',
      suburb: 'Newstead',
      state: 'QLD',
      postcode: '4006',
      phone: '07 5550 0148',
      hours: 'trade',
      place: [-27.447, 153.044],
      blurb: 'Samples of every finish in the light of the river, and a printer for large plans.',
      front: { roof: 'flat', floors: 2, bays: 4, door: 'right', trees: true, wall: 0.14 },
    },
  ],
  voice: {
    who: site,
    service: [
      'Delivered floor by floor to our site in {place} over {days} days.',
      'The schedule listed {units} of them, and the cut-outs were right on every one.',
      'Our contact answered on site at {hour} when the lift was late.',
      'Held for {since} until the joinery was ready, at the quoted price.',
    ],
  },
  questions: [
    [
      'We are detailing joinery at {spaceWidth} mm. Is that right for this model?',
      'Yes. The body is {width} mm, and {spareWidth} mm suits the tolerance of most joiners. The drawing is under Documents.',
    ],
    [
      'What is the depth to the wall for the drawings?',
      '{depth} mm without the plug. Detail a recess behind for the point.',
    ],
    [
      'Who handles defects in the {warrantyYears} years after handover?',
      'One contact for the project, for all {warrantyYears} years.',
    ],
    ['Is {weight} kg within the limit of a suspended slab?', 'By a wide margin; the data sheet lists {weight} kg net.'],
    ['Could {units} of these be delivered by stage?', 'Certainly. Send the programme and we match it.'],
  ],
  sample: {
    product: '/p/brenholm-90-cm-multifunction-wall-oven-bh-o90mfs',
    sku: 'BH-O90MFS',
    category: '/c/kitchen/fridges-and-freezers',
    manufacturer: '/brands/brenholm',
    store: '/stores/project-studio-redfern',
    searchTerm: 'fridge',
  },
  texts: {
    'legendary-service': {
      title: 'One contact from plan to handover',
      description: 'How {shop} runs the appliance package of a project: schedule, quote, stages and handover.',
      html: `
<p>Your project manager prepares the schedule, confirms the quote, books each stage and attends the handover.</p>
<h2>What is included</h2>
<ul>
<li>Appliance schedule from your drawings within two working days</li>
<li>Prices fixed for the length of the program</li>
<li>Deliveries that follow your construction program</li>
<li>Handover packs with manuals, warranties and certificates</li>
</ul>
<h2>During the defects period</h2>
<p>Residents call {phone}, 24 hours a day, and quote their apartment. We resolve the fault with the manufacturer and report to you once a month until the period ends.</p>`,
    },
    sale: {
      title: 'Current project offers',
      description: 'Ranges with project offers at {shop}, for specification this quarter.',
      html: `
<p>Manufacturers support these ranges for projects specified this quarter. Your quote shows the offer as a separate line.</p>
<h2>Conditions</h2>
<ul>
<li>Specify before the end date shown, deliver within your program</li>
<li>Offers apply per project and can be combined with stage pricing</li>
<li>Substitutions within the range keep the offer</li>
</ul>
<p>To include an offer in an existing quote, call your project manager on {phone}. We reissue the quote with a new revision number.</p>`,
    },
    clearance: {
      title: 'Discontinued ranges',
      description: 'Remaining quantities of discontinued ranges at {shop}, for small projects and replacements.',
      html: `
<p>These ranges are discontinued. Use them for replacements in completed buildings, or where a small quantity is enough.</p>
<h2>What the tags say</h2>
<ul>
<li>Brand New Runout: unused stock of a discontinued range, warranty from handover</li>
<li>Cosmetic Imperfection: marked panel, replaceable on request</li>
<li>Missing parts: documented on the specification sheet</li>
</ul>
<p>Call {phone} to reserve against a project number. We confirm in writing which units are allocated to you.</p>`,
    },
    delivery: {
      title: 'Delivery and installation',
      description: 'Staged delivery, storage and installation for projects by {shop}.',
      html: `
<p>Deliveries follow your construction program. You confirm each stage ten working days ahead.</p>
<h2>Staging</h2>
<ul>
<li>Pallets packed in the order of installation</li>
<li>Storage in our warehouse for up to 90 days at no charge</li>
<li>Delivery to each apartment, with sign-off by your site manager</li>
</ul>
<h2>Site coordination</h2>
<p>We book lifts and docks, complete your inductions and supply method statements. Packaging leaves with the truck.</p>
<h2>Installation</h2>
<p>Your trades or ours. We issue cut-out drawings and connection loads with the order and check the first kitchen on site. Program changes go to {phone}.</p>`,
    },
    returns: {
      title: 'Returns and variations',
      description: 'How {shop} handles defects, surplus and changes to a project order.',
      html: `
<p>Your project manager handles defects, surplus and design changes under one reference.</p>
<h2>Defects on delivery</h2>
<p>Note them on the sign-off sheet or report within five working days. Replacements are delivered with the next stage, or sooner if they hold up the program. Remedies under {law} apply.</p>
<h2>Variations</h2>
<ul>
<li>Before a stage is confirmed: no charge</li>
<li>After confirmation: at cost, with a revised quote</li>
<li>Custom panels and finishes: non-returnable once in production</li>
</ul>
<p>Surplus of sealed stock is credited at 90 per cent up to 30 days after handover. Rights under {law} are unaffected.</p>`,
    },
    about: {
      title: 'About {shop}',
      description: 'The project division of Wattle & Ash: how {shop} works with architects, designers and builders.',
      html: `
<p>{shop} supplies appliance packages for apartments, townhouses and hotels.</p>
<h2>How we work</h2>
<p>Architects and builders have the same contact on our side, so specification, price and program stay in step. Schedules, drawings and revisions are in one shared project.</p>
<h2>Who we are</h2>
<p>Our project managers trained as designers, joiners and site managers. We are part of the group that has supplied Australian homes since 1906.</p>
<p>Contact <a href="mailto:hello@{domain}">hello@{domain}</a> or {phone}.</p>`,
    },
    contact: {
      title: 'Contact the project team',
      description: 'Reach your project manager, documentation or warranty support at {shop}.',
      html: `
<p>Please quote your project number.</p>
<h2>Telephone</h2>
<p><strong>{phone}</strong>, 24 hours a day, with site support at weekends.</p>
<h2>Correspondence</h2>
<ul>
<li>Stages and deliveries: <a href="mailto:orders@{domain}">orders@{domain}</a></li>
<li>Defects and warranty: <a href="mailto:care@{domain}">care@{domain}</a></li>
<li>New projects and specification: <a href="mailto:hello@{domain}">hello@{domain}</a></li>
</ul>
<h2>Meetings</h2>
<p>Material samples and full-size kitchens are in our <a href="/stores">showrooms</a>. Meetings are by appointment. <a href="/pe-bookings">Reserve a time</a> and attach the plans.</p>`,
    },
    catalogue: {
      title: 'The {shop} specification guide',
      description: 'The specification guide of {shop}: ranges, drawings and lead times.',
      html: `
<p>The guide covers all ranges available for projects this year, with plan symbols and elevations.</p>
<h2>For each range</h2>
<ul>
<li>Cut-outs, ventilation and services</li>
<li>Energy and water ratings with certificates</li>
<li>Lead times and end-of-range dates</li>
</ul>
<p>Collect a copy in our <a href="/stores">showrooms</a> or request one on {phone}. Products marked “In catalogue” are available at guide price or below until the next edition.</p>`,
    },
    'no-results': {
      title: 'No product matches',
      description: 'Finding a product for your specification at {shop}.',
      html: `
<p>No product in the current ranges matches your search. Please check the following:</p>
<ul>
<li>Enter the range or the type first, then filter by width and finish</li>
<li>Use the model code from the schedule, without the revision letter</li>
<li>For superseded codes, open the project and choose “Replace”</li>
</ul>
<p>Our specification team finds equivalents for discontinued or imported models. Send the data sheet, or call {phone}. You receive a comparison of dimensions, services and price.</p>`,
    },
    blog: {
      title: 'Practice notes',
      description: 'Specification, coordination and compliance: notes from {shop} for design and construction teams.',
      html: `
<h2>About the notes</h2>
<p>Project managers record what a finished building taught them: where the duct ran out of ceiling, which cut-out moved, what the certifier asked.</p>
<p>Projects appear with the consent of architect and builder. Comments and corrections are welcome at <a href="mailto:hello@{domain}">hello@{domain}</a>, and revisions are dated.</p>`,
    },
    recipes: {
      title: 'Recipes',
      description: 'Recipes for display suites and handover events, from {shop}.',
      html: `
<h2>For display suites</h2>
<p>A kitchen that smells of baking explains itself. These batches suit the ovens we install in display suites and need one person and no cleaning afterwards.</p>
<p>For help with an oven in a suite, call {phone} or open <a href="/culinary-support">operating help</a>. We can also supply a cook for opening days, booked with the stage.</p>`,
    },
    cookbook: {
      title: 'The {shop} handover book',
      description: 'A recipe book for residents, included in our handover packs.',
      html: `
<h2>For residents</h2>
<p>Every apartment we hand over receives this book, with the recipes matched to the oven installed. Single copies are included with orders over $500 and available in our <a href="/stores">showrooms</a>.</p>
<p>Developers can add a cover with the name of the building. For a sample, <a href="/form/cookbook">request one by post</a>; we charge postage only.</p>`,
    },
    inspiration: {
      title: 'Completed projects',
      description: 'Apartments, townhouses and hotels with schedules, drawings and lessons, by {shop}.',
      html: `
<h2>Using a project as a template</h2>
<p>Open a project to see its rooms, schedule and lead times. You can copy its schedule into your own project and replace single items.</p>
<p>Do you have drawings at an early stage? <a href="/ask-an-expert">Share them with our specification team</a>. We return a marked-up plan with clearances and services.</p>`,
    },
    'cooking-demos': {
      title: 'Specifier sessions',
      description: 'Technical sessions for architects, designers and builders in {shop} showrooms.',
      html: `
<h2>Format</h2>
<p>Sessions are short and technical, with covers removed and services visible. Attendance counts towards formal CPD where stated. <a href="/pe-bookings">Reserve a place</a> for every participant.</p>
<p>We also prepare sessions on your own project. Bring drawings or call {phone} a week ahead. When a session coincides with a public holiday, it is held one week later.</p>`,
    },
    'culinary-support': {
      title: 'Operating help for residents',
      description: 'First-use help for residents of buildings completed with {shop}.',
      html: `
<h2>Resident support</h2>
<p>Residents can call {phone} with the name of the building and the apartment number. We know which models are installed and when they were commissioned.</p>
<p>Building managers can <a href="/ask-an-expert">send questions in writing</a> and receive one reply for all apartments concerned, within a working day.</p>`,
    },
    promotions: {
      title: 'Manufacturer offers',
      description: 'Manufacturer offers for projects at {shop}, with conditions and dates.',
      html: `
<h2>How offers are applied</h2>
<p>When a qualifying product is in the project, we add the bonus to the quote with its own line. Offers that must be claimed are claimed by us on your behalf.</p>
<p>An offer applies if the quote is accepted by the date shown. Later stages keep it. Your project manager can extend it in some cases: {phone}.</p>`,
    },
    'winning-commercial': {
      title: 'Start a project',
      description: 'How to brief {shop}: plans, schedule, quote and program.',
      html: `
<p>A brief can be one page: number of dwellings, location, program and budget for each kitchen.</p>
<h2>What happens next</h2>
<ul>
<li>Day 1: a project manager calls you</li>
<li>Day 2: schedule and budget options</li>
<li>Week 2: samples and revised quote</li>
<li>Before tender: drawings, loads and compliance documents</li>
</ul>
<h2>Accounts</h2>
<p>Builders and developers can <a href="/form/trade-account">apply for an account</a> while the schedule is prepared. Questions about terms: {phone}.</p>`,
    },
    'virtual-tour': {
      title: 'Tour the project showroom',
      description: 'View the full-size kitchens and samples in a {shop} showroom.',
      html: `
<p>The tour shows our full-size kitchens, the sample library and the services wall. Dimensions on screen match the drawings in the project area.</p>
<p>Visits are arranged through the <a href="/stores">showroom pages</a>. For remote teams we present live from the showroom. Please arrange a time on {phone}.</p>`,
    },
  },
})
