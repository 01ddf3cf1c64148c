import { type ArticleText, fact } from './article-text.ts'

export const inspirationTexts: readonly ArticleText[] = [
  {
    uri: 'the-quiet-kitchen',
    title: 'The quiet kitchen',
    description: 'Warm timber, nothing above 44 decibels, and one lamp over the bench.',
    picture: 'room-kitchen-warm',
    readers: ['home'],
    daysAgo: 14,
    category: 'kitchen',
    facts: [fact('Room', '14 m², open to the living room'), fact('Idea', 'Hear the people, not the machines')],
    html: `
<p>This kitchen shares its air with a sofa, so every machine in it was chosen by ear. The dishwasher runs at night behind a solid front. The extractor sits in the ceiling of the next room and only its slot is here.</p>
<h2>What makes it work</h2>
<ul>
<li>A heavy stone bench over the dishwasher swallows what is left of the sound</li>
<li>Timber fronts instead of gloss: they do not throw the clatter back</li>
<li>One warm lamp low over the bench, so that the evening has an end</li>
</ul>
<p>Begin with the dishwasher. It is the one you hear most.</p>`,
  },
  {
    uri: 'small-and-light',
    title: 'Small, light, complete',
    description: 'Nine square metres with everything in them, because most of it is 45 centimetres wide.',
    picture: 'room-kitchen-light',
    readers: ['home', 'trade'],
    daysAgo: 37,
    category: 'kitchen',
    facts: [fact('Room', '9 m²'), fact('Idea', 'Narrow machines, long bench')],
    html: `
<p>The bench is the kitchen. Every machine here was chosen to give some of it back: a two-zone cooktop, a 45 centimetre dishwasher, an oven that also does the work of the microwave.</p>
<h2>Three decisions</h2>
<ul>
<li>The fridge is at the end, where its door can open fully</li>
<li>Pale fronts up to the ceiling: what is stored high is seen seldom</li>
<li>The bin is under the cooktop, where the peel falls anyway</li>
</ul>
<p>Nothing in the room is deeper than sixty centimetres, and two people can pass.</p>`,
  },
  {
    uri: 'a-laundry-you-like',
    title: 'A laundry you would show',
    description: 'Washer and dryer side by side, a shelf for folding, and daylight.',
    picture: 'room-laundry',
    readers: ['home'],
    daysAgo: 58,
    category: 'appliances/laundry',
    facts: [fact('Room', '5 m²'), fact('Idea', 'Folding happens where drying ends')],
    html: `
<p>Machines stacked on each other save floor and cost a bench. Here they are side by side under one top of oiled beech, ninety-two centimetres high, which is where folding stops hurting.</p>
<h2>Details that pay</h2>
<ul>
<li>A heat pump dryer needs no flue, so the wall stayed whole</li>
<li>Two baskets on runners: one for dark, one for the rest</li>
<li>A rail under the shelf for shirts that dry on a hanger</li>
</ul>
<p>The door closes on all of it, but mostly it is left open.</p>`,
  },
  {
    uri: 'linen-and-late-sun',
    title: 'Linen and late sun',
    description: 'A living room made for the hour before dinner: pale cloth, low seats, one dark edge.',
    picture: 'room-living-linen',
    readers: ['furniture'],
    daysAgo: 8,
    category: 'furniture/living-room',
    facts: [fact('Room', '22 m², facing west'), fact('Idea', 'Let the window be the picture')],
    html: `
<p>Everything in this room sits below the window sill, so that the light crosses it unbroken. The sofa is deep and plain, in washed linen that forgives. One dark line, the frame of the coffee table, keeps the pale colours from floating off.</p>
<h2>Borrow this</h2>
<ul>
<li>Choose the rug first, one size larger than you think</li>
<li>Two armchairs that do not match the sofa, but each other</li>
<li>A floor lamp for when the sun is gone</li>
</ul>
<p>Samples of all cloths in the picture come free by mail.</p>`,
  },
  {
    uri: 'a-green-corner',
    title: 'A green corner',
    description: 'One wall in forest green, one chair that is only yours.',
    picture: 'room-living-forest',
    readers: ['furniture'],
    daysAgo: 27,
    category: 'furniture/living-room',
    facts: [fact('Room', 'A corner of 6 m²'), fact('Idea', 'A place with a purpose')],
    html: `
<p>Rooms grow large when they have corners with a job. This one is for reading: a chair with a high back, a table the size of a book and a cup, and a lamp that reaches over the shoulder.</p>
<h2>Why it works</h2>
<ul>
<li>The green stops at two metres ten; above it the ceiling seems higher</li>
<li>Wood of one tone only, so that the cloth may be the loud one</li>
<li>The round rug marks where the corner ends</li>
</ul>
<p>It can be built in an afternoon and taken along when you move.</p>`,
  },
  {
    uri: 'the-long-table',
    title: 'The long table',
    description: 'Two metres sixty of oak, ten chairs, and room for everyone.',
    picture: 'room-dining',
    readers: ['furniture'],
    daysAgo: 45,
    category: 'furniture/dining-room',
    facts: [fact('Room', '18 m²'), fact('Idea', 'Sixty centimetres for each person')],
    html: `
<p>Count sixty centimetres for each person and add one place for a late guest. The legs are at the corners, out of everyone’s way, and the edge is eased where forearms lie.</p>
<h2>Around it</h2>
<ul>
<li>A metre of free floor behind the chairs on the side that is walked past</li>
<li>A bench on the wall side: three children take the room of two chairs</li>
<li>Two small lamps instead of a large one, seventy centimetres above the top</li>
</ul>
<p>Homework at four, flour at five, dinner at seven.</p>`,
  },
  {
    uri: 'display-suite-in-a-day',
    title: 'A display suite in a day',
    description: 'One kitchen, one laundry, no water connected: how to furnish a suite that sells.',
    picture: 'room-commercial-kitchen',
    readers: ['trade'],
    daysAgo: 16,
    category: 'kitchen',
    facts: [fact('For', 'Sales suites and open days'), fact('Lead time', '5 working days')],
    html: `
<p>A display kitchen needs fronts that close well and one thing that works. We supply the built-in package without connections, and a portable induction plate that does what visitors want to see: boil water in two minutes.</p>
<h2>How it runs</h2>
<ul>
<li>Drawings to the desk on Monday, stock on site on Friday</li>
<li>The same models later go into the apartments, at the same price</li>
<li>We fetch the display set at hand-over or leave it to the buyer</li>
</ul>
<p>Ask the desk on {phone} for the package list with energy data.</p>`,
  },
]

export const culinaryTexts: readonly ArticleText[] = [
  {
    uri: 'first-week-with-induction',
    title: 'Your first week with induction',
    description: 'Which pans work, why milk boils over faster, and how to hold a simmer.',
    picture: 'still-induction',
    readers: ['home', 'trade'],
    daysAgo: 33,
    category: 'kitchen/cooking',
    html: `
<p>Induction heats the pan and not the glass. If a magnet holds to the base, the pan works. If it slides off, keep that pan for the barbecue.</p>
<h2>Three habits to change</h2>
<ul>
<li>Prepare first, heat second: there is no warming up to hide behind</li>
<li>Go one level lower than you did on gas, then look</li>
<li>Lift the pan and the heat is gone; slide it and it stays</li>
</ul>
<p>Clicking at low levels is normal: the field is switched on and off. A light pan may hum on boost; a heavy one does not. Still unsure? Our cooks answer on {phone}, or <a href="/ask-an-expert">write to them</a>.</p>`,
  },
  {
    uri: 'steam-for-beginners',
    title: 'Steam for beginners',
    description: 'Vegetables, fish, bread and yesterday’s rice: four uses before you open the book.',
    picture: 'dish-steamed-greens',
    readers: ['home'],
    daysAgo: 60,
    category: 'kitchen/cooking',
    html: `
<p>Steam is the gentlest way to heat food and the fastest way to warm it again. Start with four things that cannot go wrong.</p>
<h2>The four</h2>
<ul>
<li>Broccoli: 100 °C, five minutes, then salt and oil</li>
<li>Fish fillets: 85 °C, ten minutes, no turning</li>
<li>Bread: a burst of steam for the first five minutes makes the crust</li>
<li>Yesterday’s rice: 100 °C, six minutes, better than the day before</li>
</ul>
<p>Use the water your machine asks for and empty the tank at night. Scale is the only thing that ends a steam oven early.</p>`,
  },
  {
    uri: 'oven-temperatures',
    title: 'What your oven means by 180',
    description: 'Fan, top and bottom, and why ovens are ten degrees out.',
    picture: 'dish-roast-chicken',
    readers: ['home', 'trade'],
    daysAgo: 75,
    category: 'kitchen/cooking',
    html: `
<p>An oven set to 180 °C moves between 170 and 190 degrees, so a recipe written for one oven is only a guide for yours.</p>
<h2>A conversion that works</h2>
<ul>
<li>Fan: 20 degrees less than the recipe says for top and bottom heat</li>
<li>Two trays: fan, and change them over after two thirds of the time</li>
<li>Cakes: lower shelf, no fan, and a look only after three quarters</li>
</ul>
<p>A thermometer on the shelf costs little. Note the difference on a sticker inside the pantry door and never think of it again.</p>`,
  },
  {
    uri: 'caring-for-boards-and-tables',
    title: 'Caring for boards and table tops',
    description: 'Water rings, wine, candle wax and the smell of onions: what helps, and what makes it worse.',
    picture: 'room-dining',
    readers: ['furniture'],
    daysAgo: 29,
    category: 'furniture/dining-room',
    html: `
<p>Wood that is used gets marks. Most of them go if you begin the same evening and stop before you get angry.</p>
<h2>First aid</h2>
<ul>
<li>Water ring on oil: a little oil and a fine pad, along the grain</li>
<li>Wine: blot, then salt, then a damp cloth; never rub</li>
<li>Wax: cold from an ice pack, a plastic card, then warm paper</li>
<li>Onions on a board: coarse salt, half a lemon, rinse, then dry it on its edge</li>
</ul>
<p>If a mark stays, send us a photo through <a href="/ask-an-expert">ask an expert</a>. We will say honestly when it is time for sandpaper.</p>`,
  },
  {
    uri: 'hosting-for-ten',
    title: 'Hosting ten in a normal home',
    description: 'Chairs, plates and a plan for the oven when the table is longer than the kitchen.',
    picture: 'still-laid-table',
    readers: ['furniture'],
    daysAgo: 71,
    category: 'furniture/dining-room',
    html: `
<p>Ten people need six metres of table edge. Two tables of the same height under one cloth do it, and the join disappears under the plates.</p>
<h2>The plan</h2>
<ul>
<li>One dish from the oven, one cold, one that is already on the table</li>
<li>Chairs from every room, and a bench for those who are friends already</li>
<li>Lights low before the bell rings, not after</li>
</ul>
<p>Borrow the plates. It is remembered longer than a set of twelve.</p>`,
  },
]
