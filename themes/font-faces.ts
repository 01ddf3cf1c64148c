import type { FontFace } from './brand.ts'

// Fallback metrics were measured in Chromium: the width of a shop's usual sentences against the metric twins of Arial and
// Times New Roman (Georgia by its published average width), ascent and descent from the font itself.
export const archivo: FontFace = {
  family: 'Archivo Variable',
  file: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  weight: '400 900',
  drawn: '400 700',
  fallback: {
    local: 'Arial',
    sizeAdjust: '98.09%',
    ascentOverride: '89.51%',
    descentOverride: '21.41%',
    lineGapOverride: '0%',
  },
  fallbackMore: [
    {
      local: 'Arial Bold',
      weight: '700',
      sizeAdjust: '96.65%',
      ascentOverride: '90.84%',
      descentOverride: '21.73%',
      lineGapOverride: '0%',
    },
  ],
}

export const figtree: FontFace = {
  family: 'Figtree Variable',
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '400 900',
  drawn: '400 700',
  fallback: {
    local: 'Arial',
    sizeAdjust: '99.81%',
    ascentOverride: '95.18%',
    descentOverride: '25.05%',
    lineGapOverride: '0%',
  },
  fallbackMore: [
    {
      local: 'Arial Bold',
      weight: '700',
      sizeAdjust: '95.33%',
      ascentOverride: '99.65%',
      descentOverride: '26.22%',
      lineGapOverride: '0%',
    },
  ],
}

export const fraunces: FontFace = {
  family: 'Fraunces Variable',
  file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '400 900',
  drawn: '420',
  fallback: {
    local: 'Georgia',
    sizeAdjust: '103.25%',
    ascentOverride: '94.72%',
    descentOverride: '24.7%',
    lineGapOverride: '0%',
  },
  fallbackMore: [
    {
      local: 'Times New Roman',
      sizeAdjust: '116.27%',
      ascentOverride: '84.11%',
      descentOverride: '21.93%',
      lineGapOverride: '0%',
    },
  ],
}

export const gabarito: FontFace = {
  family: 'Gabarito Variable',
  file: '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2',
  weight: '400 900',
  drawn: '500',
  fallback: {
    local: 'Arial',
    sizeAdjust: '98.25%',
    ascentOverride: '95.67%',
    descentOverride: '26.46%',
    lineGapOverride: '0%',
  },
}

export const instrumentSans: FontFace = {
  family: 'Instrument Sans Variable',
  file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  drawn: '400 700',
  fallback: {
    local: 'Arial',
    sizeAdjust: '101.16%',
    ascentOverride: '95.89%',
    descentOverride: '24.71%',
    lineGapOverride: '0%',
  },
  fallbackMore: [
    {
      local: 'Arial',
      weight: '500 600',
      sizeAdjust: '102.55%',
      ascentOverride: '94.59%',
      descentOverride: '24.38%',
      lineGapOverride: '0%',
    },
    {
      local: 'Arial Bold',
      weight: '700',
      sizeAdjust: '97.63%',
      ascentOverride: '99.35%',
      descentOverride: '25.61%',
      lineGapOverride: '0%',
    },
  ],
}

export const petrona: FontFace = {
  family: 'Petrona Variable',
  file: '@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2',
  weight: '400 900',
  drawn: '400',
  fallback: {
    local: 'Georgia',
    sizeAdjust: '94.16%',
    ascentOverride: '91.12%',
    descentOverride: '28.67%',
    lineGapOverride: '0%',
  },
  fallbackMore: [
    {
      local: 'Times New Roman',
      sizeAdjust: '106.04%',
      ascentOverride: '80.91%',
      descentOverride: '25.46%',
      lineGapOverride: '0%',
    },
  ],
}

export const publicSans: FontFace = {
  family: 'Public Sans Variable',
  file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  weight: '400 900',
  drawn: '400 700',
  fallback: {
    local: 'Arial',
    sizeAdjust: '103.56%',
    ascentOverride: '91.73%',
    descentOverride: '21.73%',
    lineGapOverride: '0%',
  },
  fallbackMore: [
    {
      local: 'Arial Bold',
      weight: '700',
      sizeAdjust: '98.48%',
      ascentOverride: '96.47%',
      descentOverride: '22.85%',
      lineGapOverride: '0%',
    },
  ],
}

export const rubik: FontFace = {
  family: 'Rubik Variable',
  file: '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2',
  weight: '400 900',
  drawn: '400 800',
  fallback: {
    local: 'Arial',
    sizeAdjust: '104.02%',
    ascentOverride: '89.89%',
    descentOverride: '24.03%',
    lineGapOverride: '0%',
  },
  fallbackMore: [
    {
      local: 'Arial Bold',
      weight: '700',
      sizeAdjust: '103.13%',
      ascentOverride: '90.66%',
      descentOverride: '24.24%',
      lineGapOverride: '0%',
    },
  ],
}

export const sofiaSansExtraCondensed: FontFace = {
  family: 'Sofia Sans Extra Condensed Variable',
  file: '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
  weight: '400 900',
  drawn: '900',
  fallback: {
    local: 'Arial Bold',
    weight: '700 900',
    sizeAdjust: '62.89%',
    ascentOverride: '143.11%',
    descentOverride: '47.7%',
    lineGapOverride: '0%',
  },
}
