import { defineBrand } from '../brand.ts'
import { instrumentSans } from '../font-faces.ts'
import { tokens } from './tokens.ts'

export const brand = defineBrand({
  key: 'wac',
  name: 'Wattle & Ash Commercial',
  shortName: 'W&A Trade',
  legalName: 'Wattle & Ash Commercial Pty Ltd',
  description: 'Appliances for developers, architects and builders.',
  app: 'wac',
  country: 'AU',
  locale: 'en-AU',
  supportNumber: '1300 000 195',
  sells: ['appliances', 'kitchen'],
  tokens,
  flags: {
    loginForPrice: true,
    showRibbons: false,
    pageBuilderHome: false,
    compareTray: 'main',
    manySuggestions: false,
    valuePromise: 'none',
    priceMatchModal: false,
    remindersMenu: true,
    poNumber: true,
    listViewFirst: false,
    leaveCheckoutWarning: false,
    longDeliveryUnavailableText: false,
    pricesExGst: true,
    showPercentOff: false,
    categoryBar: false,
    logoCentred: false,
    headerSearch: 'field',
    signsOutWhenRejected: true,
  },
  wording: {
    tagline: 'From first sketch to two hundred kitchens.',
    searchNav: 'What are you looking for?',
    searchStandalone: 'Search for a product',
    cvvHeading: 'Where can I find the Card Verification Code?',
    supportLine: '24/7 Australia Customer Support',
    allProducts: 'Products',
    addToCart: 'Add to project',
    footerAbout: 'Appliances for developers, architects and builders.',
    homeTitle: 'Appliances for projects | Wattle & Ash Commercial',
    homeDescription:
      'One schedule, one price held to handover, one contact. Appliances specified, staged and installed for apartments and townhouses.',
    greeting: 'Login for prices',
    searchButton: 'Search',
    searchHelp: 'Send us the line from your schedule. Your contact will source it or propose an equal.',
    cartName: 'Project',
    priceNote: 'Trade prices after login, excluding GST.',
  },
  fonts: [instrumentSans],
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 178 42" width="178" height="42" role="img" aria-label="Wattle &amp; Ash Commercial"><g fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"><path d="M7 36C9 26 14 17 24 7"/><path d="M11.5 25.5C17 25 22 23 26 18.5"/><path d="M16 17.5C13.5 15.5 12 12.5 12 9"/></g><path d="M9.5 30.5c6.5 3.2 14 2.6 19-2.8-6.6-2.2-13.4-1.8-19 2.8Z" fill="currentColor"/><g fill="var(--logo-accent,#C8AD70)"><circle cx="25.5" cy="6" r="4.6"/><circle cx="27.5" cy="17" r="3.9"/><circle cx="11.5" cy="7.6" r="3.5"/></g><path d="M47.3 22.3q-.1 0-.5-.1-.3 0-.4-.1l-4.9-14.7.6.6-2-.5q0-.3.1-.5.1-.2.3-.4h4.9q0 .4-.1.6-.1.2-.3.3l-1.7.4.2-.6 4.5 13.3h-.3l3.6-12.1h1l3.9 12.1h-.3l4-13.2.1.5-2-.4q0-.3.1-.5.1-.2.4-.4h4.1q0 .4-.1.6-.1.3-.3.3l-1.5.4.5-.6-4.4 14.3q-.1.3-.3.4-.2.2-.4.2-.3.1-.5.1-.1 0-.5-.1-.3 0-.4-.1l-3.7-11h.7l-3.2 10.5q-.1.3-.3.4-.2.2-.4.2-.3.1-.5.1zm18 0q-1.1 0-1.8-.7-.8-.6-.8-1.7 0-1.4.9-2.3.9-.8 2.6-1.2l3.2-.8-.3.3v-1.8q0-1.2-.5-1.8-.4-.6-1.3-.6-1.1 0-1.7.6-.6.7-.6 1.9-.1.2-.3.2-.2.1-.5.1-.4 0-.6-.2-.3-.3-.3-.7 0-.8.6-1.4.5-.6 1.5-.9 1-.4 2.2-.4 1.8 0 2.6.9.9.9.9 2.8v5.7q0 .4.1.6.2.2.5.2.3 0 .6-.2.3-.1.5-.3l.2.7q-.4.5-1 .7-.6.3-1.2.3-.7 0-1.2-.5-.4-.5-.4-1.4h-.1q-.7.9-1.7 1.4-1 .5-2.1.5zm1-1.2q.8 0 1.6-.4.8-.4 1.3-1.2l-.1.4v-3.5h.3l-2.7.6q-1 .3-1.6.9-.5.6-.5 1.4 0 .8.5 1.3.4.5 1.2.5zm11.7 1.2q-1.2 0-1.8-.7-.6-.8-.6-2.2v-10.3q.3-.2.6-.3.3-.2.7-.3.4-.1.7-.2v10.8q0 .9.3 1.3.3.5 1 .5.5 0 1.2-.3.6-.2 1.2-.8l.3.7q-.2.3-.8.7-.5.5-1.3.8-.7.3-1.5.3zm2.6-9.8l-6.6-.1q0-.3.1-.6.1-.3.3-.4l6.7-.3q0 .1.1.2 0 .1 0 .3 0 .3-.2.6-.1.3-.4.3zm5.3 9.8q-1.2 0-1.7-.7-.6-.8-.6-2.2v-10.3q.2-.2.6-.3.3-.2.7-.3.4-.1.7-.2v10.8q0 .9.3 1.3.3.5 1 .5.5 0 1.1-.3.7-.2 1.3-.8l.3.7q-.2.3-.8.7-.6.5-1.3.8-.8.3-1.6.3zm2.7-9.8l-6.6-.1q0-.3.1-.6.1-.3.2-.4l6.8-.3q0 .1 0 .2.1.1.1.3 0 .3-.2.6-.1.3-.4.3zm1.7 9.5q0-.4.1-.6.1-.2.3-.3l1.4-.4-.3.3v-15.6l.3.4-1.5-.3q-.3-.1-.3-.8.8-.2 1.4-.2.5-.1 1-.1 1.1 0 1.1 1.4v15.1l-.2-.3 1.9.5q0 .3-.1.5-.1.2-.3.4zm11.7.3q-1.4 0-2.5-.7-1.2-.6-1.7-1.8-.6-1.2-.6-2.7 0-1.8.7-3.2.7-1.4 1.9-2.2 1.3-.8 2.7-.8 1.3 0 2.2.6 1 .5 1.5 1.6.5 1 .5 2.3 0 .5-.2.6-.1.2-.3.2h-7.6v-.8l6.5-.2-.3.3q.1-1.2-.3-2-.3-.8-.9-1.3-.5-.4-1.3-.4-1.3-.1-2.2 1.2-.8 1.2-.8 3.4 0 1.4.4 2.5.5 1.1 1.3 1.7.8.6 1.9.6 1 0 1.9-.5.9-.5 1.5-1.4l.4.6q-.5.7-1.3 1.3-.7.5-1.6.8-.9.3-1.8.3zm17.5 0q-1.4 0-2.6-.5-1.1-.4-1.8-1.4-.7-.9-.7-2.2 0-1.3.5-2.1.5-.9 1.4-1.5.9-.6 1.8-1.1 1-.5 1.9-1 .8-.6 1.3-1.3.6-.7.6-1.8 0-1-.6-1.6-.6-.7-1.5-.7-1 0-1.6.7-.6.6-.6 1.5 0 .9.5 1.7.5.9 1.6 2.2l5.1 5.8q.7.7 1.3 1.1.6.4 1.4.6.7.1 1.8.1 0 .4-.2.7-.3.3-.7.6-.5.2-1.1.2-.9 0-1.9-.5-1.1-.4-1.9-1.5l-5.4-6.2q-.8-1-1.3-1.8-.5-.8-.7-1.5-.3-.6-.3-1.2 0-1.5 1.2-2.4 1.1-.9 2.8-.9 1 0 1.8.3.8.4 1.3 1.1.5.6.5 1.6 0 1-.5 1.8-.5.7-1.3 1.3-.8.5-1.7 1-.9.5-1.7 1.1-.8.5-1.3 1.3-.5.8-.5 1.9 0 1.1.4 1.9.5.8 1.3 1.2.8.5 1.8.5 1.9 0 3.2-1.2 1.4-1.2 2.1-3.4.8-2.1.8-4.9l.3.5-2.5-.1q0-.3.1-.6 0-.2.2-.3l5.5-.4q0 .1.1.2 0 .2 0 .3 0 .3-.2.7-.2.3-.5.3h-2l.4-.6q0 2.3-.5 4.3-.6 1.9-1.6 3.3-1.1 1.4-2.5 2.1-1.5.8-3.3.8zm16.4-.3q0-.4.1-.6.1-.2.3-.3l1.4-.4-.6.6 5.3-14.6q.1-.2.3-.2.1-.2.4-.2.2 0 .3 0 .2 0 .4 0 .1 0 .3 0l5.8 14.9-.8-.6 2.2.5q0 .3-.1.5-.1.2-.4.4h-4.9q0-.4.1-.6.1-.2.3-.3l1.6-.4-.2.5-5.1-13.1.5-.1-4.8 13.3-.1-.7 2.1.5q0 .3-.1.5 0 .2-.3.4zm3.7-5.2l.2-1h6.3l.3 1zm16.5 5.5q-1.8 0-2.9-.8-1.1-.7-1.1-1.8 0-.5.3-.8.3-.3.7-.3.6 0 .9.4 0 1.3.6 1.9.5.6 1.7.6 1 0 1.6-.5.6-.5.6-1.4 0-.8-.4-1.2-.4-.5-1-.8-.6-.3-1.3-.5-.8-.3-1.5-.7-.8-.4-1.3-1-.5-.6-.5-1.5 0-1.4 1.1-2.2 1.1-.8 2.9-.8 1 0 1.8.3.8.2 1.3.7.5.5.5 1.1 0 .5-.3.7-.3.3-.7.3-.4 0-.8-.3 0-1-.5-1.5-.6-.5-1.5-.5-.9 0-1.4.4-.6.4-.6 1.1 0 .7.4 1.1.3.3.9.6.6.3 1.2.5.9.3 1.7.7.8.4 1.4 1.1.5.6.5 1.7 0 1-.5 1.8-.6.8-1.6 1.2-.9.4-2.2.4zm5.8-.3q0-.8.4-.9l1.4-.4-.3.4v-15.7l.3.4-1.4-.3q-.4-.1-.4-.8 1-.2 1.4-.3.5 0 .8 0 .7 0 .9.3.3.3.3 1v7.8l-.1-.2h.2q1-1.1 2.2-1.7 1.3-.7 2.5-.7 2.7 0 2.7 3.9v6.1l-.2-.3 1.7.5q0 .3-.1.5 0 .2-.3.4h-4.4q0-.8.4-.9l1.2-.4-.3.5v-6.4q0-2.5-1.9-2.5-.7 0-1.3.3-.7.3-1.3.7-.5.4-.9.9v-.2 7l-.2-.3 1.6.4q0 .3-.1.5-.1.2-.4.4z" fill="currentColor"/><path d="M44.8 37.1q-.8 0-1.4-.3-.6-.2-1-.7-.5-.5-.7-1.1-.3-.7-.3-1.5 0-.7.3-1.4.2-.6.6-1.1.5-.5 1.1-.7.6-.3 1.3-.3.8 0 1.5.3.6.3 1 .9.4.6.5 1.4h-1q-.1-.8-.6-1.3-.5-.4-1.4-.4-.6 0-1.2.3-.5.3-.8.9-.2.6-.2 1.4 0 .8.2 1.5.3.6.8.9.6.3 1.3.3.8 0 1.3-.4.5-.5.7-1.3h1q-.1.8-.5 1.4-.5.6-1.1.9-.6.3-1.5.3zm11.2 0q-.8 0-1.4-.3-.6-.2-1.1-.7-.4-.5-.7-1.1-.2-.7-.2-1.5 0-1 .4-1.8.4-.8 1.2-1.3.8-.4 1.7-.4 1 0 1.8.4.8.5 1.2 1.3.4.8.4 1.8 0 .8-.2 1.5-.3.6-.7 1.1-.5.5-1.1.7-.6.3-1.3.3zm-.1-.9q.7 0 1.3-.3.5-.4.8-1 .3-.6.3-1.4 0-.8-.3-1.4-.3-.6-.8-.9-.6-.3-1.3-.3-.7 0-1.2.3-.5.3-.8.9-.3.6-.3 1.4 0 .8.3 1.4.3.6.8 1 .5.3 1.2.3zm8.6.8v-6.9h1.6l2.3 6.6h-.5l2.2-6.6h1.6v6.9h-1v-6.5h.2l-2.2 6.5h-1.2l-2.2-6.4h.2v6.4zm12.7 0v-6.9h1.6l2.3 6.6h-.5l2.3-6.6h1.5v6.9h-1v-6.5h.2l-2.2 6.5h-1.2l-2.2-6.4h.2v6.4zm12.7 0v-6.9h1v6.9zm.5 0v-.8h4.3v.8zm0-3.2v-.8h4v.8zm0-2.9v-.8h4.2v.8zm9.4 6.1v-6.9h2.7q.8 0 1.3.2.5.3.8.7.3.4.3 1 0 .6-.3 1.1-.2.4-.8.7-.5.2-1.3.2h-1.9v-.8h1.9q.7 0 1.1-.3.3-.3.3-.8 0-.6-.3-.9-.4-.3-1.1-.3h-1.7v6.1zm4 0l-3.4-3.5h1.3l3.6 3.5zm9.4.1q-.8 0-1.4-.3-.6-.2-1-.7-.5-.5-.7-1.1-.3-.7-.3-1.5 0-.7.3-1.4.2-.6.7-1.1.4-.5 1-.7.6-.3 1.4-.3.8 0 1.4.3.6.3 1.1.9.4.6.5 1.4h-1q-.2-.8-.7-1.3-.5-.4-1.3-.4-.7 0-1.2.3-.6.3-.9.9-.2.6-.2 1.4 0 .8.3 1.5.2.6.8.9.5.3 1.2.3.8 0 1.3-.4.5-.5.7-1.3h1q-.1.8-.5 1.4-.5.6-1.1.9-.6.3-1.4.3zm8.1-.1v-6.9h1v6.9zm6.1 0l2.6-6.9h.9l-2.5 6.9zm5.3 0l-2.4-6.9h.9l2.6 6.9zm-4-2.8h3.7v.9h-3.7zm10.2 2.8v-6.9h1v6.9zm.5 0v-.8h3.9v.8z" fill="var(--logo-accent,#C8AD70)"/></svg>',
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#2A2E31"/><g transform="translate(9.6 9.6) scale(1.2)"><g fill="none" stroke="#F4F3EF" stroke-width="2.2" stroke-linecap="round"><path d="M7 36C9 26 14 17 24 7"/><path d="M11.5 25.5C17 25 22 23 26 18.5"/><path d="M16 17.5C13.5 15.5 12 12.5 12 9"/></g><path d="M9.5 30.5c6.5 3.6 14 3 19.5-3-6.8-2.8-14-2-19.5 3Z" fill="#F4F3EF"/><g fill="#C8AD70"><circle cx="25.5" cy="6" r="5.2"/><circle cx="28.5" cy="18" r="4.5"/><circle cx="11.5" cy="7.6" r="4.2"/></g></g></svg>',
  manifest: {
    categories: ['shopping', 'business'],
    themeColor: tokens.header,
    backgroundColor: tokens.ground,
  },
  home: {
    blocks: [
      {
        kind: 'street',
        id: 'street',
        eyebrow: 'Trade and projects',
        title: 'From first sketch to two hundred kitchens.',
        text: 'One schedule, one price held to handover, one contact. Specified, staged and installed.',
        action: { text: 'See the range', to: '/products' },
        link: { text: 'Find a project studio', to: '/stores' },
        figures: [
          { figure: 'Millimetres', text: 'for every item' },
          { figure: 'One price', text: 'held to handover' },
          { figure: 'Floor by floor', text: 'delivered and labelled' },
          { figure: 'PO number', text: 'on every page' },
        ],
      },
      {
        kind: 'steps',
        id: 'how',
        title: 'How a project runs',
        items: [
          { title: 'Brief', text: 'Plans in, shortlist back' },
          { title: 'Schedule', text: 'Every apartment type, one file' },
          { title: 'Hold', text: 'Prices fixed to handover' },
          { title: 'Stage', text: 'Drops by floor and lift booking' },
          { title: 'Handover', text: 'Commissioned, registered, warrantied' },
        ],
      },
      {
        kind: 'packages',
        id: 'apartments',
        title: 'Apartment packages',
        note: 'Four appliances, one line in your schedule.',
        variant: 'grid',
        items: [
          {
            name: 'Studio 600',
            text: 'Fits a 2.4 m run.',
            pieces: [
              {
                products: {
                  category: 'kitchen/cooking/wall-ovens',
                  filter: 'width:-600',
                  sort: 'price-asc',
                  size: 1,
                },
              },
              {
                products: {
                  category: 'kitchen/cooking/induction-cooktops',
                  filter: 'width:-600',
                  sort: 'price-asc',
                  size: 1,
                },
              },
              {
                products: {
                  category: 'kitchen/cooking/rangehoods',
                  filter: 'width:-600',
                  sort: 'price-asc',
                  size: 1,
                },
              },
              { products: { category: 'kitchen/dishwashers', sort: 'price-asc', size: 1 } },
            ],
          },
          {
            name: 'Two bed 900',
            text: 'For families who cook.',
            pieces: [
              { products: { category: 'kitchen/cooking/wall-ovens', sort: 'popular', size: 1 } },
              { products: { category: 'kitchen/cooking/gas-cooktops', sort: 'popular', size: 1 } },
              { products: { category: 'kitchen/cooking/rangehoods', sort: 'popular', size: 1 } },
              { products: { category: 'kitchen/dishwashers', sort: 'popular', size: 1 } },
            ],
          },
          {
            name: 'Penthouse',
            text: 'Steam, induction and quiet.',
            pieces: [
              { products: { category: 'kitchen/cooking/steam-ovens', sort: 'price-desc', size: 1 } },
              { products: { category: 'kitchen/cooking/induction-cooktops', sort: 'price-desc', size: 1 } },
              {
                products: { category: 'kitchen/fridges-and-freezers/french-door-fridges', sort: 'price-desc', size: 1 },
              },
              { products: { category: 'kitchen/dishwashers', sort: 'price-desc', size: 1 } },
            ],
          },
        ],
      },
      {
        kind: 'shelf',
        id: 'specified',
        title: 'Most specified',
        link: { text: 'View all products', to: '/products' },
        products: { category: 'kitchen', sort: 'popular', size: 4, mixed: true },
        columns: 4,
      },
    ],
  },
})
