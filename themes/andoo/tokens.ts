import type { Tokens } from '../brand.ts'

export const tokens: Tokens = {
  ground: '#F4EEE3',
  surface: '#FBF8F1',
  surfaceRaised: '#FFFFFF',
  ink: '#1E2C25',
  inkSoft: '#58645C',
  line: '#E0D6C5',
  primary: '#234F3A',
  primaryInk: '#FFFFFF',
  accent: '#AE4E2B',
  accentInk: '#FFFFFF',
  sale: '#A5431F',
  saleInk: '#FFFFFF',
  success: '#2C6B45',
  warning: '#835208',
  danger: '#A92F25',
  focus: '#1D6B8F',
  link: '#234F3A',
  header: '#F4EEE3',
  headerInk: '#1E2C25',
  footer: '#1F4634',
  footerInk: '#EFE8DA',
  picture: '#EBE2D3',
  ribbon: {
    save: {
      ground: '#A5431F',
      ink: '#FFFFFF',
    },
    'catalogue-item': {
      ground: '#234F3A',
      ink: '#FFFFFF',
    },
    cashback: {
      ground: '#2C6B45',
      ink: '#FFFFFF',
    },
    win: {
      ground: '#E9C46A',
      ink: '#1E2C25',
    },
    new: {
      ground: '#1D6B8F',
      ink: '#FFFFFF',
    },
    bonus: {
      ground: '#E8C9B5',
      ink: '#1E2C25',
    },
    'special-offer': {
      ground: '#AE4E2B',
      ink: '#FFFFFF',
    },
    sale: {
      ground: '#A5431F',
      ink: '#FFFFFF',
    },
  },
  radius: {
    sm: '10px',
    md: '18px',
    lg: '32px',
    pill: '999px',
    button: '999px',
  },
  shadow: {
    sm: '0 1px 2px rgb(70 50 25 / 0.09)',
    md: '0 2px 4px rgb(70 50 25 / 0.063), 0 8px 20px rgb(70 50 25 / 0.09)',
    lg: '0 4px 10px rgb(70 50 25 / 0.072), 0 24px 56px rgb(70 50 25 / 0.135)',
  },
  font: {
    body: "'Figtree Variable', system-ui, sans-serif",
    heading: "'Gabarito Variable', system-ui, sans-serif",
  },
  headingWeight: 500,
  headingCase: 'none',
  headingTracking: '-0.02em',
  alert: {
    ground: '#E6D2BE',
    ink: '#1E2C25',
  },
  badge: {
    ground: '#234F3A',
    ink: '#FFFFFF',
  },
  categoryBar: {
    ground: '#FBF8F1',
    ink: '#1E2C25',
  },
  search: {
    ground: '#FBF8F1',
    ink: '#1E2C25',
    placeholder: '#58645C',
    border: '1px solid #58645C',
    button: {
      ground: 'transparent',
      ink: '#1E2C25',
    },
  },
  menuButton: {
    ground: '#FFFFFF',
    ink: '#1E2C25',
    border: 'none',
    radius: '999px',
  },
  star: '#2C6B45',
  strip: '#AE4E2B',
  buttonWeight: 600,
  hero: {
    ground: '#E7DBC7',
    ink: '#1E3A2B',
    soft: '#1E3A2B',
    eyebrow: '#8A3A1C',
  },
  promo: {
    a: {
      ground: '#E6D2BE',
      ink: '#1E2C25',
    },
    b: {
      ground: '#234F3A',
      ink: '#F4EEE3',
    },
    c: {
      ground: '#E8C9B5',
      ink: '#1E2C25',
    },
    d: {
      ground: '#FBF8F1',
      ink: '#1E2C25',
    },
  },
  card: {
    ground: '#FBF8F1',
    border: 'none',
    shadow: 'none',
    radius: '18px',
    padding: '16px 18px 18px',
    pictureRatio: '6 / 5',
    tear: 'none',
    priceFirst: false,
  },
  display: {
    size: [48, 72],
    leading: 0.98,
  },
  page: [28, 36],
  minor: [22, 18],
  section: {
    size: [28, 36],
    leading: 1.15,
    padding: [32, 44],
  },
  cardTitle: {
    face: 'heading',
    weight: 500,
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
    color: '#AE4E2B',
  },
}
