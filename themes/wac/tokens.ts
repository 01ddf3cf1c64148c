import type { Tokens } from '../brand.ts'

export const tokens: Tokens = {
  ground: '#ECEDEC',
  surface: '#F7F7F6',
  surfaceRaised: '#FFFFFF',
  ink: '#1D2022',
  inkSoft: '#53585B',
  line: '#CDD0CF',
  primary: '#2A2E31',
  primaryInk: '#FFFFFF',
  accent: '#C8AD70',
  accentInk: '#1D2022',
  sale: '#8F3A24',
  saleInk: '#FFFFFF',
  success: '#2D6443',
  warning: '#74520F',
  danger: '#9C2D26',
  focus: '#6E5517',
  link: '#5E4913',
  header: '#2A2E31',
  headerInk: '#F4F3EF',
  footer: '#1D2022',
  footerInk: '#DADBD9',
  picture: '#E3E5E4',
  ribbon: {
    save: {
      ground: '#8F3A24',
      ink: '#FFFFFF',
    },
    'catalogue-item': {
      ground: '#2A2E31',
      ink: '#FFFFFF',
    },
    cashback: {
      ground: '#2D6443',
      ink: '#FFFFFF',
    },
    win: {
      ground: '#C8AD70',
      ink: '#1D2022',
    },
    new: {
      ground: '#53585B',
      ink: '#FFFFFF',
    },
    bonus: {
      ground: '#E6DBBF',
      ink: '#1D2022',
    },
    'special-offer': {
      ground: '#6E5517',
      ink: '#FFFFFF',
    },
    sale: {
      ground: '#8F3A24',
      ink: '#FFFFFF',
    },
  },
  radius: {
    sm: '0px',
    md: '0px',
    lg: '0px',
    pill: '999px',
    button: '0px',
  },
  shadow: {
    sm: '0 1px 2px rgb(20 24 28 / 0.1)',
    md: '0 2px 4px rgb(20 24 28 / 0.070), 0 8px 20px rgb(20 24 28 / 0.1)',
    lg: '0 4px 10px rgb(20 24 28 / 0.080), 0 24px 56px rgb(20 24 28 / 0.150)',
  },
  font: {
    body: "'Instrument Sans Variable', system-ui, sans-serif",
    heading: "'Instrument Sans Variable', system-ui, sans-serif",
  },
  headingWeight: 500,
  headingCase: 'none',
  headingTracking: '-0.025em',
  alert: {
    ground: '#C8AD70',
    ink: '#1D2022',
  },
  badge: {
    ground: '#C8AD70',
    ink: '#1D2022',
  },
  categoryBar: {
    ground: '#F7F7F6',
    ink: '#1D2022',
  },
  search: {
    ground: 'transparent',
    ink: '#F4F3EF',
    placeholder: '#C3C7C8',
    border: '1px solid #9BA1A4',
    button: {
      ground: 'transparent',
      ink: '#F4F3EF',
    },
  },
  menuButton: {
    ground: 'transparent',
    ink: '#F4F3EF',
    border: 'none',
    radius: '0px',
  },
  star: '#5E4913',
  strip: '#5E4913',
  buttonWeight: 500,
  hero: {
    ground: '#25292C',
    ink: '#F4F3EF',
    soft: '#CDD0CF',
    eyebrow: '#C8AD70',
  },
  promo: {
    a: {
      ground: '#2A2E31',
      ink: '#F4F3EF',
    },
    b: {
      ground: '#D9CDAE',
      ink: '#1D2022',
    },
    c: {
      ground: '#F7F7F6',
      ink: '#1D2022',
    },
    d: {
      ground: '#E3E5E4',
      ink: '#1D2022',
    },
  },
  card: {
    ground: '#FFFFFF',
    border: '1px solid #CDD0CF',
    shadow: 'none',
    radius: '0px',
    padding: '14px 16px 16px',
    pictureRatio: '1 / 0.86',
    tear: 'none',
    priceFirst: false,
  },
  display: {
    size: [36, 48],
    leading: 1.08,
  },
  page: [28, 36],
  minor: [22, 18],
  section: {
    size: [28, 36],
    leading: 1.15,
    padding: [32, 44],
  },
  cardTitle: {
    face: 'body',
    weight: 500,
    size: 16,
  },
  price: {
    face: 'body',
    weight: 600,
    size: [22, 22],
    leading: 1.25,
    tracking: '0',
  },
  eyebrow: {
    size: 12,
    weight: 500,
    spaced: true,
    color: '#53585B',
  },
}
