import type { Tokens } from '../brand.ts'

export const tokens: Tokens = {
  ground: '#F3F5F7',
  surface: '#FFFFFF',
  surfaceRaised: '#FFFFFF',
  ink: '#13202E',
  inkSoft: '#4A5968',
  line: '#CDD5DD',
  primary: '#12406F',
  primaryInk: '#FFFFFF',
  accent: '#546A80',
  accentInk: '#FFFFFF',
  sale: '#A8231A',
  saleInk: '#FFFFFF',
  success: '#1B6B3C',
  warning: '#7D5200',
  danger: '#A8231A',
  focus: '#0B5BD3',
  link: '#124E8C',
  header: '#10283F',
  headerInk: '#FFFFFF',
  footer: '#10283F',
  footerInk: '#DCE5EE',
  picture: '#F3F5F7',
  ribbon: {
    save: {
      ground: '#A8231A',
      ink: '#FFFFFF',
    },
    'catalogue-item': {
      ground: '#12406F',
      ink: '#FFFFFF',
    },
    cashback: {
      ground: '#1B6B3C',
      ink: '#FFFFFF',
    },
    win: {
      ground: '#F2C230',
      ink: '#13202E',
    },
    new: {
      ground: '#546A80',
      ink: '#FFFFFF',
    },
    bonus: {
      ground: '#5C3B8A',
      ink: '#FFFFFF',
    },
    'special-offer': {
      ground: '#D9E3EE',
      ink: '#13202E',
    },
    sale: {
      ground: '#A8231A',
      ink: '#FFFFFF',
    },
  },
  radius: {
    sm: '2px',
    md: '2px',
    lg: '4px',
    pill: '2px',
    button: '2px',
  },
  shadow: {
    sm: 'none',
    md: '0 1px 3px rgb(15 25 40 / .16)',
    lg: '0 8px 24px rgb(15 25 40 / .22)',
  },
  font: {
    body: "'Public Sans Variable', system-ui, sans-serif",
    heading: "'Public Sans Variable', system-ui, sans-serif",
  },
  headingWeight: 650,
  headingCase: 'none',
  headingTracking: '-0.008em',
  alert: {
    ground: '#DCE6F0',
    ink: '#13202E',
  },
  badge: {
    ground: '#FFFFFF',
    ink: '#10283F',
  },
  categoryBar: {
    ground: '#FFFFFF',
    ink: '#13202E',
  },
  search: {
    ground: '#FFFFFF',
    ink: '#13202E',
    placeholder: '#4A5968',
    border: 'none',
    button: {
      ground: '#546A80',
      ink: '#FFFFFF',
    },
  },
  menuButton: {
    ground: 'transparent',
    ink: '#FFFFFF',
    border: '1px solid #6F8AA5',
    radius: '2px',
  },
  star: '#12406F',
  strip: '#124E8C',
  buttonWeight: 600,
  hero: {
    ground: '#FFFFFF',
    ink: '#13202E',
    soft: '#4A5968',
    eyebrow: '#4A5968',
  },
  promo: {
    a: {
      ground: '#FFFFFF',
      ink: '#13202E',
    },
    b: {
      ground: '#DCE6F0',
      ink: '#13202E',
    },
    c: {
      ground: '#E9EEF3',
      ink: '#13202E',
    },
    d: {
      ground: '#10283F',
      ink: '#FFFFFF',
    },
  },
  card: {
    ground: '#FFFFFF',
    border: '1px solid #CDD5DD',
    shadow: 'none',
    radius: '2px',
    padding: '12px 14px 14px',
    pictureRatio: '1 / 0.86',
    tear: 'none',
    priceFirst: false,
  },
  display: {
    size: [22, 28],
    leading: 1.15,
  },
  page: [24, 28],
  minor: [18, 16],
  section: {
    size: [22, 22],
    leading: 1.2,
    padding: [28, 32],
  },
  cardTitle: {
    face: 'body',
    weight: 600,
    size: 16,
  },
  price: {
    face: 'body',
    weight: 650,
    size: [18, 18],
    leading: 1.25,
    tracking: '0',
  },
  eyebrow: {
    size: 14,
    weight: 500,
    spaced: false,
    color: '#4A5968',
  },
}
