import type { ArticleText } from './article-text.ts'

export const blogTexts: readonly ArticleText[] = [
  {
    uri: 'what-a-decibel-sounds-like',
    title: 'What a decibel sounds like',
    description: 'Forty-four or forty-seven: three small numbers on a dishwasher, and what they mean at ten at night.',
    picture: 'still-glasses',
    readers: ['home'],
    daysAgo: 9,
    category: 'kitchen/dishwashers',
    html: `
<p>Decibels do not add up like litres do. Three more is twice the sound energy, and ten more is what most people would call twice as loud. So the step from 44 to 47 on a label is larger than it looks.</p>
<h2>In a room</h2>
<ul>
<li>38 to 42: you look whether it is on</li>
<li>43 to 45: you hear it when the talking stops</li>
<li>46 to 49: you turn the television up by one</li>
</ul>
<p>Labels are measured in a quiet room with the door closed and nothing around the machine. A hollow cabinet makes it louder, a heavy bench quieter. If your kitchen and your sofa share a room, pay for the three decibels before you pay for a third basket.</p>`,
  },
  {
    uri: 'the-coldest-shelf',
    title: 'The coldest shelf, and other fridge geography',
    description: 'Where milk lasts longest, why the door is for mustard, and how full a fridge likes to be.',
    picture: 'still-vegetables',
    readers: ['home'],
    daysAgo: 23,
    category: 'kitchen/fridges-and-freezers',
    html: `
<p>A fridge set to four degrees is four degrees somewhere. Most have a cold floor at the back of the lowest shelf and a warm door that swings through six or seven degrees each time the door is opened.</p>
<h2>What goes where</h2>
<ul>
<li>Lowest shelf, at the back: fish, mince, what you eat tomorrow</li>
<li>Middle: leftovers, in shallow dishes that cool quickly</li>
<li>Door: mustard, jam, anything with vinegar in it</li>
</ul>
<p>Three quarters full is best. Full shelves hold their cold when the door opens, and air still finds its way between. Put a cheap thermometer in a glass of water overnight; it tells the truth that a display rounds off.</p>`,
  },
  {
    uri: 'measuring-a-gap',
    title: 'Measure the gap three times',
    description: 'Walls lean and floors slope. How to measure a space so that what you buy goes into it.',
    picture: 'still-measuring',
    readers: ['home', 'trade'],
    daysAgo: 41,
    html: `
<p>No wall is straight. Take the width at the floor, at bench height and at the top, and write down the smallest of the three. Do the same with the depth, from the wall to the front of the bench, and look for skirting boards, pipes and power points that take their share.</p>
<h2>Then the way in</h2>
<p>The machine has to pass the gate, the door, the hall and the turn at its end. Measure the door with its hinges, not its frame, and the stairs at the landing. If one figure is within two centimetres, ring {phone}: our crew has seen most corners before.</p>
<p>Leave air where the drawing asks for it. A fridge that cannot breathe runs longer, gets louder and ages early.</p>`,
  },
  {
    uri: 'a-sofa-is-a-room',
    title: 'A sofa is a room with sides',
    description: 'Seat depth, arm height and the nap test: three measures that decide more than the colour does.',
    picture: 'room-living-linen',
    readers: ['furniture'],
    daysAgo: 6,
    category: 'furniture/living-room/sofas',
    html: `
<p>People choose a sofa by its colour and live with its depth. A seat of 55 centimetres keeps you upright for a book and a cup; 65 is for feet tucked under; at 75 you are lying down.</p>
<h2>Arms are pillows</h2>
<p>A low, broad arm carries a head. A thin, high one carries an elbow. If you like a nap, lie down on it in the shop. At {shop} that is normal.</p>
<p>Take a sheet of newspaper home and lay the outline on the floor for an evening. Walk around it with a tray. What the tape measure calls enough, a tray may not.</p>`,
  },
  {
    uri: 'oil-or-lacquer',
    title: 'Oil or lacquer for a table',
    description: 'Two ways to finish a table, what each forgives, and what it asks of you in the third year.',
    picture: 'still-oil-and-board',
    readers: ['furniture'],
    daysAgo: 19,
    category: 'furniture/dining-room',
    html: `
<p>Lacquer is a film that lies on the wood. Water sits on it for an hour and leaves no trace; a scratch goes through it and stays. Oil is in the wood. Water leaves a ring by the morning, and the ring leaves with a cloth and ten minutes.</p>
<h2>The honest table</h2>
<ul>
<li>Children and homework: oil, because you can mend it yourself</li>
<li>Red wine and guests: lacquer, and a felt under the lamp</li>
<li>Once a year: a spoon of oil, a rag, a dry afternoon</li>
</ul>
<p>Both age. Oak goes from straw to honey within two summers, and faster beside the window. Move the fruit bowl now and then, or you will have its portrait.</p>`,
  },
  {
    uri: 'light-at-three-heights',
    title: 'Light at three heights',
    description: 'Why one bright lamp in the middle makes a room flat, and where to put three weak ones instead.',
    picture: 'still-reading-light',
    readers: ['furniture'],
    daysAgo: 34,
    html: `
<p>A single lamp on the ceiling lights everything and shows nothing. Rooms come to life when the light has a floor, a middle and a top: one lamp below the seat, one beside the shoulder, one that washes a wall.</p>
<h2>A simple rule</h2>
<p>Sit down where you sit. If you can see a bare bulb, move it or shade it. Warm light (2700 kelvin on the packet) for evenings, a stop brighter where you read, and a dimmer wherever there is a switch anyway.</p>
<p>Begin with one floor lamp behind the sofa. It costs less than paint and does more.</p>`,
  },
  {
    uri: 'forty-kitchens-one-lift',
    title: 'Forty kitchens, one lift',
    description: 'How a delivery to an apartment site is planned so that no pallet waits in the rain.',
    picture: 'room-warehouse',
    readers: ['trade'],
    daysAgo: 12,
    html: `
<p>The lift is the site. It takes two wall ovens or one fridge at a time, it belongs to the plasterers until ten, and it stops whenever the door is held open. A delivery that ignores it ends up in the street.</p>
<h2>What we ask for, and why</h2>
<ul>
<li>The inside measures of the lift, door included</li>
<li>A list by floor and apartment, so that pallets are packed in the order they go up</li>
<li>One name with a phone, from 6:30</li>
</ul>
<p>With these three we bring forty kitchens in two mornings, unpacked, with the cardboard back on the truck. Send the list to the desk or ring {phone}; we hold the stock against your dates.</p>`,
  },
]
