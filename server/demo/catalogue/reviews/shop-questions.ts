import type { BrandKey } from '#themes/brand.ts'

/** What customers of a shop ask and how its staff answer; {values} are the product's own. */
export const shopQuestions: Readonly<Record<BrandKey, readonly (readonly [question: string, answer: string])[]>> = {
  wa: [
    [
      'Our niche is {spaceWidth} mm wide. Will it sit in there?',
      'Yes. It measures {width} mm across, so {spareWidth} mm remain, which is what we like to see.',
    ],
    [
      'Can we put it under cabinets that hang at {spaceHeight} mm?',
      'You can: the body is {height} mm high and the rest is clearance.',
    ],
    [
      'How loud is it in an open-plan room of {size} square metres?',
      'It is rated {noise} dB(A). Come and hear it in a showroom before you decide.',
    ],
    [
      'What happens after the {warrantyYears} years of warranty?',
      'Parts remain available for ten years, and our own technicians can still be booked after year {warrantyYears}.',
    ],
    [
      'Is {weight} kg too much for a timber floor?',
      'No. {weight} kg is less than a full bookcase, spread over four feet.',
    ],
  ],
  aol: [
    ['My gap is {spaceWidth} mm, am I okay?', "You're fine! It's {width} mm, leaving {spareWidth} mm to play with."],
    ['Does it fit below a {spaceHeight} mm shelf?', "Sure does, it's {height} mm tall. Leave a bit of air above."],
    ['Roughly what will it use a year?', 'About {energy} kWh on the label test. Your bill depends on how you use it.'],
    ['Can one person lift it?', "At {weight} kg we'd say no. Add delivery and we'll carry it in."],
    [
      'How many years of cover do I get?',
      '{warrantyYears} years from the manufacturer, and you can add more at the cart.',
    ],
  ],
  'aol-nz': [
    [
      'Would it go into a {spaceWidth} mm alcove at the bach?',
      'It would, with {spareWidth} mm over: the unit is {width} mm wide.',
    ],
    ['How high is it with the feet out? We have {spaceHeight} mm.', 'It is {height} mm, so you are good to go.'],
    ['What does it weigh for the ferry?', '{weight} kg packed or not, and the carton adds a couple more.'],
    [
      'Is the guarantee good here in New Zealand?',
      'It is: {warrantyYears} years, on top of the Consumer Guarantees Act.',
    ],
    ['Is {noise} dB(A) loud for a small flat?', 'It is softer than a chat across the table.'],
  ],
  andoo: [
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
  hc: [
    ['Is it really {width} mm? My hole is {spaceWidth} mm.', 'Really {width} mm. You have {spareWidth} mm spare.'],
    ['Does a second still get the warranty?', 'Yes, {warrantyYears} years, same as new.'],
    ['Will {weight} kg go on my trailer?', 'It will. Bring straps and a blanket.'],
    ['Can I look at the mark before I pay?', 'Any day we are open. Ask for it by number, {sku}.'],
    ['Is it {height} mm or does that leave out the feet?', '{height} mm on the feet, wound in.'],
  ],
  aoc: [
    ['Cut-out for {units} units: is {spaceWidth} mm enough each?', 'Yes. {width} mm each, {spareWidth} mm clearance.'],
    ['Weight per unit for the goods lift?', '{weight} kg net. Lift limit is usually not the issue.'],
    ['Commercial warranty term?', '{warrantyYears} years domestic. Ask accounts for site terms.'],
    ['Height under a {spaceHeight} mm bench?', '{height} mm. Fits.'],
    ['Can you hold {units} of {sku}?', 'Yes, 14 days against a PO.'],
  ],
  wac: [
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
  fk: [
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
}

/** First names of the staff who answer. */
export const answerers = ['Noor', 'Wiremu', 'Ines', 'Jo', 'Priti', 'Callan', 'Mele', 'Hugh'] as const
