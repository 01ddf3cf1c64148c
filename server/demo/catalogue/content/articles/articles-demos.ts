import { type ArticleText, fact } from './article-text.ts'

export const demoTexts: readonly ArticleText[] = [
  {
    uri: 'steam-oven-evening',
    title: 'An evening with the steam oven',
    description: 'One cook, one oven, five dishes. You eat all of them.',
    picture: 'dish-dumplings',
    readers: ['home'],
    daysAgo: 15,
    category: 'kitchen/cooking',
    facts: [
      fact('When', 'Every Thursday, 6 pm'),
      fact('Length', '90 minutes'),
      fact('Seats', '12'),
      fact('Price', 'Free'),
    ],
    html: `
<p>Our cook starts with cold ovens and an empty bench. Over an hour and a half you see fish, bread, vegetables, a custard and yesterday’s rice come out of the same door, and learn which button does what.</p>
<h2>You take home</h2>
<ul>
<li>A card with the five programs that matter</li>
<li>The answer to whether you would really use steam in your kitchen</li>
</ul>
<p>Bring your questions, and a friend who has doubts. <a href="/pe-bookings">Book a seat</a>. If you cannot come, let us know and we will offer it to someone else.</p>`,
  },
  {
    uri: 'induction-lunch',
    title: 'Induction over lunch',
    description: 'Cook your own lunch on three cooktops and keep the one you liked in mind.',
    picture: 'dish-eggs-in-tomato',
    readers: ['home'],
    daysAgo: 22,
    category: 'kitchen/cooking',
    facts: [
      fact('When', 'Every Saturday, noon'),
      fact('Length', '60 minutes'),
      fact('Seats', '8'),
      fact('Price', 'Free'),
    ],
    html: `
<p>No lecture. You get an apron, a pan and an onion, and cook on three cooktops of different makers side by side. What a slider feels like with wet fingers cannot be read on a page.</p>
<h2>What we show</h2>
<ul>
<li>Holding chocolate at 40 degrees without a water bath</li>
<li>Two litres of water from the tap to the boil, against the clock</li>
<li>Which of your pans will work: bring two</li>
</ul>
<p><a href="/pe-bookings">Book a place</a>. Allergies go into the note.</p>`,
  },
  {
    uri: 'bread-on-a-saturday',
    title: 'Bread on a Saturday',
    description: 'Four loaves, four ovens, one dough: what the oven does and what you do.',
    picture: 'dish-bread',
    readers: ['home'],
    daysAgo: 36,
    category: 'kitchen/cooking',
    facts: [
      fact('When', 'First Saturday of the month, 10 am'),
      fact('Length', '2 hours'),
      fact('Seats', '10'),
      fact('Price', 'Free'),
    ],
    html: `
<p>One dough goes into a steam oven, a fan oven, an oven with a stone and a plain one from 1998 that we keep for this purpose. An hour later you can hear the difference in the crust.</p>
<h2>In between</h2>
<p>Shaping, scoring and why dough does not read clocks. You take the loaf you shaped and a jar of starter with its name on the lid.</p>
<p><a href="/pe-bookings">Book a place</a> and eat breakfast lightly.</p>`,
  },
  {
    uri: 'oil-your-own-board',
    title: 'Oil your own board',
    description: 'An hour with a plank, a rag and a joiner with forty years’ experience.',
    picture: 'still-oil-and-board',
    readers: ['furniture'],
    daysAgo: 18,
    category: 'furniture/dining-room',
    facts: [
      fact('When', 'Every second Sunday, 11 am'),
      fact('Length', '60 minutes'),
      fact('Seats', '10'),
      fact('Price', 'Free'),
    ],
    html: `
<p>You sand, oil and polish a serving board and take it home. On the way you learn how to look after an oiled table, where water rings come from and how they leave.</p>
<h2>Bring</h2>
<ul>
<li>Clothes that may get a drop of oil</li>
<li>A photo of the table that worries you</li>
</ul>
<p><a href="/pe-bookings">Book a place</a>. Children from eight sand very well.</p>`,
  },
  {
    uri: 'a-table-for-ten',
    title: 'A table for ten',
    description: 'We lay, cook and eat at one long table, and you see how much room people need.',
    picture: 'still-laid-table',
    readers: ['furniture'],
    daysAgo: 40,
    category: 'furniture/dining-room',
    facts: [
      fact('When', 'Last Friday of the month, 6 pm'),
      fact('Length', '2 hours'),
      fact('Seats', '10'),
      fact('Price', '$15 for the food'),
    ],
    html: `
<p>Ten strangers, one oak table and a cook with a portable hob. Between the courses we move the chairs, change the lamps and try a bench, and talk about what we noticed.</p>
<h2>What stays</h2>
<p>You go home knowing your own numbers: how wide a place you like, how low a lamp may hang, and whether you are a bench person.</p>
<p><a href="/pe-bookings">Book a seat</a>; tell us what you do not eat.</p>`,
  },
  {
    uri: 'combi-ovens-for-fit-outs',
    title: 'Combi ovens for fit-outs',
    description: 'Forty minutes for builders and designers: clearances, circuits, drains and what buyers ask.',
    picture: 'room-commercial-kitchen',
    readers: ['trade'],
    daysAgo: 10,
    category: 'kitchen/cooking',
    facts: [
      fact('When', 'Every Tuesday, 7 am'),
      fact('Length', '40 minutes'),
      fact('Seats', '15'),
      fact('Price', 'Free, with breakfast'),
    ],
    html: `
<p>We take a combi oven out of its cabinet and put it back, slowly. You see the circuit it needs, the air it wants behind it and the three ways an installer can make it noisy.</p>
<h2>Then the questions</h2>
<p>What buyers ask at hand-over and what to answer. You leave with the drawings, the energy data and a price list for your volumes.</p>
<p><a href="/pe-bookings">Book a place</a> for you and your site manager.</p>`,
  },
  {
    uri: 'ventilation-that-passes',
    title: 'Ventilation that passes',
    description: 'Duct lengths, make-up air and noise: rangehoods in apartments without call-backs.',
    picture: 'room-warehouse',
    readers: ['trade'],
    daysAgo: 44,
    category: 'kitchen/cooking',
    facts: [
      fact('When', 'Second Wednesday of the month, 7 am'),
      fact('Length', '60 minutes'),
      fact('Seats', '15'),
      fact('Price', 'Free, with breakfast'),
    ],
    html: `
<p>Most rangehoods fail behind the wall. A consultant shows with a fan, a meter and six metres of duct what each bend costs, and when recirculation is the better answer.</p>
<h2>Bring a plan</h2>
<p>Send us one of your layouts two days before and we work it through with the group, without names.</p>
<p><a href="/pe-bookings">Book a place</a>. Attendance can be certified for your records.</p>`,
  },
]
