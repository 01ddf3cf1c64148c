import type { ChoiceRow } from '../../../database/schema/catalogue.ts'
import type { InstallPlan } from './product-type.ts'

const choice = (id: string, name: string, dollars: number, note = ''): ChoiceRow => ({
  id,
  name,
  note,
  priceCents: dollars * 100,
  included: dollars === 0,
})

export const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`

/** A warranty price in proportion to the product price, ending in 9. */
const coverPrice = (priceCents: number, share: number) =>
  Math.max(19, Math.round(((priceCents / 100) * share) / 10) * 10 - 1)

const extra = (isFurniture: boolean, isSmall: boolean) => {
  if (isFurniture) return '2 more years, fabric and frame, stains included'
  return isSmall ? '2 more years, swapped over the counter' : '2 more years, parts and labour at home'
}

/** Included warranties longer than this have no paid extensions. */
const longest = 20

/** The manufacturer's warranty, and two paid extensions. */
export function warrantyChoices(included: number, priceCents: number, isFurniture: boolean): ChoiceRow[] {
  const own = choice('maker', `${years(included)}, from the maker`, 0)
  if (included > longest) return [own]
  const isSmall = priceCents < 400_00
  const plusTwo = coverPrice(priceCents, 0.08)
  return [
    own,
    choice('plus-2', years(included + 2), plusTwo, extra(isFurniture, isSmall)),
    choice('plus-5', years(included + 5), Math.max(plusTwo + 10, coverPrice(priceCents, 0.14))),
  ]
}

const unpack = choice('unpack', 'Place and unpack', 0)

const plans: Record<InstallPlan, readonly ChoiceRow[]> = {
  none: [],
  unpack: [unpack],
  fridge: [
    unpack,
    choice('connect-water', 'Connect water and level doors', 189, 'Licensed plumber, same visit'),
    choice('doors-off', 'Doors off for a narrow hallway', 79, 'Taken off, carried in, hung again'),
  ],
  freezer: [unpack, choice('stairs', 'Carry up or down stairs', 59, 'Up to two flights')],
  dishwasher: [
    unpack,
    choice('connect', 'Connect to water and drain', 159, 'Licensed plumber, same visit'),
    choice('connect-cabinet', 'Connect and fit into the cabinet', 229, 'Panel and kickboard cut on site'),
  ],
  electric: [
    unpack,
    choice('wire', 'Wire to an existing circuit', 199, 'Licensed electrician, certificate left with you'),
    choice('wire-circuit', 'New circuit and wiring', 449, 'Up to ten metres from the board'),
  ],
  gas: [
    unpack,
    choice('gas', 'Connect to gas and test', 239, 'Licensed gasfitter, certificate left with you'),
    choice('lpg', 'Connect and convert to LPG', 289, 'Jets changed on the day'),
  ],
  cooker: [
    unpack,
    choice('cooker', 'Connect to gas or wire in', 259, 'The licensed trade your model needs'),
    choice('cooker-lpg', 'Connect and convert to LPG', 309, 'Jets changed on the day'),
  ],
  hood: [
    unpack,
    choice('hood', 'Mount and connect to ducting', 289, 'Two people, ducting to 150 mm'),
    choice('recirculate', 'Mount to recirculate', 229, 'Filters fitted, no hole in the wall'),
  ],
  laundry: [
    unpack,
    choice('taps', 'Connect and take out transit bolts', 69, 'Runs a rinse before we leave'),
    choice('stack', 'Connect and stack', 139, 'Stacking kit sold apart'),
  ],
  dryer: [
    unpack,
    choice('wall', 'Mount on the wall', 129, 'Into brick or studs'),
    choice('stack-dryer', 'Stack on a washer', 99, 'Stacking kit sold apart'),
  ],
  split: [
    choice('no-install', 'Delivered only', 0),
    choice('back-to-back', 'Back-to-back installation', 690, 'Up to three metres of pipe, licensed'),
    choice('two-storey', 'Upper storey installation', 990, 'Up to eight metres of pipe, licensed'),
  ],
  television: [
    unpack,
    choice('tune', 'Set up and tune', 89, 'Channels, picture and remote'),
    choice('wall-tv', 'Mount on the wall and tune', 219, 'Bracket sold apart'),
  ],
  furniture: [
    choice('to-room', 'To the room of your choice', 0),
    choice('assemble', 'Unpack, assemble, take the boxes', 69, 'Two people, about half an hour'),
  ],
  assembly: [
    choice('boxed', 'Delivered in its boxes', 0),
    choice('build', 'Built in the room', 99, 'Levelled, packaging taken away'),
  ],
  barbecue: [
    choice('bbq-boxed', 'Delivered in its box', 0),
    choice('bbq-built', 'Built and first burn', 99, 'Leak test on every joint'),
  ],
}

export const installChoices = (plan: InstallPlan): ChoiceRow[] => [...plans[plan]]
