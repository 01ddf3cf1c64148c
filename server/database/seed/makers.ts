/** Invented product brands. Miele stands here only because the checkout treats its products in a way of their own. */
export type Maker = {
  uri: string
  name: string
  /** First letters of its SKUs. */
  code: string
  country: string
  /** What its products cost against the middle of the market. */
  tier: number
  about: string
}

const maker = (uri: string, name: string, code: string, country: string, tier: number, about: string): Maker => ({
  uri, name, code, country, tier, about,
})

/** In the order of their standing. */
export const makers: readonly Maker[] = [
  maker('norrvik', 'Norrvik', 'NV', 'Sweden', 1.32, 'Norrvik has built refrigerators on the Bothnian coast since 1931 and tests every door hinge in a room kept at minus twenty.'),
  maker('ostwick', 'Ostwick', 'OW', 'Denmark', 1.25, 'Ostwick began as a dairy outfitter, which is why its fridges still have the calmest shelves in the trade.'),
  maker('arbourne', 'Arbourne', 'AB', 'England', 1.28, 'Arbourne makes ovens, cooktops and hoods in one works outside Sheffield, enamelled the slow way.'),
  maker('brenholm', 'Brenholm', 'BH', 'Germany', 1.22, 'Brenholm measures sound before anything else; no dishwasher leaves its hall above its printed figure.'),
  maker('havnor', 'Havnor', 'HN', 'Norway', 1.3, 'Havnor draws laundry and cooling for small flats and long winters, with spare parts kept for fifteen years.'),
  maker('solvane', 'Solvane', 'SV', 'Italy', 1.4, 'Solvane sets gas burners and espresso groups by hand in a valley that smells of both.'),
  maker('calder', 'Calder', 'CA', 'Australia', 1.0, 'Calder designs in Geelong for hot summers, hard water and households that open the fridge all day.'),
  maker('kelvane', 'Kelvane', 'KV', 'Australia', 0.86, 'Kelvane is the plain-spoken cooling maker: thick walls, few buttons, honest prices.'),
  maker('ostra', 'Ostra', 'OS', 'Poland', 1.04, 'Ostra puts its money into compressors and motors and prints their hours on the label.'),
  maker('ferrow', 'Ferrow', 'FW', 'Wales', 1.06, 'Ferrow spins kettles, pans and toasters from steel sheet in a former tinplate mill.'),
  maker('tamarin', 'Tamarin', 'TM', 'South Korea', 1.02, 'Tamarin builds appliances that talk to a phone and, more to the point, work without one.'),
  maker('brindle', 'Brindle', 'BR', 'New Zealand', 1.08, 'Brindle comes from Dunedin and puts a drawer wherever another maker would put a door.'),
  maker('korrin', 'Korrin', 'KR', 'Turkey', 0.84, 'Korrin makes big, simple washers and fridges for full houses and asks little for them.'),
  maker('marlow', 'Marlow', 'ML', 'England', 1.16, 'Marlow is known for range cookers that are handed down with the house.'),
  maker('quillon', 'Quillon', 'QL', 'Spain', 0.95, 'Quillon has pressed cooktops and hoods in steel for three generations in Zaragoza.'),
  maker('lumessa', 'Lumessa', 'LM', 'Portugal', 0.98, 'Lumessa colours the kitchen bench: mixers, kettles and fryers in shades that match each other for years.'),
  maker('tasko', 'Tasko', 'TK', 'Vietnam', 0.72, 'Tasko leaves out what most people never press and puts the saving on the ticket.'),
  maker('fennimore', 'Fennimore', 'FN', 'Australia', 0.9, 'Fennimore keeps houses warm, cool and breathing, from Hobart frosts to Broome evenings.'),
  maker('hallorin', 'Hallorin', 'HL', 'Slovenia', 1.1, 'Hallorin winds its own washer motors and guarantees them for ten years.'),
  maker('grendale', 'Grendale', 'GD', 'Australia', 0.92, 'Grendale builds laundry machines around tank water, clotheslines and football mud.'),
  maker('narbeck', 'Narbeck', 'NB', 'Netherlands', 1.12, 'Narbeck does one thing, floors, and has done it since its founder tired of carrying a canister upstairs.'),
  maker('zephrin', 'Zephrin', 'ZP', 'Japan', 1.18, 'Zephrin moves air quietly: split systems, purifiers and heaters with blades shaped after owl wings.'),
  maker('dunmarra', 'Dunmarra', 'DM', 'Australia', 1.05, 'Dunmarra welds barbecues in Toowoomba and cooks on every tenth one before it ships.'),
  maker('montevaro', 'Montevaro', 'MV', 'Italy', 1.35, 'Montevaro made bar machines for forty years before it built one small enough for a home.'),
  maker('wexcombe', 'Wexcombe', 'WX', 'England', 1.1, 'Wexcombe still assembles its toasters at a bench, each signed underneath by the person who did it.'),
  maker('ondrell', 'Ondrell', 'OD', 'Czechia', 0.94, 'Ondrell makes blenders and fryers with motors a size larger than they need.'),
  maker('skarne', 'Skarne', 'SK', 'Finland', 1.2, 'Skarne casts and clads cookware beside a lake, with handles shaped for mittens.'),
  maker('vantrel', 'Vantrel', 'VT', 'Taiwan', 1.0, 'Vantrel tunes its screens in daylight rooms, because that is where most televisions live.'),
  maker('orvane', 'Orvane', 'OV', 'Austria', 1.24, 'Orvane came to sound from concert halls and still checks every speaker against a piano.'),
  maker('pellitone', 'Pellitone', 'PT', 'Canada', 0.88, 'Pellitone builds speakers and headphones that can be opened with one screwdriver.'),
  maker('lumen-and-grey', 'Lumen & Grey', 'LG', 'Malaysia', 0.8, 'Lumen & Grey sells large screens with few inputs and a remote that fits in one hand.'),
  maker('maren', 'Maren', 'MR', 'Denmark', 1.2, 'Maren upholsters on solid frames and keeps every fabric in stock for ten years.'),
  maker('tove-and-oak', 'Tove & Oak', 'TO', 'Lithuania', 1.14, 'Tove & Oak saws, dries and joins its own timber, and names each table after a meal.'),
  maker('stillwater', 'Stillwater', 'SW', 'Australia', 1.0, 'Stillwater makes beds and quiet bedroom pieces in Ballarat from wool, oak and ash.'),
  maker('ember', 'Ember', 'EM', 'Portugal', 0.96, 'Ember lights rooms in warm layers, with shades sewn by hand in Braga.'),
  maker('linmoor', 'Linmoor', 'LR', 'Ireland', 1.08, 'Linmoor weaves upholstery cloth first and builds the chair to suit it.'),
  maker('bexhollow', 'Bexhollow', 'BX', 'Vietnam', 0.78, 'Bexhollow ships furniture flat, with every bolt the same size and one key for all of them.'),
  maker('rookby', 'Rookby', 'RB', 'India', 0.94, 'Rookby knots and weaves rugs in Panipat and pays the weaver by the week, not by the knot.'),
  maker('tindervale', 'Tindervale', 'TV', 'Indonesia', 0.85, 'Tindervale turns plantation teak and cane into shelves, chairs and small tables.'),
  maker('southerly', 'Southerly', 'SO', 'New Zealand', 0.98, 'Southerly builds heat pumps and heaters in Christchurch for the wind it is named after.'),
  maker('miele', 'Miele', 'MI', 'Germany', 1.6, 'Miele products are booked, delivered and installed by the maker, so their dates come from its own calendar.'),
]

const byUri = new Map(makers.map((one) => [one.uri, one]))

export function makerOf(uri: string): Maker {
  const found = byUri.get(uri)
  if (!found) throw new Error(`no maker ${uri}`)
  return found
}
