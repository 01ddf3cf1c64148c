import type { Tokens } from '../brand.ts'

export const tokens: Tokens = {
  ground: '#FBF6E7',
  surface: '#FFFDF7',
  surfaceRaised: '#FFFFFF',
  ink: '#1D3226',
  inkSoft: '#54645A',
  line: '#E3DCC3',
  primary: '#2C6B3F',
  primaryInk: '#FFFFFF',
  accent: '#CFE1B4',
  accentInk: '#1D3D29',
  sale: '#A33D2B',
  saleInk: '#FFFFFF',
  success: '#2C6B3F',
  warning: '#7C5408',
  danger: '#A62F28',
  focus: '#1F6E8C',
  link: '#245C35',
  header: '#FBF6E7',
  headerInk: '#1D3226',
  footer: '#E4EDD2',
  footerInk: '#1D3226',
  picture: '#EEF2DF',
  ribbon: {
    save: {
      ground: '#A33D2B',
      ink: '#FFFFFF',
    },
    'catalogue-item': {
      ground: '#245C35',
      ink: '#FFFFFF',
    },
    cashback: {
      ground: '#2C6B3F',
      ink: '#FFFFFF',
    },
    win: {
      ground: '#F0D98A',
      ink: '#1D3226',
    },
    new: {
      ground: '#CFE1B4',
      ink: '#1D3D29',
    },
    bonus: {
      ground: '#E9D3C4',
      ink: '#1D3226',
    },
    'special-offer': {
      ground: '#7C5408',
      ink: '#FFFFFF',
    },
    sale: {
      ground: '#A33D2B',
      ink: '#FFFFFF',
    },
  },
  radius: {
    sm: '8px',
    md: '14px',
    lg: '22px',
    pill: '999px',
    button: '999px',
  },
  shadow: {
    sm: '0 1px 2px rgb(50 66 30 / 0.08)',
    md: '0 2px 4px rgb(50 66 30 / 0.056), 0 8px 20px rgb(50 66 30 / 0.08)',
    lg: '0 4px 10px rgb(50 66 30 / 0.064), 0 24px 56px rgb(50 66 30 / 0.120)',
  },
  font: {
    body: "'Figtree Variable', system-ui, sans-serif",
    heading: "'Fraunces Variable', Georgia, serif",
  },
  headingWeight: 420,
  headingCase: 'none',
  headingTracking: '-0.015em',
  alert: {
    ground: '#CFE1B4',
    ink: '#1D3D29',
  },
  badge: {
    ground: '#2C6B3F',
    ink: '#FFFFFF',
  },
  categoryBar: {
    ground: '#FFFDF7',
    ink: '#1D3226',
  },
  search: {
    ground: '#FFFDF7',
    ink: '#1D3226',
    placeholder: '#54645A',
    border: '1px solid #54645A',
    button: {
      ground: 'transparent',
      ink: '#1D3226',
    },
  },
  menuButton: {
    ground: 'transparent',
    ink: '#1D3226',
    border: 'none',
    radius: '14px',
  },
  star: '#2C6B3F',
  strip: '#2C6B3F',
  buttonWeight: 600,
  hero: {
    ground: '#FBF6E7',
    ink: '#1D3226',
    soft: '#54645A',
    eyebrow: '#245C35',
  },
  promo: {
    a: {
      ground: '#CFE1B4',
      ink: '#1D3226',
    },
    b: {
      ground: '#F0DDB9',
      ink: '#1D3226',
    },
    c: {
      ground: '#EEF2DF',
      ink: '#1D3226',
    },
    d: {
      ground: '#FFFDF7',
      ink: '#1D3226',
    },
  },
  card: {
    ground: '#FFFFFF',
    border: '1px solid #E3DCC3',
    shadow: 'none',
    radius: '22px',
    padding: '14px 16px 16px',
    pictureRatio: '1',
    tear: 'none',
    priceFirst: false,
  },
  display: {
    size: [36, 48],
    leading: 1.1,
  },
  page: [28, 36],
  minor: [22, 18],
  section: {
    size: [28, 36],
    leading: 1.15,
    padding: [36, 44],
  },
  cardTitle: {
    face: 'heading',
    weight: 420,
    size: 18,
  },
  price: {
    face: 'body',
    weight: 600,
    size: [22, 22],
    leading: 1.25,
    tracking: '0',
  },
  eyebrow: {
    size: 14,
    weight: 600,
    spaced: false,
    color: '#245C35',
  },
}
