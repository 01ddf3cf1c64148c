import type { SentenceBank } from './sentence-bank.ts'

/** What buyers say about kitchen appliances. {values} are the product's own; {since}, {who} and the like vary. */

export const fridges: SentenceBank = {
  types: 'french-door-fridges side-by-side-fridges top-mount-fridges bottom-mount-fridges bar-fridges',
  good: [
    'quiet',
    'roomy inside',
    'bright inside',
    'easy to wipe',
    'cold within hours',
    'cheap to run',
    'well laid out',
  ],
  poor: ['fiddly shelves', 'fingerprints', 'a beep that nags', 'shallow door bins', 'slow to settle'],
  praise: [
    'Holds {capacity} L and it shows: one big shop a week for {who} and I still see the back wall.',
    'Our gap is {spaceWidth} mm and it went in first go, with the door swinging clear of the bench.',
    'At {noise} dB(A) we notice the clock on the wall before we notice the fridge.',
    'Lettuce bought on {day} was still crisp {days} days later.',
    'After {since} the seals are clean, the light is bright and nothing has iced up.',
    'The light runs all the way down, so {who} stopped asking where the butter is.',
    'Our bill covers about {energy} kWh a year for it, which matches the meter I put on for {since}.',
    'The shelf under the door takes a {jug} litre bottle standing up.',
    'Milk sits at 3 degrees even on a {heat} degree day with the door opening all afternoon.',
    'We kept the old one running in the garage for {since} to compare, and this one is far quieter.',
    'Two trays from the bakery on {day} fit flat without moving a shelf.',
  ],
  gripe: [
    'The alarm starts after ninety seconds, which is too soon when {who} unpack the shopping.',
    'The finish shows every fingerprint, so I wipe it each {day}.',
    'The top shelf only has {steps} positions and none suits a tall jug.',
    'It took {days} days to settle at the temperature I set.',
    'The crisper drawer catches unless you lift it a little, and {who} forget.',
    'The manual is a web page, and the paper in the box is {steps} lines long.',
  ],
}

export const freezers: SentenceBank = {
  types: 'chest-freezers wine-coolers',
  good: ['quiet enough', 'holds temperature', 'solid', 'easy to load', 'cheap to run'],
  poor: ['heavier than it looks', 'stiff hinges', 'dim light'],
  praise: [
    '[chest-freezers] Power was out for {hours} hours on {day} and nothing had softened.',
    '[chest-freezers] It takes {capacity} L, enough for half a lamb and {who} with their ice blocks.',
    '[chest-freezers] Sits in the garage through {heat} degree days and the motor hardly changes its note.',
    '[wine-coolers] All {bottles} bottles fit if you keep the sparkling on the bottom rack.',
    'The temperature I set in the first week is the one it shows after {since}.',
    'Rated {noise} dB(A), and from the next room I hear nothing at all.',
    '[chest-freezers] The lid stays open at any height, handy when you dig for {steps} things at once.',
  ],
  gripe: [
    '[chest-freezers] One basket is not enough: after {since} the small things live at the bottom.',
    'Two people carried it {steps} steps and it is heavier than it looks.',
    '[chest-freezers] The dial is at floor height, so {who} knock it with the broom.',
    '[wine-coolers] The labels on the racks rubbed off in {since}.',
  ],
}

export const dishwashers: SentenceBank = {
  types: 'freestanding-dishwashers built-under-dishwashers',
  good: ['quiet', 'dries properly', 'big top rack', 'clean glasses', 'sensible programs', 'easy to stack'],
  poor: ['wet plastic', 'long eco program', 'flimsy cutlery tray', 'no timer on the door'],
  praise: [
    'Runs at {noise} dB(A) while we watch television {steps} metres away, and nobody turns the volume up.',
    'It really does take {places} places: dinner for {who} and the pots went in together.',
    'The glasses come out clear, even the ones we used to polish on {day}.',
    'The top rack lifts with one hand, so the {size} cm platters stand underneath.',
    'A normal load uses about {water} litres and comes out dry enough to put away.',
    'After {since} the filter still rinses clean in the sink in a minute.',
    'Set the timer at night and it is finished before {who} get up.',
  ],
  gripe: [
    'Plastic tubs stay wet, so {who} leave the door ajar for {minutes} minutes.',
    'The eco program takes over {hours} hours, which is no use on a {day} with guests.',
    'The cutlery tray came off its rail twice in {since}.',
    'There is no display on the outside, and {who} opened it mid-cycle.',
    'The plinth had to be cut by {gap} mm to sit flush, which nobody mentioned.',
  ],
}

export const ovens: SentenceBank = {
  types: 'wall-ovens steam-ovens freestanding-cookers',
  good: ['even heat', 'fast to preheat', 'clear dials', 'easy clean glass', 'roomy', 'quiet fan'],
  poor: ['smeary glass', 'loud fan', 'confusing clock', 'only one tray'],
  praise: [
    'Two trays of biscuits on {day} came out the same colour, top and bottom.',
    'It was at 200 degrees in {minutes} minutes by my own thermometer.',
    '[wall-ovens freestanding-cookers] With {capacity} L inside, the {kilos} kg turkey had air all around it.',
    'The door stays cool enough that {who} can lean on it.',
    'Sourdough every {day} for {since}, and the crust has never been better.',
    'Wiped the inside after a roast with a damp cloth, {minutes} minutes and done.',
    'The shelf runners carry a full {kilos} kg pot without tipping.',
    'Roast potatoes for {who} in {minutes} minutes, crisp on every side.',
  ],
  gripe: [
    'The fan runs on for {minutes} minutes after you switch it off.',
    'I needed the manual {steps} times to set the clock.',
    'The glass smears, and I gave up polishing it after {since}.',
    'It comes with one deep tray; I bought {steps} more.',
    'The light is dim, so {who} open the door to look.',
  ],
}

export const cooktops: SentenceBank = {
  types: 'induction-cooktops gas-cooktops',
  good: ['fast', 'even heat', 'easy to wipe', 'holds a true simmer', 'neat in the bench'],
  poor: ['loud at the top', 'marks easily', 'a stretch to the back'],
  praise: [
    'A {pot} litre pot boils in {minutes} minutes, I timed it on {day}.',
    'It holds a simmer so low that custard sat for {minutes} minutes without catching.',
    'The {widthCm} cm top dropped into the old cut-out with {steps} mm to spare.',
    'Spilt jam wiped off with a wet cloth before {who} noticed.',
    '[induction-cooktops] After {since} of cooking every night there is not a scratch on it.',
    'Two big pans fit side by side, which was the reason we went for {widthCm} cm.',
    '[gas-cooktops] Stir-fries for {who} finally brown instead of stewing.',
    '[induction-cooktops] The front control is clear enough to read without my glasses, even at {hour}.',
  ],
  gripe: [
    '[induction-cooktops] My {size} cm pan hums at the top setting.',
    '[induction-cooktops] It beeps when a sleeve touches the glass, {steps} times in one dinner.',
    '[gas-cooktops] The trivets are heavy, and {who} dread cleaning under them.',
    '[induction-cooktops] One of our {steps} old saucepans does not work on it, so budget for that.',
    '[induction-cooktops] The surface shows streaks unless you buff it for {minutes} minutes.',
  ],
}

export const hoods: SentenceBank = {
  types: 'rangehoods',
  good: ['strong draw', 'good lights', 'quiet on low', 'easy filters'],
  poor: ['loud on full', 'sharp edges', 'fiddly duct'],
  praise: [
    'On the second speed it clears the steam of {steps} pots without anyone raising a voice.',
    'The filters go in the dishwasher each {day} and come out like new.',
    'Moves {air} m³ an hour, and the smell of Friday fish is gone in {minutes} minutes.',
    'The light covers the whole {widthCm} cm bench, warm and even.',
    'Since it went in {since} ago the tops of the cupboards have stayed clean.',
    'My installer had it on the wall in {hours} hours with the paper template.',
  ],
  gripe: [
    'Full speed is too loud to talk over, so {who} use it for {minutes} minutes at most.',
    'The duct in the box was {gap} mm short for our ceiling.',
    'Fingerprints on the front every {day}.',
    'The buttons are at the back edge, a stretch for {who}.',
  ],
}

export const microwaves: SentenceBank = {
  types: 'microwaves',
  good: ['simple', 'even defrost', 'quiet', 'big plate', 'soft close'],
  poor: ['loud beep', 'dim display', 'needs a gap behind'],
  praise: [
    'Defrosts {kilos} kg of mince without cooking the edges.',
    'The {size} cm dinner plates turn without hitting the wall.',
    'Porridge for {who} in {minutes} minutes and it never boils over.',
    'One knob for time and one for power, and {who} needed no lesson.',
    'After {since} the inside still wipes clean with a paper towel.',
    'With {capacity} L there is room for the {pot} litre casserole dish.',
  ],
  gripe: [
    'It beeps {steps} times and there is no way to stop it.',
    'Needs {gap} mm of air behind it, so it sticks out from our shelf.',
    'The clock forgets the time after a power cut, {steps} times in {since}.',
    'The door takes a firm push, which {who} find hard.',
  ],
}

export const benchtop: SentenceBank = {
  types: 'kettles toasters',
  good: ['fast', 'nice weight', 'solid', 'simple', 'looks right on the bench'],
  poor: ['short cord', 'hot outside', 'stiff at first'],
  praise: [
    '[kettles] Boils enough for {steps} cups before {who} have found the mugs.',
    '[toasters] Sourdough slices {gap} mm thick fit without forcing.',
    '[kettles] The spout pours a thin line, good for the {minutes} minute coffee on {day}.',
    '[kettles] No taste of plastic from the first boil, and still none after {since}.',
    '[toasters] Browns both sides the same on setting {steps}, every morning.',
    '[kettles] It clicks off at the boil and not {minutes} minutes later like our last one.',
    'Looks good enough that {who} asked where we bought it.',
    '[toasters] The crumb tray pulls out from the front, so I do it each {day}.',
  ],
  gripe: [
    'The cord is short: {gap} mm more and it would reach.',
    'The outside gets hot, so I keep it away from {who}.',
    '[toasters] Setting {steps} is pale and the next one is nearly black.',
    '[kettles] The lid is stiff, and after {since} it has not loosened.',
  ],
}

export const mixers: SentenceBank = {
  types: 'stand-mixers blenders air-fryers',
  good: ['strong motor', 'stays put', 'easy to wash', 'less noise than expected', 'used every day'],
  poor: ['heavy to move', 'loud at the top', 'big on the bench'],
  praise: [
    '[stand-mixers] Kneads {kilos} kg of dough on {day} and does not walk across the bench.',
    '[blenders] Frozen berries go smooth in {minutes} minutes, no lumps left for {who} to complain about.',
    '[air-fryers] Chips for {who} in {minutes} minutes with one spoon of oil.',
    'Everything that touches food went through the dishwasher for {since} and looks new.',
    '[blenders] I make soup straight in it, {litres} litres at a time.',
    '[stand-mixers blenders] The dial has real steps, so I find speed {steps} without looking.',
    '[air-fryers] Salmon on {day} was crisp outside and the kitchen did not smell.',
    'My old one lasted {steps} years, and this one feels heavier built.',
  ],
  gripe: [
    'Too heavy to lift out of a cupboard, so it takes {gap} mm of the bench for good.',
    '[stand-mixers blenders] At top speed {who} leave the room.',
    '[air-fryers] The basket is small for {steps} people; I cook in two rounds.',
    '[stand-mixers] The bowl sticks after a long mix and needs {steps} taps to free it.',
    '[air-fryers] The first {steps} uses smelt of warm plastic, then it stopped.',
  ],
}

export const espresso: SentenceBank = {
  types: 'espresso-machines',
  good: ['proper crema', 'hot in minutes', 'good steam', 'easy to descale', 'steady grinder'],
  poor: ['drips afterwards', 'loud grinder', 'small tray', 'short hoses'],
  praise: [
    'After a kilo of beans and {since} of practice I make a flat white better than my local.',
    'Ready in {minutes} minutes from cold, which suits a {hour} start.',
    'The steam wand makes silky milk for {steps} cups in a row.',
    'The tank lifts out from the front and lasts {who} until {day}.',
    'It told me to descale after {since}, and that took {minutes} minutes.',
    'The shot runs {seconds} seconds every time once the grind is set.',
  ],
  gripe: [
    'It drips for {minutes} minutes after the last cup.',
    'The grinder wakes {who} at {hour}.',
    'The drip tray fills after {steps} coffees.',
    'The water hose is stiff, and the tank scrapes if the wall is closer than {gap} mm.',
  ],
}

export const cookware: SentenceBank = {
  types: 'cookware-sets',
  good: ['even heat', 'solid handles', 'easy to clean', 'tight lids'],
  poor: ['heavy', 'hot handles', 'lids that rattle'],
  praise: [
    'Eggs slide out after {since} of daily use.',
    'The {size} cm pan browns from edge to edge on our induction top.',
    'Lids fit tight enough that rice takes {minutes} minutes and no more.',
    'It went from stove to oven at {roast} degrees without a mark.',
    'The handles stay cool for {minutes} minutes on a low flame.',
    'It nests into one drawer, which pleased {who}.',
  ],
  gripe: [
    'The big one is heavy: {kilos} kg once it is full.',
    'A lid rattles on the {size} cm pot.',
    'Two handles loosened in {since} and needed a screwdriver.',
    'It stains if you leave tomato in it until {day}.',
  ],
}
