import type { States } from '../states.ts'

export const states: States = {
  dress: 'sheet',
  missing: {
    title: 'Not on the drawings',
    facts: [
      ['Sheet', '404'],
      ['Revision', 'None'],
    ],
  },
  cart: {
    text: 'Specify the first appliance. Each keeps its model, dimensions and stage.',
    browse: 'Browse all products',
    facts: [
      ['Items', '0'],
      ['Stage', 'Concept'],
    ],
  },
  compare: {
    title: 'No models on the sheet',
    text: 'Select up to three models to check dimensions and services for one opening.',
    facts: [
      ['Models', '0 of 3'],
      ['Scale', '1:10'],
    ],
  },
  orders: {
    title: 'No deliveries scheduled',
    text: 'Orders of this account appear by date, each with its documents.',
    facts: [
      ['Stages', '0'],
      ['Delivered', '0'],
    ],
  },
  newsletter: { title: 'Specifier update', text: 'Range changes, run-outs and drawings. Monthly.' },
}
