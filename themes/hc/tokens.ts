import type { Tokens } from '../brand.ts'

export const tokens: Tokens = {
  ground: '#FFF8DA',
  surface: '#FFFFFF',
  surfaceRaised: '#FFFFFF',
  ink: '#121212',
  inkSoft: '#4F4A3A',
  line: '#E3D48E',
  primary: '#121212',
  primaryInk: '#FFD400',
  accent: '#FFD400',
  accentInk: '#121212',
  sale: '#B70D26',
  saleInk: '#FFFFFF',
  success: '#14693A',
  warning: '#7A4B00',
  danger: '#B00C20',
  focus: '#0B4FD0',
  link: '#121212',
  header: '#FFD400',
  headerInk: '#121212',
  footer: '#121212',
  footerInk: '#FFF3B8',
  picture: '#F4EFDC',
  ribbon: {
    save: {
      ground: '#B70D26',
      ink: '#FFFFFF',
    },
    'catalogue-item': {
      ground: '#121212',
      ink: '#FFD400',
    },
    cashback: {
      ground: '#14693A',
      ink: '#FFFFFF',
    },
    win: {
      ground: '#121212',
      ink: '#FFFFFF',
    },
    new: {
      ground: '#0B4FD0',
      ink: '#FFFFFF',
    },
    bonus: {
      ground: '#5B2A86',
      ink: '#FFFFFF',
    },
    'special-offer': {
      ground: '#FFD400',
      ink: '#121212',
    },
    sale: {
      ground: '#B70D26',
      ink: '#FFFFFF',
    },
  },
  radius: {
    sm: '0px',
    md: '2px',
    lg: '4px',
    pill: '999px',
    button: '2px',
  },
  shadow: {
    sm: '2px 2px 0 rgb(18 18 18 / .18)',
    md: '4px 4px 0 rgb(18 18 18 / .9)',
    lg: '8px 8px 0 rgb(18 18 18 / .9)',
  },
  font: {
    body: "'Archivo Variable', system-ui, sans-serif",
    heading: "'Sofia Sans Extra Condensed Variable', 'Arial Narrow', sans-serif",
  },
  headingWeight: 900,
  headingCase: 'uppercase',
  headingTracking: '0',
  alert: {
    ground: '#121212',
    ink: '#FFFFFF',
  },
  badge: {
    ground: '#B70D26',
    ink: '#FFFFFF',
  },
  categoryBar: {
    ground: '#121212',
    ink: '#FFFFFF',
  },
  search: {
    ground: '#FFFFFF',
    ink: '#121212',
    placeholder: '#4F4A3A',
    border: '3px solid #121212',
    button: {
      ground: '#121212',
      ink: '#FFD400',
    },
  },
  menuButton: {
    ground: '#121212',
    ink: '#FFD400',
    border: 'none',
    radius: '0px',
  },
  star: '#121212',
  strip: '#121212',
  buttonWeight: 700,
  hero: {
    ground: '#FFD400',
    ink: '#121212',
    soft: '#121212',
    eyebrow: '#121212',
  },
  promo: {
    a: {
      ground: '#B70D26',
      ink: '#FFFFFF',
    },
    b: {
      ground: '#FFD400',
      ink: '#121212',
    },
    c: {
      ground: '#121212',
      ink: '#FFD400',
    },
    d: {
      ground: '#FFFFFF',
      ink: '#121212',
    },
  },
  card: {
    ground: '#FFFFFF',
    border: '2px solid #121212',
    shadow: 'none',
    radius: '0px',
    padding: '12px 14px 14px',
    pictureRatio: '1 / 0.9',
    tear: '2px dashed #121212',
    priceFirst: false,
  },
  display: {
    size: [76, 112],
    leading: 0.84,
  },
  page: [40, 52],
  minor: [28, 22],
  section: {
    size: [36, 48],
    leading: 0.95,
    padding: [32, 40],
  },
  cardTitle: {
    face: 'body',
    weight: 500,
    size: 16,
  },
  price: {
    face: 'heading',
    weight: 900,
    size: [48, 52],
    leading: 0.9,
    tracking: '-0.01em',
  },
  eyebrow: {
    size: 14,
    weight: 600,
    spaced: false,
    color: '#4F4A3A',
  },
}
