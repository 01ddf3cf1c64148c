/** The material of an item. A finish defines the appearance of each material. */
export type Slot =
  | 'body'
  | 'panel'
  | 'trim'
  | 'chrome'
  | 'steel'
  | 'dark'
  | 'black'
  | 'glass'
  | 'smoke'
  | 'clear'
  | 'liner'
  | 'cavity'
  | 'iron'
  | 'rubber'
  | 'led'
  | 'mark'
  | 'accent'
  | 'wood'
  | 'fabric'
  | 'seam'
  | 'linen'
  | 'screen'
  | 'glow'
  | 'shade'
  | 'plate'
  | 'leaf'
  | 'clay'
  | 'stone'
  | 'wall'
  | 'floor'
  | 'arch'
  | 'cabinet'
  | 'bench'
  | 'art'
  | 'card'
  | 'sky'
  | 'meadow'
  | 'tile'
  | 'concrete'

export type Pattern =
  | 'brushed'
  | 'grain'
  | 'weave'
  | 'boards'
  | 'tiles'
  | 'terrazzo'
  | 'plaster'
  | 'bricks'
  | 'cladding'
  | 'paving'

export type Surface = {
  color: string
  second?: string
  rough: number
  metal?: number
  coat?: number
  opacity?: number
  glow?: number
  pattern?: Pattern
}

const common: Record<Slot, Surface> = {
  body: { color: '#eceae5', rough: 0.32 },
  panel: { color: '#14171a', rough: 0.12 },
  trim: { color: '#c9cccd', rough: 0.26, metal: 0.85 },
  chrome: { color: '#dfe1e1', rough: 0.12, metal: 0.95 },
  steel: { color: '#c3c6c7', rough: 0.3, metal: 0.75, pattern: 'brushed' },
  dark: { color: '#232629', rough: 0.45 },
  black: { color: '#141618', rough: 0.3 },
  glass: { color: '#0b1013', rough: 0.05 },
  smoke: { color: '#11181c', rough: 0.05, opacity: 0.62 },
  clear: { color: '#dfe9ea', rough: 0.04, opacity: 0.2 },
  liner: { color: '#f3f3f0', rough: 0.4, glow: 0.1 },
  cavity: { color: '#3c4043', rough: 0.5, metal: 0.2 },
  iron: { color: '#1d1f20', rough: 0.62 },
  rubber: { color: '#1a1b1c', rough: 0.85 },
  led: { color: '#d8f1ff', rough: 0.4, glow: 0.9 },
  mark: { color: '#d5d8d8', rough: 0.5 },
  accent: { color: '#c8674a', rough: 0.35 },
  wood: { color: '#cdab80', second: '#b69063', rough: 0.5, pattern: 'grain' },
  fabric: { color: '#d8cbb2', rough: 0.95, pattern: 'weave' },
  seam: { color: '#c4b59a', rough: 0.95, pattern: 'weave' },
  linen: { color: '#f4efe6', rough: 0.95, pattern: 'weave' },
  screen: { color: '#0a0d10', rough: 0.1 },
  glow: { color: '#ffe3ab', rough: 0.6, glow: 1.1 },
  shade: { color: '#f5ead2', rough: 0.9, glow: 0.18 },
  plate: { color: '#f2ece0', rough: 0.35 },
  leaf: { color: '#66876b', rough: 0.6 },
  clay: { color: '#b87556', rough: 0.75 },
  stone: { color: '#efe9dd', second: '#d9cfbd', rough: 0.35, pattern: 'terrazzo' },
  wall: { color: '#e9dfce', rough: 0.95, pattern: 'plaster' },
  floor: { color: '#cdb08a', second: '#b99a70', rough: 0.6, pattern: 'boards' },
  arch: { color: '#f3ead9', rough: 0.95, pattern: 'plaster' },
  cabinet: { color: '#c9b89c', rough: 0.6 },
  bench: { color: '#f6f1e7', rough: 0.4 },
  art: { color: '#faf5ea', rough: 0.9 },
  sky: { color: '#d3e2dc', rough: 1, glow: 0.35 },
  meadow: { color: '#86a888', rough: 1, glow: 0.12 },
  tile: { color: '#f4f1e9', second: '#dcd5c6', rough: 0.22, pattern: 'tiles' },
  concrete: { color: '#c9c4bb', rough: 0.8, pattern: 'plaster' },
  card: { color: '#c39a68', rough: 0.9 },
}

const oak: Partial<Record<Slot, Surface>> = {
  wood: { color: '#cdab80', second: '#b69063', rough: 0.5, pattern: 'grain' },
}
const walnut: Partial<Record<Slot, Surface>> = {
  wood: { color: '#86583a', second: '#633c25', rough: 0.46, pattern: 'grain' },
  trim: { color: '#c9a86a', rough: 0.28, metal: 0.85 },
}

const cloth = (color: string, seam: string): Partial<Record<Slot, Surface>> => ({
  fabric: { color, rough: 0.95, pattern: 'weave' },
  seam: { color: seam, rough: 0.95, pattern: 'weave' },
})

const paintwork = (color: string): Partial<Record<Slot, Surface>> => ({ body: { color, rough: 0.24, coat: 0.8 } })

const finishes = {
  steel: {
    body: { color: '#c2c5c6', rough: 0.33, metal: 0.68, pattern: 'brushed' },
    liner: { color: '#eef0ef', rough: 0.4, glow: 0.14 },
  },
  black: {
    body: { color: '#3d4145', rough: 0.33, metal: 0.4 },
    trim: { color: '#8d9294', rough: 0.3, metal: 0.85 },
    panel: { color: '#0c0e10', rough: 0.1 },
    accent: { color: '#c9a15a', rough: 0.35, metal: 0.6 },
    fabric: { color: '#3b3e40', rough: 0.95, pattern: 'weave' },
    liner: { color: '#e6e8e7', rough: 0.4, glow: 0.14 },
  },
  white: { body: { color: '#faf9f7', rough: 0.26 } },
  chilli: paintwork('#ad2f24'),
  sage: paintwork('#a9bda0'),
  oak,
  walnut,
  sand: { ...oak, ...cloth('#d2c8b6', '#bcb19c') },
  forest: { ...walnut, ...cloth('#47685a', '#3a584c') },
  clay: { ...oak, ...cloth('#a96f56', '#945e47') },
} satisfies Record<string, Partial<Record<Slot, Surface>>>

export type Finish = keyof typeof finishes

export function surfaceOf(finish: Finish, slot: Slot): Surface {
  const own: Partial<Record<Slot, Surface>> = finishes[finish]
  return own[slot] ?? common[slot]
}
