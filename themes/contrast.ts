import type { Tokens } from './brand.ts'
import { contrast, mix } from './color.ts'
import { type Roles, rolesOf } from './roles.ts'

type Check = { name: string; ratio: number; bound: number }

const text = 4.5
const shape = 3

const check = (name: string, ink: string, ground: string, bound: number): Check => ({
  name,
  ratio: contrast(ink, ground),
  bound,
})

const grounds = ['ground', 'surface', 'surfaceRaised'] as const
const inks = ['ink', 'inkSoft'] as const
const spoken = ['link', 'sale', 'success', 'warning', 'danger'] as const

const onGrounds = (tokens: Tokens) => [
  ...[...grounds, 'picture' as const].flatMap((ground) =>
    inks.map((ink) => check(`${ink} on ${ground}`, tokens[ink], tokens[ground], text)),
  ),
  ...grounds.flatMap((ground) => spoken.map((ink) => check(`${ink} on ${ground}`, tokens[ink], tokens[ground], text))),
  ...grounds.flatMap((ground) => [
    check(`inkSoft as border on ${ground}`, tokens.inkSoft, tokens[ground], shape),
    check(`focus ring on ${ground}`, tokens.focus, tokens[ground], shape),
    check(`eyebrow on ${ground}`, tokens.eyebrow.color, tokens[ground], text),
    check(`strip icon on ${ground}`, tokens.strip, tokens[ground], shape),
    check(`energy stars on ${ground}`, tokens.star, tokens[ground], shape),
  ]),
]

const pairs = (tokens: Tokens) => [
  check('primaryInk on primary', tokens.primaryInk, tokens.primary, text),
  check('accentInk on accent', tokens.accentInk, tokens.accent, text),
  check('saleInk on sale', tokens.saleInk, tokens.sale, text),
  check('headerInk on header', tokens.headerInk, tokens.header, text),
  check('footerInk on footer', tokens.footerInk, tokens.footer, text),
  ...Object.entries(tokens.ribbon).map(([name, pair]) => check(`ribbon ${name}`, pair.ink, pair.ground, text)),
  ...Object.entries(tokens.promo).map(([name, pair]) => check(`promotion ${name}`, pair.ink, pair.ground, text)),
  check('alert', tokens.alert.ink, tokens.alert.ground, text),
  check('badge', tokens.badge.ink, tokens.badge.ground, text),
  check('category bar', tokens.categoryBar.ink, tokens.categoryBar.ground, text),
  ...inks.map((ink) => check(`${ink} on the service band`, tokens[ink], tokens.band.ground, text)),
  check('strip icon on the service band', tokens.strip, tokens.band.ground, shape),
  ...Object.entries(tokens.hangingTags ?? {}).map(([name, pair]) => check(`tag ${name}`, pair.ink, pair.ground, text)),
]

const hero = ({ hero: front }: Tokens) => [
  check('hero', front.ink, front.ground, text),
  check('hero lead', front.soft, front.ground, text),
  check('hero eyebrow', front.eyebrow, front.ground, text),
]

const solid = (ground: string, behind: string) => (ground.startsWith('#') ? ground : behind)

function headerParts({ search, menuButton, header }: Tokens) {
  const field = solid(search.ground, header)
  return [
    check('search text', search.ink, field, text),
    check('search placeholder', search.placeholder, field, text),
    check('search button', search.button.ink, solid(search.button.ground, field), text),
    check('menu button', menuButton.ink, solid(menuButton.ground, header), text),
  ]
}

const derived = (tokens: Tokens, { act, sel, control, header, footer, tint }: Roles) => [
  check('primaryInk on primary, hover', act.ink, act.hover, text),
  check('primaryInk on primary, pressed', act.ink, act.pressed, text),
  check('sel as text on surface', sel.ground, tokens.surface, text),
  check('sel as text on ground', sel.ground, tokens.ground, text),
  check('sel as text on surfaceRaised', sel.ground, tokens.surfaceRaised, text),
  check('tick on sel', sel.ink, sel.ground, text),
  check('tick on sel, hover', sel.ink, sel.hover, text),
  ...inks.map((ink) => check(`${ink} on sel tint`, tokens[ink], sel.tint, text)),
  check('sel on its tint', sel.ground, sel.tint, text),
  ...grounds.map((ground) => check(`control border on ${ground}`, control, tokens[ground], shape)),
  check('header soft on header', header.soft, tokens.header, text),
  check('footer soft on footer', footer.soft, tokens.footer, text),
  check('header focus ring', tokens.headerInk, tokens.header, shape),
  check('footer focus ring', tokens.footerInk, tokens.footer, shape),
  check('offline bar focus ring', tokens.ground, tokens.ink, shape),
  check('offline bar text', tokens.ground, tokens.ink, text),
  check('success on its tint', tokens.success, tint.success, text),
  check('warning on its tint', tokens.warning, tint.warning, text),
  check('danger on its tint', tokens.danger, tint.danger, text),
  check('sale on its tint', tokens.sale, tint.sale, text),
  check('ink on success tint', tokens.ink, tint.success, text),
  check('ink on danger tint', tokens.ink, tint.danger, text),
  check('disabled text on line', tokens.inkSoft, tokens.line, shape),
  check('utility line on header', mix(tokens.header, tokens.headerInk, 0.8), tokens.header, text),
]

/** Every combination of foreground and background in a shop, with its WCAG ratio and the required minimum. */
export const contrastChecks = (tokens: Tokens): Check[] => [
  ...onGrounds(tokens),
  ...pairs(tokens),
  ...hero(tokens),
  ...headerParts(tokens),
  ...derived(tokens, rolesOf(tokens)),
]
