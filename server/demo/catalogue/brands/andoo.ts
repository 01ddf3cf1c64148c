import { defineDemoBrand } from '../demo-brand.ts'
import { any, isFurniture, isHomeware } from '../listings/ranges.ts'

export const demo = defineDemoBrand({
  domain: 'andoo.example',
  businessNumber: '64 000 000 620',
  readers: 'furniture',
  range: { holds: any(isFurniture, isHomeware), share: 0.9 },
  priceLevel: 1,
  settings: { proformaShippingBrands: 'Tove & Oak' },
  room: 'room-living-linen',
  announcement: {
    url: '/article/delivery',
    color: '#E6D2BE',
    wide: '<p>Fast, free delivery to the room, and we take the old one with us. <u>How delivery works</u></p>',
    narrow: '<p>Fast, free delivery to the room. <u>How?</u></p>',
  },
  inside: 'atelier',
  stores: [
    {
      name: 'The Wool Store',
      subdivision: 'MEL',
      address: '3 Wharf Street',
      suburb: 'Richmond',
      state: 'VIC',
      postcode: '3121',
      phone: '03 5550 0133',
      hours: 'retail',
      place: [-37.823, 144.998],
      virtualTour: true,
      blurb:
        'Four floors of rooms in an old wool store. Sit on everything. Tea on the second floor, a dog bed on the third.',
      front: { shows: ['sofa', 'lamp', 'table'], roof: 'sawtooth', floors: 1, bays: 3, door: 'right', wall: 0.3 },
    },
    {
      name: 'The Tram Shed',
      subdivision: 'SYD',
      address: '27 Pyrmont Row',
      suburb: 'Glebe',
      state: 'NSW',
      postcode: '2037',
      phone: '02 5550 0134',
      hours: 'retail',
      place: [-33.88, 151.185],
      blurb:
        'Rails in the floor, sofas on the rails. The largest tables are at the end, where eight of you can try one.',
      front: {
        shows: ['sofa', 'lamp', 'table'],
        roof: 'arched',
        floors: 1,
        bays: 3,
        door: 'middle',
        trees: true,
        wall: 0.16,
      },
    },
    {
      name: 'The Drapery',
      subdivision: 'BNE',
      address: '8 Vulture Lane',
      suburb: 'West End',
      state: 'QLD',
      postcode: '4101',
      phone: '07 5550 0135',
      hours: 'sunday closed',
      place: [-27.482, 153.007],
      blurb: 'A small shop with all the fabrics and none of the hurry. Take five samples home and come back.',
      front: {
        shows: ['sofa', 'lamp', 'table'],
        roof: 'flat',
        floors: 2,
        bays: 2,
        door: 'middle',
        awning: true,
        wall: 0.1,
      },
    },
    {
      name: 'The Atelier',
      subdivision: 'HBA',
      address: '2 Salamanca Steps',
      suburb: 'Battery Point',
      state: 'TAS',
      postcode: '7004',
      phone: '03 5550 0136',
      hours: 'appointment',
      place: [-42.892, 147.333],
      blurb: 'By appointment: one room, one pot of coffee and a joiner who draws while you talk.',
      front: {
        shows: ['sofa', 'lamp', 'table'],
        roof: 'gable',
        floors: 1,
        bays: 2,
        door: 'left',
        trees: true,
        wall: 0.36,
      },
    },
  ],
  voice: {
    who: [
      'the kids',
      'my sisters',
      'our cats',
      'two greyhounds',
      'friends',
      'my parents',
      'the book club',
      'the twins',
    ],
    service: [
      'The swatch came to {place} within {days} days and the real thing is the same.',
      'They set it down where we pointed and left with the wrapping at {daytime}.',
      'A stylist measured our stairs on a video call for {minutes} minutes.',
      'Waited {since} for it, and they told us the date would hold.',
    ],
  },
  questions: [
    [
      'Would it feel too big along a wall of {spaceWidth} mm?',
      'Not at {width} mm: {spareWidth} mm of wall stay free for a lamp.',
    ],
    [
      'How deep is it from front to back?',
      'It is {depth} mm deep. Tape it out on your floor and live with it for a day.',
    ],
    ['We have a narrow stair. How heavy is it?', 'It weighs {weight} kg, and our two movers bring blankets.'],
    ['What height is it? Our window starts at {spaceHeight} mm.', 'It is {height} mm, so it stays below your sill.'],
    ['How long is the frame covered?', 'For {warrantyYears} years, in ordinary homes with ordinary children.'],
  ],
  sample: {
    product: '/p/tindervale-butler-dining-chair-in-moss-tv-dcbutf',
    sku: 'TV-DCBUTF',
    category: '/c/furniture/living-room/sofas',
    manufacturer: '/brands/maren',
    store: '/stores/the-tram-shed',
    searchTerm: 'sofa',
  },
  texts: {
    'legendary-service': {
      title: 'Brought in, built and placed',
      description: 'What {shop} does after you order: delivery to the room, assembly and free fabric swatches.',
      html: `
<p>A sofa looks different in your own light. We bring it to the room, build it and move it until you like where it is.</p>
<h2>Delivery to the room</h2>
<p>Two people carry it in, with blankets for your walls and felt for your floor. They take every piece of packaging with them.</p>
<h2>Feel the fabric first</h2>
<ul>
<li>Five swatches of linen, wool or velvet, posted free</li>
<li>Spare legs, covers and cushions for ten years</li>
<li>Your old sofa collected and passed on if it still has life in it</li>
</ul>
<p>If it does not feel right at home, call {phone} within 30 days and we will collect it.</p>`,
    },
    sale: {
      title: 'Softer prices at {shop}',
      description: 'Sofas, tables and lighting at {shop} for less, for a short time.',
      html: `
<p>A few pieces we love, at a gentler price. The price history on each page shows what it cost through the seasons.</p>
<h2>While the sale is on</h2>
<ul>
<li>The lower price ends at the time shown on this page</li>
<li>Made-to-order fabrics are included</li>
<li>If you ordered the same piece last week, call {phone} and we will refund the difference</li>
</ul>
<p>Swatches are free during a sale as well. Order them first, because colours on a screen are only a guess.</p>`,
    },
    clearance: {
      title: 'Last pieces',
      description: 'Display pieces and final runs from {shop} rooms, each with its small flaws described.',
      html: `
<p>These sofas, tables and lamps come from our display rooms, or are the last of a fabric that is no longer woven.</p>
<h2>What the tags say</h2>
<ul>
<li>Brand New Runout: the last of its fabric or timber, never used</li>
<li>Cosmetic Imperfection: a faded arm or a ring on the table, shown in a photo</li>
<li>Missing parts: a cushion or a leg that we name on the page</li>
</ul>
<p>There is one of each, so we cannot hold them. Call {phone} and we will describe how it feels and looks in daylight.</p>`,
    },
    delivery: {
      title: 'Delivery and installation',
      description: 'How {shop} brings furniture to the room, on which days and at what price.',
      html: `
<p>Your furniture comes to the room, not the kerb. Enter your suburb to see our delivery days.</p>
<h2>What it costs</h2>
<p>Most pieces travel free to city suburbs. For larger ones and longer distances, the price is on the product page. Stairs cost nothing extra up to the third floor.</p>
<h2>On the day</h2>
<ul>
<li>We text you a two-hour window the evening before</li>
<li>We call when we are half an hour away</li>
<li>We build it, place it and move it once more if you change your mind</li>
</ul>
<h2>Your old furniture</h2>
<p>We collect one old piece for each new one. Good ones go to families through a charity, and the rest is separated into timber, springs and foam. For a different day, call {phone}.</p>`,
    },
    returns: {
      title: 'Returns and refunds',
      description: 'If a piece from {shop} does not suit your room, or arrives damaged.',
      html: `
<p>A room needs time to get used to a sofa. You have 30 days to decide.</p>
<h2>It does not suit the room</h2>
<p>Call {phone} and we collect it. You receive the full price less the cost of collection, as long as it is clean and undamaged. Covers in a fabric you chose are made for you and cannot be returned.</p>
<h2>It is damaged or faulty</h2>
<p>Send us a photo. We replace the part, repair the piece at home or refund you, as {law} provides, and you pay nothing for transport.</p>
<h2>Please keep</h2>
<ul>
<li>The care labels, because they name your fabric batch</li>
<li>The bag of screws and felt pads</li>
</ul>
<p>Your rights under {law} always apply as well. Refunds arrive within three working days of collection.</p>`,
    },
    about: {
      title: 'About {shop}',
      description: 'Furniture in linen, wool and oak for long evenings: the people behind {shop}.',
      html: `
<p>{shop} makes rooms for the way evenings really go: one person asleep, one reading, a dog in the best seat.</p>
<h2>Materials first</h2>
<p>We start with stonewashed linen, undyed wool and oiled oak, and work with a dozen workshops we know by name. Our fabrics stay in the range for ten years, so a torn cover can be replaced by its twin.</p>
<h2>Come and sit down</h2>
<p>Our shops are arranged as rooms. Put your feet up and stay as long as you like. The tea is fresh.</p>
<p>Write to <a href="mailto:hello@{domain}">hello@{domain}</a> or call {phone}.</p>`,
    },
    contact: {
      title: 'Speak with {shop}',
      description: 'Call, write to or visit {shop} for advice on fabrics, rooms and orders.',
      html: `
<p>Tell us about your room. A photo and two measurements are a good beginning.</p>
<h2>Call</h2>
<p><strong>{phone}</strong>, at any hour of any day.</p>
<h2>Write</h2>
<ul>
<li>Deliveries: <a href="mailto:orders@{domain}">orders@{domain}</a></li>
<li>Care, covers and spare legs: <a href="mailto:care@{domain}">care@{domain}</a></li>
<li>Swatches and advice: <a href="mailto:hello@{domain}">hello@{domain}</a></li>
</ul>
<h2>Visit</h2>
<p>Our <a href="/stores">shops</a> are made of rooms you can sit in. A stylist can lay out yours with you in an hour, free of charge. <a href="/pe-bookings">Choose a time</a>.</p>`,
    },
    catalogue: {
      title: 'The {shop} lookbook',
      description: 'The summer lookbook of {shop}: rooms, fabrics and the homes they belong to.',
      html: `
<p>Twelve rooms in late sun, with the fabrics and timbers named beside each picture.</p>
<h2>In the summer lookbook</h2>
<ul>
<li>A terrace house in three kinds of linen</li>
<li>How deep a sofa should be for the way you sit</li>
<li>A page of fabric weights, from voile to velvet</li>
</ul>
<p>Take one home from our <a href="/stores">shops</a>, or call {phone} and we will post it with two swatches of your choice. Pieces marked “In catalogue” stay at the printed price until autumn.</p>`,
    },
    'no-results': {
      title: 'We could not find that',
      description: 'Ways to find the right piece at {shop}.',
      html: `
<p>Perhaps we call it something else. You could try:</p>
<ul>
<li>One simple word, such as “sofa”, “linen” or “oak”</li>
<li>A material instead of a style: “velvet” finds more than “retro”</li>
<li>The number of seats or the width you have</li>
</ul>
<p>Or describe the piece to one of our stylists on {phone}. They often know a workshop that makes it, or which of our fabrics would give you the same feeling.</p>`,
    },
    blog: {
      title: 'Stories from {shop}',
      description: 'Homes, workshops and materials: short reads from the stylists at {shop}.',
      html: `
<h2>About these stories</h2>
<p>Our stylists write about the homes they visit and the workshops we buy from. The families and makers are real, and none of them paid to appear.</p>
<p>Would you like to show us your room? Send pictures to <a href="mailto:hello@{domain}">hello@{domain}</a>. If we publish them, you choose a lamp. We always ask before we print a name or a street.</p>`,
    },
    recipes: {
      title: 'Recipes',
      description: 'Dishes for long tables, from the evenings in {shop} shops.',
      html: `
<h2>Why a furniture shop cooks</h2>
<p>A table is for eating together. These are the dishes from our own long-table evenings: big plates, few tools and nothing to do at the last minute.</p>
<p>What did you change? Write to <a href="mailto:hello@{domain}">hello@{domain}</a>. The best ideas go into the next edition, with your first name beside them.</p>`,
    },
    cookbook: {
      title: 'The {shop} cookbook',
      description: 'Recipes for a full table, in one linen-bound book. Free on screen.',
      html: `
<h2>Bound in linen</h2>
<p>The printed book has a linen cover and opens flat beside the stove. Orders over $500 include one, and our <a href="/stores">shops</a> have copies to leaf through and to buy.</p>
<p>Only after the book? <a href="/form/cookbook">We will post it to you</a> for the cost of postage. The last pages are blank, for the dishes your own table asks for again.</p>`,
    },
    inspiration: {
      title: 'Rooms to borrow from',
      description: 'Living rooms, bedrooms and dining rooms with their colours, fabrics and measurements.',
      html: `
<h2>Borrow one idea</h2>
<p>Take the height of a lamp, the size of a rug or two colours that sit well together. A room does not have to be copied to be useful.</p>
<p>Send a picture of your own room to <a href="/ask-an-expert">one of our stylists</a>. You receive a sketch with three suggestions, and swatches to go with it.</p>`,
    },
    'cooking-demos': {
      title: 'Evenings at {shop}',
      description: 'Long-table dinners and workshops in {shop} shops, with dates and seats.',
      html: `
<h2>Before you come</h2>
<p>Our evenings are about tables and what happens around them. There is always food and never a sales talk. We set ten places, so please <a href="/pe-bookings">reserve yours</a>.</p>
<p>If your plans change, call {phone} and we will invite the next guest on the list. We are closed on public holidays, and that evening takes place one week later.</p>`,
    },
    'culinary-support': {
      title: 'Help with tables and hosting',
      description: 'Rings, wobbles and guest lists: help with your table from {shop}.',
      html: `
<h2>More help</h2>
<p>Call {phone} or send a photo of the mark, the wobble or the seating plan. There is little we have not rubbed out of an oak table.</p>
<p>If you prefer to write, <a href="/ask-an-expert">ask a stylist</a>. You have an answer by the end of the next working day, with a sketch where it helps.</p>`,
    },
    promotions: {
      title: 'Gifts at {shop}',
      description: 'Lamps, rugs and other gifts that come with furniture from {shop}.',
      html: `
<h2>How gifts work</h2>
<p>Add the sofa or table to your cart and the gift joins it. You will see it in the cart at no charge, in the colour we have.</p>
<p>Every gift has an end date on its page, and some run out earlier. If you return the furniture, the gift goes back with it. Our stylists can tell you more on {phone}.</p>`,
    },
    'winning-commercial': {
      title: 'Buying for a business',
      description: 'Furniture for hotels, studios, offices and display homes, with a stylist for your project.',
      html: `
<p>We furnish small hotels, waiting rooms and display homes with the same pieces people live with.</p>
<h2>What we bring</h2>
<ul>
<li>A stylist who plans every room with you</li>
<li>Fabrics rated for commercial use, with their rub counts</li>
<li>Matching pieces for as long as the range runs</li>
</ul>
<h2>Begin with a plan</h2>
<p>Send us a floor plan and a feeling. You receive a room list with fabrics and prices within two working days. Studios can <a href="/form/trade-account">apply for an account</a> at the same time. Questions? Call {phone}.</p>`,
    },
    'virtual-tour': {
      title: 'Walk through our rooms',
      description: 'See the rooms of a {shop} shop from your own sofa.',
      html: `
<p>Wander from room to room on your screen and look closely at fabrics and joints. Cushions move around in our shops, so yours may differ from the picture.</p>
<p>Addresses and hours are with the <a href="/stores">shops</a>. For a closer look, call {phone} and a stylist will show you the piece on video, next to the swatch you have at home.</p>`,
    },
  },
})
