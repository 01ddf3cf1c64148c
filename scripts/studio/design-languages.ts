import type { Surface } from './finishes.ts'
import type { Surfaces } from './paint.ts'

export type HandleShape = 'bar' | 'square' | 'lip' | 'recess' | 'arch' | 'strap' | 'wood' | 'pro'
export type KnobShape = 'turned' | 'blade' | 'dome' | 'ring' | 'fluted' | 'drum'

/** How a manufacturer draws its products: one family of handles, knobs, panels and feet, and one name plate. */
export type DesignLanguage = {
  handle: HandleShape
  knob: KnobShape
  trim: Surface
  panel: Surface
  feet: 'pad' | 'leg' | 'plinth'
  plate: { font: string; spacing: number; upper: boolean; side: -1 | 0 | 1 }
  accent: string
}

const satin: Surface = { color: '#c9cccd', rough: 0.26, metal: 0.85 }
const mirror: Surface = { color: '#e2e4e4', rough: 0.1, metal: 0.95 }
const brass: Surface = { color: '#c9a15a', rough: 0.26, metal: 0.85 }
const copper: Surface = { color: '#c07a58', rough: 0.26, metal: 0.85 }
const graphite: Surface = { color: '#4b5054', rough: 0.32, metal: 0.6 }
const soot: Surface = { color: '#202326', rough: 0.42, metal: 0.2 }
const blackGlass: Surface = { color: '#101316', rough: 0.1 }
const greyGlass: Surface = { color: '#3a4146', rough: 0.14 }
const blueGlass: Surface = { color: '#16202b', rough: 0.1 }
const paleGlass: Surface = { color: '#dfe3e2', rough: 0.16 }
const brownGlass: Surface = { color: '#2a211d', rough: 0.12 }

const plate = (font: string, spacing: number, side: -1 | 0 | 1, upper = true): DesignLanguage['plate'] => ({
  font,
  spacing,
  side,
  upper,
})

const languages = {
  nordic: {
    handle: 'lip',
    knob: 'drum',
    trim: satin,
    panel: blackGlass,
    feet: 'plinth',
    plate: plate('300 sans-serif', 0.34, 0),
    accent: '#c8674a',
  },
  dairy: {
    handle: 'arch',
    knob: 'dome',
    trim: mirror,
    panel: paleGlass,
    feet: 'leg',
    plate: plate('italic 700 serif', 0.02, -1, false),
    accent: '#4d7a8c',
  },
  works: {
    handle: 'pro',
    knob: 'fluted',
    trim: mirror,
    panel: blackGlass,
    feet: 'leg',
    plate: plate('700 serif', 0.2, 0),
    accent: '#8f2f28',
  },
  measured: {
    handle: 'square',
    knob: 'ring',
    trim: satin,
    panel: blackGlass,
    feet: 'pad',
    plate: plate('700 sans-serif', 0.08, -1),
    accent: '#3c6e9e',
  },
  fjord: {
    handle: 'recess',
    knob: 'drum',
    trim: graphite,
    panel: blueGlass,
    feet: 'plinth',
    plate: plate('400 sans-serif', 0.2, 1, false),
    accent: '#2f6f6a',
  },
  valley: {
    handle: 'pro',
    knob: 'turned',
    trim: brass,
    panel: brownGlass,
    feet: 'leg',
    plate: plate('italic 400 serif', 0.06, 0, false),
    accent: '#a8472b',
  },
  summer: {
    handle: 'bar',
    knob: 'turned',
    trim: satin,
    panel: blackGlass,
    feet: 'pad',
    plate: plate('700 sans-serif', 0.02, 1, false),
    accent: '#d58a2d',
  },
  plain: {
    handle: 'strap',
    knob: 'blade',
    trim: satin,
    panel: greyGlass,
    feet: 'pad',
    plate: plate('400 sans-serif', 0.1, -1),
    accent: '#6b7a80',
  },
  motor: {
    handle: 'square',
    knob: 'fluted',
    trim: graphite,
    panel: greyGlass,
    feet: 'pad',
    plate: plate('700 monospace', 0.06, 1),
    accent: '#c3532f',
  },
  tinplate: {
    handle: 'wood',
    knob: 'dome',
    trim: mirror,
    panel: brownGlass,
    feet: 'pad',
    plate: plate('700 serif', 0.12, 0, false),
    accent: '#5e7f5a',
  },
  signal: {
    handle: 'recess',
    knob: 'ring',
    trim: soot,
    panel: blackGlass,
    feet: 'plinth',
    plate: plate('400 sans-serif', 0.28, 0),
    accent: '#5a56a8',
  },
  harbour: {
    handle: 'wood',
    knob: 'turned',
    trim: soot,
    panel: greyGlass,
    feet: 'leg',
    plate: plate('400 serif', 0.18, -1),
    accent: '#3f7363',
  },
  big: {
    handle: 'strap',
    knob: 'dome',
    trim: graphite,
    panel: blueGlass,
    feet: 'pad',
    plate: plate('700 sans-serif', 0.16, 0),
    accent: '#b3432f',
  },
  range: {
    handle: 'bar',
    knob: 'dome',
    trim: copper,
    panel: brownGlass,
    feet: 'leg',
    plate: plate('italic 700 serif', 0.08, 0, false),
    accent: '#7a2f3a',
  },
} satisfies Record<string, DesignLanguage>

type LanguageName = keyof typeof languages

const speakers: Record<string, LanguageName> = {
  norrvik: 'nordic',
  ostwick: 'dairy',
  arbourne: 'works',
  brenholm: 'measured',
  havnor: 'fjord',
  solvane: 'valley',
  calder: 'summer',
  kelvane: 'plain',
  ostra: 'motor',
  ferrow: 'tinplate',
  tamarin: 'signal',
  brindle: 'harbour',
  korrin: 'big',
  marlow: 'range',
  quillon: 'motor',
  lumessa: 'dairy',
  tasko: 'plain',
  fennimore: 'summer',
  hallorin: 'measured',
  grendale: 'big',
  narbeck: 'signal',
  zephrin: 'nordic',
  dunmarra: 'works',
  montevaro: 'valley',
  wexcombe: 'range',
  ondrell: 'motor',
  skarne: 'fjord',
  vantrel: 'measured',
  orvane: 'harbour',
  pellitone: 'plain',
  'lumen-and-grey': 'signal',
  maren: 'nordic',
  'tove-and-oak': 'harbour',
  stillwater: 'summer',
  ember: 'valley',
  linmoor: 'tinplate',
  bexhollow: 'plain',
  rookby: 'range',
  tindervale: 'works',
  southerly: 'harbour',
  miele: 'measured',
}

export const languageOf = (manufacturer: string): DesignLanguage => languages[speakers[manufacturer] ?? 'plain']

/** The materials that a manufacturer uses in every finish. */
export function surfacesOf(manufacturer: string): Surfaces {
  const { trim, panel, accent } = languageOf(manufacturer)
  return { trim, panel, accent: { color: accent, rough: 0.35 } }
}
