import type { StoreFront } from '../../server/demo/catalogue/demo-brand.ts'
import type { Brand } from '../../themes/brand.ts'
import { luminance, mix } from '../../themes/color.ts'

export const facadeSize = { width: 1200, height: 800 } as const

type Paint = ReturnType<typeof paintOf>

function paintOf({ tokens }: Brand, { wall = 0.3 }: StoreFront) {
  const { ground, picture, ink, header, headerInk } = tokens
  // Pale brands have a pale footer and accent, which would not contrast with their walls.
  const footer = luminance(tokens.footer) < 0.25 ? tokens.footer : tokens.primary
  const accent = luminance(tokens.accent) < 0.6 ? tokens.accent : tokens.primary
  return {
    sky: mix(ground, '#DCE8F0', 0.55),
    skyLow: mix(ground, '#FFFFFF', 0.5),
    town: mix(mix(ground, '#C4D3DE', 0.5), ink, 0.06),
    wall: mix(picture, footer, wall),
    wallDark: mix(picture, footer, Math.min(1, wall + 0.16)),
    trim: mix(picture, '#FFFFFF', 0.55),
    frame: mix(footer, '#1B1E20', 0.55),
    glass: mix(picture, '#FFF4D6', 0.5),
    glassLow: mix(picture, '#FFE3A8', 0.55),
    thing: mix(footer, picture, 0.25),
    thingLight: mix('#FFFFFF', picture, 0.35),
    sign: header,
    signInk: headerInk,
    awning: accent,
    awningLight: mix(accent, '#FFFFFF', 0.82),
    door: mix('#8A5A3C', footer, 0.18),
    path: mix(mix(picture, '#B9B6AE', 0.6), ink, 0.04),
    kerb: mix('#A5A29B', ink, 0.12),
    leaf: '#5E7F58',
    leafDark: '#47664A',
    trunk: '#7A6551',
  }
}

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

const street = { top: 668, kerb: 744 }
const house = { left: 120, right: 1080, eaves: 250 }

/** Numbers between 0 and 1, the same for the same text. */
function numbersOf(text: string) {
  let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

function town(paint: Paint, next: () => number) {
  const blocks: string[] = []
  for (let x = -20; x < 1220; x += 70 + next() * 60) {
    const height = 90 + next() * 170
    blocks.push(rect(Math.round(x), Math.round(street.top - height - 120), 96, Math.round(height + 130), paint.town))
  }
  return blocks.join('')
}

const roofs: Record<StoreFront['roof'], (top: number, paint: Paint) => string> = {
  flat: (top, { trim, wallDark }) =>
    rect(house.left - 12, top - 26, house.right - house.left + 24, 26, trim) +
    rect(house.left - 12, top - 4, house.right - house.left + 24, 8, wallDark),
  gable: (top, { wall, wallDark, trim }) => {
    // An upper floor leaves less space for it.
    const peak = top - Math.min(132, top - 74)
    const [left, right] = [house.left - 26, house.right + 26]
    const window = (radius: number, fill: string) =>
      `<circle cx="600" cy="${(top + peak) / 2 + 18}" r="${radius}" fill="${fill}"/>`
    return (
      path(`M${house.left} ${top}L600 ${peak}L${house.right} ${top}Z`, wall) +
      path(
        `M${left} ${top + 8}L600 ${peak - 20}L${right} ${top + 8}l-14 14L600 ${peak + 8}L${left + 14} ${top + 22}Z`,
        wallDark,
      ) +
      window(20, trim) +
      window(13, wallDark)
    )
  },
  sawtooth: (top, { wall, wallDark, glass }) =>
    [0, 1, 2, 3]
      .map((tooth) => {
        const left = house.left + tooth * 240
        return (
          path(`M${left} ${top}V${top - 96}L${left + 240} ${top}Z`, wall) +
          path(`M${left + 12} ${top - 10}V${top - 78}l44 18v50Z`, glass) +
          path(`M${left - 4} ${top - 92}v-18L${left + 244} ${top - 6}v14Z`, wallDark)
        )
      })
      .join(''),
  arched: (top, { wall, wallDark }) =>
    path(
      `M${house.left} ${top + 2}C${house.left + 40} ${top - 150} ${house.right - 40} ${top - 150} ${house.right} ${top + 2}Z`,
      wall,
    ) +
    path(
      `M${house.left - 18} ${top + 4}C${house.left + 24} ${top - 178} ${house.right - 24} ${top - 178} ${house.right + 18} ${top + 4}h-22C${house.right - 60} ${top - 146} ${house.left + 60} ${top - 146} ${house.left + 4} ${top + 4}Z`,
      wallDark,
    ),
  glass: (top, { frame, glass, skyLow }) =>
    path(
      `M${house.left} ${top}L360 ${top - 120}H840L${house.right} ${top}Z`,
      glass,
      `stroke="${frame}" stroke-width="8" stroke-linejoin="round"`,
    ) +
    path(
      `M240 ${top - 60}H960M360 ${top - 120}V${top}M480 ${top - 120}V${top}M600 ${top - 120}V${top}M720 ${top - 120}V${top}M840 ${top - 120}V${top}`,
      'none',
      `stroke="${frame}" stroke-width="4"`,
    ) +
    path(`M300 ${top - 8}L372 ${top - 112}h60L380 ${top - 8}Z`, skyLow, 'opacity="0.5"'),
}

type Thing = (x: number, base: number, paint: Paint) => string

/** Contents of a window, about 120 wide; `x` is the left side, `base` the bottom. */
const things = {
  fridge: (x, base, { thingLight, frame }) =>
    rect(x + 20, base - 176, 78, 176, thingLight, 'rx="6"') +
    rect(x + 20, base - 62, 78, 4, frame, 'opacity="0.35"') +
    rect(x + 82, base - 130, 5, 44, frame, 'rx="2"') +
    rect(x + 82, base - 48, 5, 26, frame, 'rx="2"'),
  washer: (x, base, { thingLight, thing, glass }) =>
    rect(x + 14, base - 104, 92, 104, thingLight, 'rx="6"') +
    `<circle cx="${x + 60}" cy="${base - 46}" r="30" fill="${thing}"/>` +
    `<circle cx="${x + 60}" cy="${base - 46}" r="20" fill="${glass}" opacity="0.55"/>` +
    rect(x + 26, base - 92, 26, 8, thing, 'rx="4"'),
  oven: (x, base, { thing, glassLow, thingLight, awning }) =>
    rect(x + 8, base - 108, 104, 108, thing, 'rx="5"') +
    rect(x + 20, base - 74, 80, 52, glassLow, 'rx="4" opacity="0.8"') +
    rect(x + 20, base - 92, 80, 6, thingLight, 'rx="3"') +
    rect(x + 38, base - 138, 46, 30, awning, 'rx="5"') +
    rect(x + 32, base - 132, 58, 6, awning, 'rx="3"'),
  bench: (x, base, { thing, thingLight }) =>
    rect(x, base - 66, 124, 66, thingLight, 'rx="4"') +
    rect(x, base - 74, 124, 10, thing) +
    path(`M${x + 32} ${base - 156}h60l20 30H${x + 12}Z`, thing) +
    rect(x + 50, base - 226, 24, 70, thing),
  sofa: (x, base, { awning, thing }) =>
    rect(x + 10, base - 96, 112, 52, awning, 'rx="12"') +
    rect(x - 4, base - 62, 140, 44, awning, 'rx="14"') +
    rect(x + 8, base - 18, 8, 18, thing) +
    rect(x + 116, base - 18, 8, 18, thing),
  lamp: (x, base, { awningLight, thing, awning }) =>
    rect(x + 84, base - 150, 5, 150, thing) +
    rect(x + 66, base - 6, 40, 6, thing) +
    path(`M${x + 60} ${base - 146}h54l-14-44h-26Z`, awningLight) +
    rect(x + 4, base - 58, 54, 36, awning, 'rx="10"') +
    rect(x, base - 92, 20, 70, awning, 'rx="8"') +
    rect(x + 10, base - 22, 6, 22, thing) +
    rect(x + 46, base - 22, 6, 22, thing),
  table: (x, base, { thing, thingLight, leaf }) =>
    rect(x, base - 74, 124, 10, thing, 'rx="3"') +
    rect(x + 12, base - 64, 8, 64, thing) +
    rect(x + 104, base - 64, 8, 64, thing) +
    path(`M${x + 52} ${base - 74}l-6-30h32l-6 30Z`, thingLight) +
    `<circle cx="${x + 54}" cy="${base - 116}" r="14" fill="${leaf}"/><circle cx="${x + 70}" cy="${base - 122}" r="16" fill="${leaf}"/>`,
} satisfies Record<string, Thing>

const pendant = (x: number, top: number, { frame }: Paint) =>
  path(`M${x} ${top}v34`, 'none', `stroke="${frame}" stroke-width="3"`) +
  `<circle cx="${x}" cy="${top + 42}" r="11" fill="#FFF6DC"/>`

type Display = { paint: Paint; shown: NonNullable<StoreFront['shows']> }

function shopWindow(x: number, width: number, { paint, shown }: Display) {
  const [top, base] = [408, 640]
  // A wide window shows two.
  const count = width > 280 ? 2 : 1
  const share = width / count
  const goods = shown
    .slice(0, count)
    .map((name, index) => things[name](x + share * (index + 0.5) - 60, base - 4, paint))
  return (
    rect(x - 8, top - 8, width + 16, base - top + 16, paint.frame, 'rx="3"') +
    rect(x, top, width, base - top, 'url(#light)') +
    goods.join('') +
    goods.map((_, index) => pendant(x + share * index + 24, top, paint)).join('') +
    path(`M${x} ${base}V${top + 90}L${x + width * 0.42} ${top}h${width * 0.2}Z`, '#FFFFFF', 'opacity="0.13"') +
    rect(x - 14, base + 6, width + 28, 12, paint.trim)
  )
}

/** A roll-up door, half open on stacked boxes. */
function dockDoor(x: number, width: number, { paint }: { paint: Paint }) {
  const [top, base] = [396, street.top]
  const slats = [0, 1, 2, 3, 4].map((slat) => rect(x, top + 6 + slat * 20, width, 4, paint.wallDark)).join('')
  const box = (left: number, height: number, size: number) =>
    rect(x + left, base - height, size, size * 0.86, '#C79B63') +
    rect(x + left + size * 0.42, base - height, size * 0.16, size * 0.86, '#B58750')
  return (
    rect(x - 10, top - 10, width + 20, base - top + 10, paint.frame) +
    rect(x, top, width, base - top, mix(paint.frame, '#FFE3A8', 0.28)) +
    box(20, 82, 96) +
    box(width - 124, 82, 96) +
    box(30, 164, 92) +
    rect(x, top, width, 108, paint.trim) +
    slats
  )
}

function frontDoor(x: number, width: number, { paint }: { paint: Paint }) {
  const [top, base] = [408, street.top]
  const middle = x + width / 2
  const leaf = (left: number) =>
    rect(left, top + 10, width / 2 - 12, base - top - 10, paint.door) +
    rect(left + 14, top + 26, width / 2 - 40, base - top - 96, 'url(#light)', 'rx="2"')
  return (
    rect(x - 8, top - 8, width + 16, base - top + 8, paint.frame) +
    leaf(x + 6) +
    leaf(middle + 6) +
    rect(middle - 16, 560, 5, 46, '#E9DDBE', 'rx="2"') +
    rect(middle + 12, 560, 5, 46, '#E9DDBE', 'rx="2"') +
    rect(x - 22, base - 8, width + 44, 12, paint.kerb)
  )
}

function awningOver(x: number, width: number, { awning, awningLight }: Paint) {
  const count = Math.max(4, Math.round(width / 34))
  const step = (width + 36) / count
  return Array.from({ length: count }, (_, index) => {
    const left = x - 18 + index * step
    const fill = index % 2 ? awningLight : awning
    return path(`M${left} 392h${step}v44a${step / 2} 12 0 0 1 ${-step} 0Z`, fill)
  }).join('')
}

const upperWindows = (top: number, { frame, trim }: Paint) =>
  [0, 1, 2, 3, 4]
    .map((index) => {
      const x = house.left + 62 + index * 184
      return (
        rect(x - 6, top + 24, 112, 92, frame) +
        rect(x, top + 30, 100, 80, 'url(#light)') +
        rect(x + 47, top + 30, 6, 80, frame) +
        rect(x - 14, top + 116, 128, 10, trim)
      )
    })
    .join('')

/** The shop's wordmark, as large as its sign allows. */
function signOf({ logo, tokens }: Brand, paint: Paint) {
  const [, boxWidth = '200', boxHeight = '42'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(logo) ?? []
  const scale = Math.min(470 / Number(boxWidth), 58 / Number(boxHeight))
  const [width, height] = [Number(boxWidth) * scale, Number(boxHeight) * scale]
  const drawing = logo
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replaceAll(/var\(--[\w-]+,\s*(#\w+)\)/g, '$1')
    .replaceAll('currentColor', paint.signInk)
  return `${rect(
    house.left + 40,
    300,
    house.right - house.left - 80,
    84,
    paint.sign,
    `rx="3" stroke="${tokens.line}" stroke-width="2"`,
  )}<g transform="translate(${600 - width / 2} ${342 - height / 2}) scale(${scale})">${drawing}</g>`
}

const tree = (x: number, { trunk, leaf, leafDark }: Paint) =>
  rect(x - 7, 560, 14, 130, trunk) +
  `<circle cx="${x}" cy="500" r="74" fill="${leafDark}"/><circle cx="${x - 26}" cy="476" r="56" fill="${leaf}"/><circle cx="${x + 32}" cy="458" r="44" fill="${leaf}"/>`

const planter = (x: number, { leaf, leafDark, kerb }: Paint) =>
  `<ellipse cx="${x}" cy="628" rx="34" ry="32" fill="${leafDark}"/><ellipse cx="${x - 8}" cy="616" rx="24" ry="24" fill="${leaf}"/>` +
  path(`M${x - 32} 638h64l-8 44h-48Z`, kerb)

/** The same items, rotated by `by`. */
const turned = <Item>(items: readonly Item[], by: number) =>
  items.map((_, index) => items[(index + by) % items.length] as Item) // within the list

/** A shop seen from across the street: 1200 by 800, with no important detail in the outer eighth above and below. */
export function facadeDrawing(brand: Brand, facade: StoreFront, seed: string): string {
  const paint = paintOf(brand, facade)
  const next = numbersOf(seed)
  const top = facade.floors === 2 ? house.eaves - 96 : house.eaves + 10
  const { bays, dock } = facade
  const doorWidth = 150
  const space = house.right - house.left - 100 - doorWidth
  const width = space / bays - 44
  const before = { left: 0, middle: Math.floor(bays / 2), right: bays }[facade.door]
  const { shows = ['fridge', 'washer', 'oven', 'bench'] } = facade
  const from = Math.floor(next() * shows.length)
  let x = house.left + 62
  const parts: string[] = []
  const awnings: string[] = []
  for (let index = 0; index <= bays; index++) {
    if (index === before) {
      parts.push(frontDoor(x, doorWidth, { paint }))
      x += doorWidth + 44
    }
    if (index === bays) break
    parts.push(
      dock
        ? dockDoor(x, width, { paint })
        : shopWindow(x, width, { paint, shown: turned(shows, from + index * (bays === 2 ? 2 : 1)) }),
    )
    if (facade.awning && !dock) awnings.push(awningOver(x, width, paint))
    x += width + 44
  }
  const { width: right, height: bottom } = facadeSize
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${right} ${bottom}" width="${right}" height="${bottom}">` +
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint.sky}"/><stop offset="1" stop-color="${paint.skyLow}"/></linearGradient>` +
    `<linearGradient id="light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint.glass}"/><stop offset="1" stop-color="${paint.glassLow}"/></linearGradient></defs>` +
    rect(0, 0, right, bottom, 'url(#sky)') +
    town(paint, next) +
    rect(0, street.top, right, bottom - street.top, paint.path) +
    rect(0, street.kerb, right, 8, paint.kerb) +
    rect(0, street.kerb + 8, right, 60, mix(paint.kerb, '#3A3D40', 0.55)) +
    path(
      `M${house.left} ${street.top}h${house.right - house.left}l44 30H${house.left + 30}Z`,
      '#000000',
      'opacity="0.1"',
    ) +
    roofs[facade.roof](top, paint) +
    rect(house.left, top, house.right - house.left, street.top - top, paint.wall) +
    rect(house.left, street.top - 22, house.right - house.left, 22, paint.wallDark) +
    (facade.floors === 2 ? upperWindows(top, paint) : '') +
    parts.join('') +
    signOf(brand, paint) +
    awnings.join('') +
    (facade.trees ? tree(70, paint) + tree(1136, paint) : planter(104, paint) + planter(1098, paint)) +
    '</svg>'
  )
}
