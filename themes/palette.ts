import type { PaletteOptions } from '@mui/material/styles'
import type { Tokens } from './brand.ts'
import { contrast } from './color.ts'
import { type Roles, rolesOf } from './roles.ts'

const onColor = (color: string, tokens: Tokens) => {
  const candidates = ['#FFFFFF', tokens.ink]
  return candidates.find((ink) => contrast(ink, color) >= 4.5) ?? tokens.ink
}

/** Colours of MUI's own components, which MUI would otherwise derive from grey and its own tints. */
const componentColors = (tokens: Tokens, { tint, sel }: Roles) => ({
  Alert: {
    errorColor: tokens.ink,
    warningColor: tokens.ink,
    successColor: tokens.ink,
    infoColor: tokens.ink,
    errorStandardBg: tint.danger,
    warningStandardBg: tint.warning,
    successStandardBg: tint.success,
    infoStandardBg: sel.tint,
  },
  Skeleton: { bg: tokens.line },
  TableCell: { border: tokens.line },
  Tooltip: { bg: tokens.ink },
  SnackbarContent: { bg: tokens.ink, color: tokens.surfaceRaised },
})

export function paletteOf(tokens: Tokens): PaletteOptions {
  const roles = rolesOf(tokens)
  const { act, sel } = roles
  const status = (main: string) => ({ main, contrastText: onColor(main, tokens) })
  return {
    mode: 'light',
    primary: { main: act.ground, dark: act.hover, light: act.pressed, contrastText: act.ink },
    secondary: { main: sel.ground, dark: sel.hover, contrastText: sel.ink },
    error: status(tokens.danger),
    warning: status(tokens.warning),
    success: status(tokens.success),
    info: status(tokens.link),
    background: { default: tokens.ground, paper: tokens.surfaceRaised },
    text: { primary: tokens.ink, secondary: tokens.inkSoft, disabled: tokens.inkSoft },
    divider: tokens.line,
    action: { active: tokens.inkSoft, disabled: tokens.inkSoft, disabledBackground: tokens.line, hoverOpacity: 0.06 },
    surface: tokens.surface,
    accent: { ground: tokens.accent, ink: tokens.accentInk },
    badge: tokens.badge,
    sale: { text: tokens.sale, ground: tokens.sale, ink: tokens.saleInk },
    link: tokens.link,
    focus: tokens.focus,
    picture: tokens.picture,
    star: tokens.star,
    strip: tokens.strip,
    eyebrow: tokens.eyebrow.color,
    alert: tokens.alert,
    hero: tokens.hero,
    promo: tokens.promo,
    categoryBar: tokens.categoryBar,
    ribbon: tokens.ribbon,
    ...roles,
    ...componentColors(tokens, roles),
  }
}
