import type { Tokens } from '../brand.ts'

export const tokens: Tokens = {
  ground: '#F1F6F3',
  surface: '#FFFFFF',
  surfaceRaised: '#FFFFFF',
  ink: '#0A1F33',
  inkSoft: '#48596A',
  line: '#D3E0DA',
  primary: '#14753C',
  primaryInk: '#FFFFFF',
  accent: '#08295F',
  accentInk: '#FFFFFF',
  sale: '#CF1322',
  saleInk: '#FFFFFF',
  success: '#0F7040',
  warning: '#8A5200',
  danger: '#C21724',
  focus: '#0B62C9',
  link: '#0A5A2D',
  header: '#08295F',
  headerInk: '#FFFFFF',
  footer: '#061C42',
  footerInk: '#E2EFE8',
  picture: '#EBF3EE',
  ribbon: {
    save: {
      ground: '#CF1322',
      ink: '#FFFFFF',
    },
    'catalogue-item': {
      ground: '#08295F',
      ink: '#FFFFFF',
    },
    cashback: {
      ground: '#14753C',
      ink: '#FFFFFF',
    },
    win: {
      ground: '#FFD23F',
      ink: '#0A1F33',
    },
    new: {
      ground: '#0B6E8C',
      ink: '#FFFFFF',
    },
    bonus: {
      ground: '#6B3A9C',
      ink: '#FFFFFF',
    },
    'special-offer': {
      ground: '#BFE3A8',
      ink: '#0A1F33',
    },
    sale: {
      ground: '#CF1322',
      ink: '#FFFFFF',
    },
  },
  radius: {
    sm: '6px',
    md: '10px',
    lg: '16px',
    pill: '999px',
    button: '10px',
  },
  shadow: {
    sm: '0 1px 2px rgb(8 50 60 / 0.09)',
    md: '0 2px 4px rgb(8 50 60 / 0.063), 0 8px 20px rgb(8 50 60 / 0.09)',
    lg: '0 4px 10px rgb(8 50 60 / 0.072), 0 24px 56px rgb(8 50 60 / 0.135)',
  },
  font: {
    body: "'Rubik Variable', system-ui, sans-serif",
    heading: "'Rubik Variable', system-ui, sans-serif",
  },
  headingWeight: 700,
  headingCase: 'none',
  headingTracking: '-0.018em',
  alert: {
    ground: '#CDEBD4',
    ink: '#0A1F33',
  },
  badge: {
    ground: '#BFE3A8',
    ink: '#0A1F33',
  },
  categoryBar: {
    ground: '#FFFFFF',
    ink: '#0A1F33',
  },
  search: {
    ground: '#FFFFFF',
    ink: '#0A1F33',
    placeholder: '#48596A',
    border: 'none',
    button: {
      ground: '#14753C',
      ink: '#FFFFFF',
    },
  },
  menuButton: {
    ground: 'color-mix(in srgb, #FFFFFF 14%, #08295F)',
    ink: '#FFFFFF',
    border: 'none',
    radius: '10px',
  },
  star: '#14753C',
  strip: '#0A5A2D',
  buttonWeight: 600,
  card: {
    ground: '#FFFFFF',
    border: '1px solid #D3E0DA',
    shadow: '0 1px 2px rgb(8 50 60 / 0.09)',
    radius: '10px',
    padding: '10px 14px 14px',
    pictureRatio: '1 / 0.86',
    tear: 'none',
    priceFirst: true,
  },
  display: {
    size: [36, 48],
    leading: 1.02,
  },
  page: [28, 36],
  minor: [22, 18],
  section: {
    size: [22, 28],
    leading: 1.15,
    padding: [28, 28],
  },
  cardTitle: {
    face: 'body',
    weight: 500,
    size: 14,
  },
  price: {
    face: 'body',
    weight: 800,
    size: [22, 28],
    leading: 1.25,
    tracking: '-0.025em',
  },
  eyebrow: {
    size: 14,
    weight: 600,
    spaced: false,
    color: '#48596A',
  },
  hero: {
    ground: '#08295F',
    ink: '#FFFFFF',
    soft: '#E2EFE8',
    eyebrow: '#BFF0CF',
  },
  promo: {
    a: {
      ground: '#BFE3A8',
      ink: '#0A1F33',
    },
    b: {
      ground: '#14753C',
      ink: '#FFFFFF',
    },
    c: {
      ground: '#FFD23F',
      ink: '#0A1F33',
    },
    d: {
      ground: '#FFFFFF',
      ink: '#0A1F33',
    },
  },
}
