import type { Theme } from '@mui/material/styles'
import type { Tone } from '#themes/home-blocks.ts'

/** Ground and ink of a tone. */
export const inTone =
  (tone: Tone) =>
  ({ vars }: Theme) => {
    const { ground, ink } = tone === 'note' ? vars.palette.alert : vars.palette.promo[tone]
    return { backgroundColor: ground, color: ink }
  }
