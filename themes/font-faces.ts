import type { FontFace } from './brand.ts'

// Measured in Chromium: the width of the shops' texts in the cut weights of the web font, against the metric twins of
// Arial, Georgia and Times New Roman, against Roboto and Noto Serif. Table figures are excluded: prices do not wrap.
export const archivo: FontFace = {
  family: 'Archivo Variable',
  file: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  weight: '400 900',
  subsetWeights: '400 700',
  ascent: 87.8,
  descent: 21,
  fallbacks: [
    { local: 'Arial', sizeAdjust: 98.7 },
    { local: 'Roboto', sizeAdjust: 99.3 },
    { local: 'Arial Bold', weight: '700', sizeAdjust: 95.8 },
    { local: 'Roboto Bold', weight: '700', sizeAdjust: 101.6 },
  ],
}

export const figtree: FontFace = {
  family: 'Figtree Variable',
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '400 900',
  subsetWeights: '400 700',
  ascent: 95,
  descent: 25,
  fallbacks: [
    { local: 'Arial', sizeAdjust: 100.2 },
    { local: 'Roboto', sizeAdjust: 100.8 },
    { local: 'Arial Bold', weight: '700', sizeAdjust: 95.4 },
    { local: 'Roboto Bold', weight: '700', sizeAdjust: 101.3 },
  ],
}

export const fraunces: FontFace = {
  family: 'Fraunces Variable',
  file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '400 900',
  subsetWeights: '420',
  ascent: 97.8,
  descent: 25.5,
  fallbacks: [
    { local: 'Georgia', sizeAdjust: 106 },
    { local: 'Times New Roman', sizeAdjust: 115.2 },
    { local: 'Noto Serif', sizeAdjust: 98.7 },
  ],
}

export const gabarito: FontFace = {
  family: 'Gabarito Variable',
  file: '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2',
  weight: '400 900',
  subsetWeights: '500',
  ascent: 94,
  descent: 26,
  fallbacks: [
    { local: 'Arial', sizeAdjust: 98.2 },
    { local: 'Roboto', sizeAdjust: 99.1 },
  ],
}

export const instrumentSans: FontFace = {
  family: 'Instrument Sans Variable',
  file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  subsetWeights: '400 700',
  ascent: 97,
  descent: 25,
  fallbacks: [
    { local: 'Arial', sizeAdjust: 101.5 },
    { local: 'Roboto', sizeAdjust: 101.9 },
    { local: 'Arial', weight: '500 600', sizeAdjust: 104.5 },
    { local: 'Roboto Medium', weight: '500 600', sizeAdjust: 104.8 },
    { local: 'Arial Bold', weight: '700', sizeAdjust: 99.5 },
    { local: 'Roboto Bold', weight: '700', sizeAdjust: 104.9 },
  ],
}

export const petrona: FontFace = {
  family: 'Petrona Variable',
  file: '@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2',
  weight: '400 900',
  subsetWeights: '400',
  ascent: 85.8,
  descent: 27,
  fallbacks: [
    { local: 'Georgia', sizeAdjust: 97.6 },
    { local: 'Times New Roman', sizeAdjust: 106.4 },
    { local: 'Noto Serif', sizeAdjust: 90.6 },
  ],
}

export const publicSans: FontFace = {
  family: 'Public Sans Variable',
  file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  weight: '400 900',
  subsetWeights: '400 700',
  ascent: 95,
  descent: 22.5,
  fallbacks: [
    { local: 'Arial', sizeAdjust: 103.8 },
    { local: 'Roboto', sizeAdjust: 104.7 },
    { local: 'Arial Bold', weight: '700', sizeAdjust: 98.8 },
    { local: 'Roboto Bold', weight: '700', sizeAdjust: 105.1 },
  ],
}

export const rubik: FontFace = {
  family: 'Rubik Variable',
  file: '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2',
  weight: '400 900',
  subsetWeights: '400 800',
  ascent: 93.5,
  descent: 25,
  fallbacks: [
    { local: 'Arial', sizeAdjust: 104.2 },
    { local: 'Roboto', sizeAdjust: 104.8 },
    { local: 'Arial Bold', weight: '600', sizeAdjust: 101.4 },
    { local: 'Roboto Bold', weight: '600', sizeAdjust: 108 },
    { local: 'Arial Bold', weight: '700 800', sizeAdjust: 104.5 },
    { local: 'Roboto Bold', weight: '700 800', sizeAdjust: 110.6 },
  ],
}

export const sofiaSansExtraCondensed: FontFace = {
  family: 'Sofia Sans Extra Condensed Variable',
  file: '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
  weight: '400 900',
  subsetWeights: '900',
  ascent: 90,
  descent: 30,
  fallbacks: [
    { local: 'Arial Bold', weight: '700', sizeAdjust: 63.7 },
    { local: 'Roboto Bold', weight: '700', sizeAdjust: 68.4 },
  ],
}
