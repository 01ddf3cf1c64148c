import { type ArticleText, fact } from './article-text.ts'

const cooking = 'kitchen/cooking'

export const recipeTexts: readonly ArticleText[] = [
  {
    uri: 'steamed-snapper-with-ginger',
    title: 'Steamed snapper with ginger',
    description: 'A whole fish, twelve minutes of steam and a hot spoon of oil at the end.',
    picture: 'dish-steamed-snapper',
    readers: ['home', 'furniture'],
    daysAgo: 11,
    chapter: 'Mains',
    category: cooking,
    facts: [fact('Time', '25 minutes'), fact('Serves', '2'), fact('Oven', 'Steam, 100 °C')],
    ingredients: [
      '1 whole snapper of 600 g, scaled and cleaned',
      '40 g ginger, in fine strips',
      '3 spring onions',
      '2 tablespoons soy sauce',
      '3 tablespoons peanut oil',
    ],
    html: `
<ol>
<li>Score the fish three times on each side and put half of the ginger into the cuts.</li>
<li>Steam at 100 °C for twelve minutes, on a plate that catches the juice. Without a steam oven: in a covered pan on two spoons over simmering water.</li>
<li>Pour the soy over it, lay the spring onion and the rest of the ginger on top.</li>
<li>Heat the oil until it shimmers and spoon it over the onions. They should hiss.</li>
</ol>
<p>Eat with rice and the juice of the plate.</p>`,
  },
  {
    uri: 'slow-lamb-shoulder',
    title: 'Slow lamb shoulder with lemon',
    description: 'Seven hours at 110 degrees, and almost all of it is waiting.',
    picture: 'dish-lamb-shoulder',
    readers: ['home', 'furniture'],
    daysAgo: 30,
    chapter: 'Mains',
    category: cooking,
    facts: [
      fact('Time', '7 hours, 15 minutes of it hands-on'),
      fact('Serves', '6'),
      fact('Oven', 'Conventional, 110 °C'),
    ],
    ingredients: [
      '1 lamb shoulder on the bone, about 2 kg',
      '2 lemons',
      '1 head of garlic',
      '4 sprigs rosemary',
      '500 ml stock',
      'Salt, one teaspoon for each kilo',
    ],
    html: `
<ol>
<li>Salt the lamb the evening before and leave it uncovered in the fridge.</li>
<li>Halve lemons and garlic, lay them cut side down in a deep tray with the rosemary, put the lamb on top and pour in the stock.</li>
<li>Cover tightly and leave at 110 °C for six hours.</li>
<li>Uncover, raise to 200 °C and give it thirty minutes until the top is brown.</li>
<li>Rest for twenty minutes. Pull it apart with two forks and turn it in the juice.</li>
</ol>`,
  },
  {
    uri: 'sunday-focaccia',
    title: 'Sunday focaccia',
    description: 'A wet dough, no kneading, and a hot tray. Begin on Saturday.',
    picture: 'dish-focaccia',
    readers: ['home', 'furniture'],
    daysAgo: 52,
    chapter: 'Baking',
    category: cooking,
    facts: [
      fact('Time', '20 minutes hands-on, plus overnight rest'),
      fact('Serves', '8'),
      fact('Oven', 'Top and bottom, 230 °C'),
    ],
    ingredients: [
      '500 g bread flour',
      '400 ml water',
      '4 g dry yeast',
      '10 g salt',
      '60 ml olive oil',
      'Flakes of salt',
    ],
    html: `
<ol>
<li>Stir flour, water, yeast and salt until no dry flour is left. Cover and leave in the fridge overnight.</li>
<li>Oil a tray well. Tip the dough in, turn it once in the oil and let it spread for two hours at room temperature.</li>
<li>Press it full of dents with wet fingers. Pour over the rest of the oil and the flakes of salt.</li>
<li>Bake for twenty-two minutes on the lowest shelf, until the sides pull away.</li>
</ol>
<p>Cool on a rack, or the bottom goes soft.</p>`,
  },
  {
    uri: 'burnt-basque-cheesecake',
    title: 'Burnt cheesecake',
    description: 'The one cake that wants an oven that is too hot.',
    picture: 'dish-burnt-cheesecake',
    readers: ['home', 'furniture'],
    daysAgo: 66,
    chapter: 'Baking',
    category: cooking,
    facts: [fact('Time', '50 minutes, plus overnight to set'), fact('Serves', '10'), fact('Oven', 'Fan, 210 °C')],
    ingredients: [
      '900 g cream cheese, at room temperature',
      '350 g sugar',
      '6 eggs',
      '450 ml cream',
      '30 g flour',
      'A pinch of salt',
    ],
    html: `
<ol>
<li>Line a 23 cm tin with two sheets of baking paper that reach above the rim.</li>
<li>Beat cheese and sugar until smooth. Add the eggs one at a time, then cream, flour and salt.</li>
<li>Bake for thirty-five minutes. The top is dark brown and the middle wobbles.</li>
<li>Let it sink and cool on the bench, then overnight in the fridge.</li>
</ol>
<p>Take it out an hour before you eat it.</p>`,
  },
  {
    uri: 'ten-minute-tomato-salad',
    title: 'Tomato salad that needs no appliance',
    description: 'Salt first, oil later. The fridge stays closed for this one.',
    picture: 'dish-tomato-salad',
    readers: ['home', 'furniture'],
    daysAgo: 4,
    chapter: 'Small plates',
    facts: [fact('Time', '10 minutes'), fact('Serves', '4')],
    ingredients: [
      '800 g ripe tomatoes, never chilled',
      '1 teaspoon salt',
      '1 small red onion',
      'Basil',
      'Good olive oil',
    ],
    html: `
<ol>
<li>Cut the tomatoes into pieces of different sizes, salt them and leave them in a bowl for ten minutes.</li>
<li>Slice the onion as thin as you can and rinse it in cold water.</li>
<li>Lift the tomatoes onto a plate with the onion and torn basil.</li>
<li>Whisk the juice in the bowl with three spoons of oil and pour it back over.</li>
</ol>
<p>Bread is not optional.</p>`,
  },
  {
    uri: 'tray-of-sixty-scones',
    title: 'Sixty scones for an open day',
    description: 'A batch for a display kitchen: two trays, one mixing bowl, no rolling pin.',
    picture: 'dish-scones',
    readers: ['trade'],
    daysAgo: 20,
    chapter: 'Baking',
    category: cooking,
    facts: [fact('Time', '40 minutes'), fact('Makes', '60'), fact('Oven', 'Fan, 220 °C, two trays')],
    ingredients: ['2 kg self-raising flour', '1 l cream', '1 l lemonade', '2 teaspoons salt'],
    html: `
<ol>
<li>Stir everything together with a knife until it just holds.</li>
<li>Pat it out three centimetres high on a floured bench and cut squares.</li>
<li>Set them close on two trays, so that they climb along each other.</li>
<li>Bake for fourteen minutes and change the trays over after eight.</li>
</ol>
<p>Visitors follow the smell to the kitchen you want them to see.</p>`,
  },
  {
    uri: 'site-shed-chilli',
    title: 'Site shed chilli for twenty',
    description: 'One big pot on induction, ready when the crane stops.',
    picture: 'dish-chilli',
    readers: ['trade'],
    daysAgo: 48,
    chapter: 'Mains',
    category: cooking,
    facts: [fact('Time', '2 hours'), fact('Serves', '20'), fact('Cooktop', 'Induction, level 4 after browning')],
    ingredients: [
      '4 kg beef mince',
      '2 kg onions',
      '4 tins tomatoes',
      '6 tins beans',
      '6 tablespoons chilli powder',
      '2 tablespoons cumin',
      '50 g dark chocolate',
    ],
    html: `
<ol>
<li>Brown the mince in four lots; a crowded pot boils instead.</li>
<li>Soften the onions in what is left, add the spices and stir for a minute.</li>
<li>Put the meat back with tomatoes and a litre of water. Ninety minutes at a quiet bubble.</li>
<li>Beans and chocolate go in for the last quarter of an hour. Salt at the end.</li>
</ol>`,
  },
]
