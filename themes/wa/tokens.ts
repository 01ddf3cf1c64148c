import type { Tokens } from '../brand.ts'

export const tokens: Tokens = {
  ground: '#F7F3EB',
  surface: '#FCFAF5',
  surfaceRaised: '#FFFFFF',
  ink: '#26241F',
  inkSoft: '#645E52',
  line: '#E0D8C8',
  primary: '#26241F',
  primaryInk: '#FFFFFF',
  accent: '#E2B13C',
  accentInk: '#26241F',
  sale: '#9A3A1E',
  saleInk: '#FFFFFF',
  success: '#2F6A41',
  warning: '#80550B',
  danger: '#A32B24',
  focus: '#7E5A08',
  link: '#6F5008',
  header: '#FCFAF5',
  headerInk: '#26241F',
  footer: '#26241F',
  footerInk: '#EFE9DC',
  picture: '#EFE9DC',
  ribbon: {
    save: {
      ground: '#9A3A1E',
      ink: '#FFFFFF',
    },
    'catalogue-item': {
      ground: '#26241F',
      ink: '#FFFFFF',
    },
    cashback: {
      ground: '#2F6A41',
      ink: '#FFFFFF',
    },
    win: {
      ground: '#E2B13C',
      ink: '#26241F',
    },
    new: {
      ground: '#645E52',
      ink: '#FFFFFF',
    },
    bonus: {
      ground: '#EFE0B4',
      ink: '#26241F',
    },
    'special-offer': {
      ground: '#7E5A08',
      ink: '#FFFFFF',
    },
    sale: {
      ground: '#9A3A1E',
      ink: '#FFFFFF',
    },
  },
  radius: {
    sm: '2px',
    md: '3px',
    lg: '4px',
    pill: '999px',
    button: '3px',
  },
  shadow: {
    sm: '0 1px 2px rgb(58 46 22 / 0.07)',
    md: '0 2px 4px rgb(58 46 22 / 0.049), 0 8px 20px rgb(58 46 22 / 0.07)',
    lg: '0 4px 10px rgb(58 46 22 / 0.056), 0 24px 56px rgb(58 46 22 / 0.105)',
  },
  font: {
    body: "'Instrument Sans Variable', system-ui, sans-serif",
    heading: "'Petrona Variable', Georgia, serif",
  },
  headingWeight: 380,
  headingCase: 'none',
  headingTracking: '-0.012em',
  alert: {
    ground: '#EFE4C6',
    ink: '#26241F',
  },
  badge: {
    ground: '#26241F',
    ink: '#FFFFFF',
  },
  categoryBar: {
    ground: '#FCFAF5',
    ink: '#26241F',
  },
  search: {
    ground: 'transparent',
    ink: '#26241F',
    placeholder: '#645E52',
    border: '1px solid #645E52',
    button: {
      ground: 'transparent',
      ink: '#26241F',
    },
  },
  menuButton: {
    ground: 'transparent',
    ink: '#26241F',
    border: 'none',
    radius: '3px',
  },
  star: '#7E5A08',
  strip: '#7E5A08',
  buttonWeight: 500,
  hero: {
    ground: '#FCFAF5',
    ink: '#26241F',
    soft: '#645E52',
    eyebrow: '#645E52',
  },
  promo: {
    a: {
      ground: '#E8DBBB',
      ink: '#26241F',
    },
    b: {
      ground: '#26241F',
      ink: '#F7F3EB',
    },
    c: {
      ground: '#FCFAF5',
      ink: '#26241F',
    },
    d: {
      ground: '#EFE9DC',
      ink: '#26241F',
    },
  },
  card: {
    ground: 'transparent',
    border: 'none',
    shadow: 'none',
    radius: '0px',
    padding: '18px 0 0',
    pictureRatio: '1',
    tear: 'none',
    priceFirst: false,
  },
  display: {
    size: [36, 60],
    leading: 1.04,
  },
  page: [28, 36],
  minor: [22, 18],
  section: {
    size: [28, 36],
    leading: 1.15,
    padding: [40, 60],
  },
  cardTitle: {
    face: 'heading',
    weight: 400,
    size: 18,
  },
  price: {
    face: 'body',
    weight: 500,
    size: [18, 18],
    leading: 1.25,
    tracking: '0',
  },
  eyebrow: {
    size: 12,
    weight: 500,
    spaced: true,
    color: '#645E52',
  },
}
