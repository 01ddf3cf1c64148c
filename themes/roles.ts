import type { Tokens } from './brand.ts'
import { contrast, luminance, mix } from './color.ts'

const readable = 4.5
const visible = 3

/**
 * Hover and active colours move away from the text colour, except on near-black buttons, which can only get lighter.
 */
function pressTowards({ primary, primaryInk }: Tokens) {
  const inkIsLight = luminance(primaryInk) > 0.4
  return inkIsLight && luminance(primary) >= 0.03 ? '#000000' : '#FFFFFF'
}

function act(tokens: Tokens) {
  const towards = pressTowards(tokens)
  return {
    ground: tokens.primary,
    ink: tokens.primaryInk,
    hover: mix(tokens.primary, towards, 0.12),
    pressed: mix(tokens.primary, towards, 0.2),
  }
}

function sel(tokens: Tokens) {
  const isAccent = contrast(tokens.accent, tokens.surface) >= readable
  const ground = isAccent ? tokens.accent : tokens.ink
  return {
    ground,
    ink: isAccent ? tokens.accentInk : tokens.surfaceRaised,
    // Ink alone would only turn it grey.
    tint: isAccent ? mix(tokens.surfaceRaised, ground, 0.07) : mix(tokens.surfaceRaised, tokens.picture, 0.6),
    hover: mix(ground, luminance(ground) < 0.03 ? '#FFFFFF' : '#000000', 0.12),
  }
}

/** The lightest border that is visible on every background: WCAG 1.4.11. */
function control(tokens: Tokens) {
  const grounds = [tokens.ground, tokens.surface, tokens.surfaceRaised]
  for (let share = 0.3; share < 1; share += 0.01) {
    const border = mix(tokens.surface, tokens.inkSoft, share)
    if (grounds.every((ground) => contrast(border, ground) >= visible)) return border
  }
  return tokens.inkSoft
}

const bar = (ground: string, ink: string, line = mix(ground, ink, 0.18)) => ({
  ground,
  ink,
  soft: mix(ground, ink, 0.8),
  line,
})

/**
 * The colour roles that the theme derives from a brand's tokens: act for actions, sel for selection, hi for highlights.
 */
export function rolesOf(tokens: Tokens) {
  const chosen = sel(tokens)
  const tint = (color: string) => mix(tokens.surface, color, 0.09)
  return {
    act: act(tokens),
    sel: chosen,
    hi: chosen.ground === tokens.accent ? tokens.primary : tokens.accent,
    control: control(tokens),
    header: bar(tokens.header, tokens.headerInk, tokens.headerLine),
    footer: bar(tokens.footer, tokens.footerInk),
    tint: {
      success: tint(tokens.success),
      warning: tint(tokens.warning),
      danger: tint(tokens.danger),
      sale: tint(tokens.sale),
    },
  }
}
export type Roles = ReturnType<typeof rolesOf>
