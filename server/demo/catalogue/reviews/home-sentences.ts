import type { SentenceBank } from './sentence-bank.ts'

/** What buyers say about laundry, cleaning, climate, entertainment and furniture. */

export const washers: SentenceBank = {
  types: 'front-loader-washers top-loader-washers washer-dryers',
  good: ['steady spin', 'quiet', 'gentle on wool', 'big drum', 'clear panel', 'short program that works'],
  poor: ['long cycles', 'stiff drawer', 'a tune at the end', 'damp towels'],
  praise: [
    'Takes {capacity} kg, so the doona of {who} finally fits.',
    'At {spin} rpm the basket stays where it is, even on our timber floor.',
    'Footy gear from {day} came out clean at {wash} degrees.',
    'The {minutes} minute program is enough for shirts worn once.',
    'It weighs the load and uses less water when {who} wash {steps} things.',
    'After {since} the seal is clean because I leave the door ajar.',
    'Woollens came back soft, including the jumper I have had for {steps} years.',
    'From the hallway you hear the water go in and not much else, even at {hour}.',
  ],
  gripe: [
    'Cottons take over {hours} hours unless you press the short option.',
    'The drawer sticks, and {who} have pulled it right out twice.',
    'It plays a tune when it ends, at {hour} as well.',
    'The hose in the box was {gap} mm short of our tap.',
    'The first {steps} loads had bubbles until I halved the powder.',
  ],
}

export const dryers: SentenceBank = {
  types: 'dryers',
  good: ['gentle', 'cheap to run', 'stops when dry', 'easy filter'],
  poor: ['slow', 'warm laundry room', 'tank to empty'],
  praise: [
    'Stops by itself when towels are dry, {minutes} minutes for a normal load.',
    'Dries {capacity} kg overnight and {who} have uniforms in the morning.',
    'The fluff filter takes {seconds} seconds to clean, so I do it every time.',
    'Shirts come out with so few creases that I skip the iron until {day}.',
    'The meter says it used {energy} kWh in a year like ours.',
    'It sits on the washer with the kit and has not moved in {since}.',
  ],
  gripe: [
    'A full load needs {hours} hours, so plan ahead.',
    'The laundry warms up by {steps} degrees if the window is shut.',
    'The water tank fills after {steps} loads.',
    'One sock of {who} always ends up in the door seal.',
  ],
}

export const vacuums: SentenceBank = {
  types: 'stick-vacuums robot-vacuums',
  good: ['light', 'picks up dog hair', 'quiet enough', 'easy bin', 'good on rugs'],
  poor: ['small bin', 'hair in the brush', 'slow to charge'],
  praise: [
    '[stick-vacuums] Does our {rooms} rooms on one charge with some left.',
    'Runs {minutes} minutes on the middle setting, I checked with a timer.',
    'Dog hair from {steps} kelpies comes off the rug in one pass.',
    'The bin empties without a cloud of dust, which {who} noticed first.',
    'After {since} the brush turns as freely as on day one.',
    '[robot-vacuums] It knows the edge of the stairs and has not fallen once in {since}.',
    '[stick-vacuums] Hung on the wall it takes {gap} mm of the broom cupboard.',
  ],
  gripe: [
    'The bin is full after {rooms} rooms.',
    'Long hair wraps around the brush, and I cut it out each {day}.',
    '[stick-vacuums] On the strongest setting it lasts {minutes} minutes.',
    '[robot-vacuums] It found the charger cable of {who} {steps} times.',
    '[stick-vacuums] The wall dock needs a power point within {gap} mm.',
  ],
}

export const climate: SentenceBank = {
  types: 'split-air-conditioners portable-heaters air-purifiers',
  good: ['quiet at night', 'quick', 'steady', 'simple', 'small enough'],
  poor: ['bright light', 'clicks now and then', 'short cord'],
  praise: [
    '[split-air-conditioners] Brings the room from {heat} to 24 degrees in {minutes} minutes.',
    'We sleep with it on the low setting and hear the possums instead.',
    '[split-air-conditioners portable-heaters] The bill for {since} went down, not up.',
    '[portable-heaters split-air-conditioners] Warms the back room of {who} before breakfast in {minutes} minutes.',
    '[air-purifiers] During the smoke on {day} it went to full by itself, then back down.',
    'Turns off exactly when I tell it to, every night for {since}.',
    '[split-air-conditioners] The installer needed {hours} hours and left the wall clean.',
  ],
  gripe: [
    'The blue light is bright at night, and tape from {who} fixed it.',
    '[split-air-conditioners] The remote only works from {steps} metres.',
    '[air-purifiers] The filter warning came on after {since}, earlier than I expected.',
    '[portable-heaters] It clicks while it cools down, for about {minutes} minutes.',
  ],
}

export const televisions: SentenceBank = {
  types: 'televisions',
  good: ['sharp picture', 'deep blacks', 'easy set-up', 'clear voices', 'thin'],
  poor: ['weak speakers', 'slow menu', 'wide feet', 'glare by day'],
  praise: [
    'From {steps} metres on our couch the cricket is sharp enough to read the ball.',
    'Setting up took {minutes} minutes including the password {who} had forgotten.',
    'Voices are clear without subtitles, which we had used for {since}.',
    'Night scenes have detail now; our old one just showed grey.',
    'Games respond at once according to {who}, who would complain otherwise.',
    'It hung flat on the wall bracket with {gap} mm behind it.',
  ],
  gripe: [
    'The sound is thin, so add a soundbar within {since}.',
    'The feet are far apart and our bench was {gap} mm too short.',
    'The menu takes {seconds} seconds to open.',
    'In the sun at {daytime} you see the window more than the picture.',
  ],
}

export const audio: SentenceBank = {
  types: 'soundbars speakers headphones',
  good: ['clear voices', 'full sound', 'easy to pair', 'no dropouts', 'solid'],
  poor: ['a nosy app', 'a thin manual', 'slow to start'],
  praise: [
    '[soundbars] Voices come from the screen now and {who} stopped asking what was said.',
    '[headphones] I wore them for {hours} hours on a flight and forgot them.',
    '[headphones] Charged on {day}, still going {days} days later.',
    '[soundbars speakers] Bass you feel in the floor at half volume, so sorry to {who}.',
    '[speakers headphones soundbars] It paired with the phone in {seconds} seconds and has not dropped out in {since}.',
    '[speakers] Records I have had for {steps} years sound new.',
  ],
  gripe: [
    '[soundbars speakers] Out of the box it is boomy; turning the bass down {steps} steps fixed it.',
    '[headphones] Tight on my ears for the first {days} days.',
    'The app wanted {steps} permissions for no reason I could see.',
    '[soundbars speakers] The cable is {gap} mm too short to hide.',
  ],
}

export const seating: SentenceBank = {
  types: 'sofas armchairs dining-chairs',
  good: ['comfortable', 'lovely fabric', 'firm but kind', 'true colour', 'well stitched'],
  poor: ['creases early', 'shows lint', 'firmer than the showroom'],
  praise: [
    '[sofas armchairs] After {since} the cushions still spring back when {who} get up.',
    'The seat is {seatHeight} mm off the floor, high enough for {who} to stand up without help.',
    'The colour matches the swatch at {daytime} and under the lamp at night.',
    '[sofas armchairs] Red wine on {day}, cold water, and you cannot find the spot.',
    '[sofas armchairs] I read in it for {hours} hours on Sunday without shifting once.',
    '[dining-chairs] {who} sat through a {hours} hour lunch and nobody asked for a cushion.',
    '[dining-chairs] They stack {steps} high behind the door when we need the room.',
    'Seams are straight and the legs screwed on in {minutes} minutes.',
    '[sofas armchairs] The dog has a corner of it, and after {since} the weave shows no pulls.',
  ],
  gripe: [
    '[sofas armchairs] Firmer than I remembered, it took {since} to soften.',
    'Lint shows, so I brush it each {day}.',
    '[sofas armchairs] It came up {steps} flights with the door off its hinges; measure first.',
    '[sofas armchairs] The arm is a little low for {who} to nap on.',
    '[dining-chairs] They scrape on tiles, so we put pads under all {steps} of them.',
    'One leg needed a felt pad of {steps} mm to sit level.',
  ],
}

export const furniture: SentenceBank = {
  types: 'dining-tables coffee-tables bookshelves beds rugs floor-lamps',
  good: ['beautiful', 'solid', 'well finished', 'true colour', 'right size'],
  poor: ['heavy', 'slow delivery', 'darker than the screen'],
  praise: [
    '[dining-tables coffee-tables bookshelves] The grain is different on every side, and {who} keep running a hand over it.',
    '[dining-tables coffee-tables bookshelves beds floor-lamps] Put together in {minutes} minutes by two people and one tool.',
    '[beds bookshelves dining-tables] It has not creaked once in {since}.',
    '[dining-tables coffee-tables bookshelves] Edges are rounded, which matters with {who} at running height.',
    '[dining-tables coffee-tables] The finish took a hot cup on {day} without a ring.',
    '[rugs floor-lamps] In the afternoon, once {who} are out, the light on it is worth the price alone.',
    '[bookshelves coffee-tables] Carries far more than the {kilos} kg I put on it.',
    '[beds] {who} slept through the first night, and it has stayed silent for {since}.',
    '[rugs] It lay flat within {days} days and has not shed since {day}.',
    '[rugs] Soft under bare feet at {hour}, and {who} now sit on the floor by choice.',
    '[floor-lamps] Dims low enough to leave on until {hour} without waking {who}.',
    '[dining-tables] We had {steps} people around it at Easter and nobody bumped knees.',
  ],
  gripe: [
    '[dining-tables coffee-tables bookshelves beds rugs] Heavier than it looks, allow {steps} people for the stairs.',
    '[dining-tables coffee-tables] A wet glass left a mark that needed oil on {day}.',
    '[dining-tables coffee-tables bookshelves beds] It smelt of lacquer for {days} days with the windows open.',
    '[dining-tables coffee-tables bookshelves] The felt pads under it came off within {since}.',
    '[rugs] It shed for {days} days, one bag of fluff a day.',
    '[floor-lamps] The foot switch is hard to find at {hour}, so {who} added a plug with a button.',
    'The colour is a shade darker than on my screen, ask for the sample, it takes {days} days.',
  ],
}

export const barbecues: SentenceBank = {
  types: 'barbecues',
  good: ['even heat', 'solid hood', 'lights first time', 'easy to clean'],
  poor: ['long assembly', 'loose knobs', 'shallow drip tray'],
  praise: [
    'Ribs for {hours} hours at a steady 120 degrees on one bottle.',
    'Lights at the first click, even in the wind on {day}.',
    'Snags for {steps} people in one go and no cold corner.',
    'Scraped it hot, oiled it, and after {since} outside there is no rust.',
    'The hood closes tight, so {who} trust it with a whole chook.',
  ],
  gripe: [
    'Allow {hours} hours and a second pair of hands to put it together.',
    'The drip tray fills after {steps} cooks.',
    'One knob was loose, and {who} tightened it with a spanner.',
    'The wheels do not like gravel; we carried it {steps} metres.',
  ],
}
