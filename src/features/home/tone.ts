import type { CSSObject, Theme } from '@mui/material/styles'

/** Ground and ink by the `data-tone` of an element. */
export const tones = ({ vars }: Theme): CSSObject =>
  Object.fromEntries(
    Object.entries({ ...vars.palette.promo, note: vars.palette.alert }).map(([tone, { ground, ink }]) => [
      `&[data-tone="${tone}"]`,
      { backgroundColor: ground, color: ink },
    ]),
  )
