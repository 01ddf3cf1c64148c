type Fact = { readonly name: string; readonly value: string }

/** A fact on its own, without its name beside it: `900 mm`; a bare number says what it counts, `Zones 5`. */
export const factText = ({ name, value }: Fact): string => (/^[\d.,]+$/.test(value) ? `${name} ${value}` : value)

/** The scale of an energy label: six stars, and ten for what is better than six, as the regulator's own label has it. */
export const energyScale = (stars: number): number => (stars > 6 ? 10 : 6)
