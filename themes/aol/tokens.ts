import type { Tokens } from '../brand.ts'

export const tokens: Tokens = {
  ground: '#F1F5FB',
  surface: '#FFFFFF',
  surfaceRaised: '#FFFFFF',
  ink: '#0B1B3B',
  inkSoft: '#4A5A78',
  line: '#D5DEEC',
  primary: '#FF8126',
  primaryInk: '#0B1B3B',
  accent: '#0A3191',
  accentInk: '#FFFFFF',
  sale: '#CF1322',
  saleInk: '#FFFFFF',
  success: '#137A43',
  warning: '#8A5200',
  danger: '#C21724',
  focus: '#1656E0',
  link: '#0A3BB0',
  header: '#0A3191',
  headerInk: '#FFFFFF',
  footer: '#071F5C',
  footerInk: '#E4ECFB',
  picture: '#EEF3FA',
  ribbon: {
    save: {
      ground: '#CF1322',
      ink: '#FFFFFF',
    },
    'catalogue-item': {
      ground: '#0A3191',
      ink: '#FFFFFF',
    },
    cashback: {
      ground: '#137A43',
      ink: '#FFFFFF',
    },
    win: {
      ground: '#FFD23F',
      ink: '#0B1B3B',
    },
    new: {
      ground: '#0B6E8C',
      ink: '#FFFFFF',
    },
    bonus: {
      ground: '#7A2E9E',
      ink: '#FFFFFF',
    },
    'special-offer': {
      ground: '#FF8126',
      ink: '#0B1B3B',
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
    sm: '0 1px 2px rgb(11 40 110 / 0.09)',
    md: '0 2px 4px rgb(11 40 110 / 0.063), 0 8px 20px rgb(11 40 110 / 0.09)',
    lg: '0 4px 10px rgb(11 40 110 / 0.072), 0 24px 56px rgb(11 40 110 / 0.135)',
  },
  font: {
    body: "'Rubik Variable', system-ui, sans-serif",
    heading: "'Rubik Variable', system-ui, sans-serif",
  },
  headingWeight: 700,
  headingCase: 'none',
  headingTracking: '-0.018em',
  alert: {
    ground: '#FFD9B8',
    ink: '#0B1B3B',
  },
  badge: {
    ground: '#FFD23F',
    ink: '#0B1B3B',
  },
  categoryBar: {
    ground: '#FFFFFF',
    ink: '#0B1B3B',
  },
  search: {
    ground: '#FFFFFF',
    ink: '#0B1B3B',
    placeholder: '#4A5A78',
    border: 'none',
    button: {
      ground: '#FF8126',
      ink: '#0B1B3B',
    },
  },
  menuButton: {
    ground: 'color-mix(in srgb, #FFFFFF 14%, #0A3191)',
    ink: '#FFFFFF',
    border: 'none',
    radius: '10px',
  },
  star: '#137A43',
  strip: '#0A3BB0',
  buttonWeight: 600,
  card: {
    ground: '#FFFFFF',
    border: '1px solid #D5DEEC',
    shadow: '0 1px 2px rgb(11 40 110 / 0.09)',
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
    color: '#4A5A78',
  },
  hero: {
    ground: '#1549BE',
    ink: '#FFFFFF',
    soft: '#E4ECFB',
    eyebrow: '#FFD23F',
  },
  promo: {
    a: {
      ground: '#FFD23F',
      ink: '#0B1B3B',
    },
    b: {
      ground: '#0A3191',
      ink: '#FFFFFF',
    },
    c: {
      ground: '#E9DBF5',
      ink: '#3B1455',
    },
    d: {
      ground: '#FFFFFF',
      ink: '#0B1B3B',
    },
  },
}
