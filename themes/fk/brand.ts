import { defineBrand } from '../brand.ts'
import { figtree, fraunces } from '../font-faces.ts'
import { tokens } from './tokens.ts'

export const brand = defineBrand({
  key: 'fk',
  name: 'Fern Kitchen',
  shortName: 'Fern Kitchen',
  legalName: 'Fern Kitchen Pty Ltd',
  description: 'Whole kitchens, gently priced.',
  app: 'fk',
  country: 'AU',
  locale: 'en-AU',
  supportNumber: '1300 000 480',
  sells: ['appliances', 'kitchen'],
  tokens,
  flags: {
    loginForPrice: false,
    showRibbons: false,
    pageBuilderHome: false,
    compareTray: 'main',
    manySuggestions: false,
    valuePromise: 'none',
    priceMatchModal: false,
    remindersMenu: true,
    poNumber: false,
    listViewFirst: false,
    leaveCheckoutWarning: false,
    longDeliveryUnavailableText: false,
    pricesExGst: false,
    showPercentOff: false,
    categoryBar: false,
    logoCentred: false,
    headerSearch: 'pill',
    signsOutWhenRejected: true,
  },
  wording: {
    tagline: 'One kitchen, four pieces, one gentle price.',
    searchNav: 'What are you looking for?',
    searchStandalone: 'Search for a product',
    findStores: 'Find a store',
    cvvHeading: 'Where can I find the Card Verification Code?',
    supportLine: '24/7 Customer Support',
    allProducts: 'Kitchens',
    addToCart: 'Add to cart',
    footerAbout: 'Whole kitchens, gently priced.',
    homeTitle: 'Whole kitchen packages at one price | Fern Kitchen',
    homeDescription:
      'Oven, cooktop, rangehood and dishwasher that belong together, checked for fit and power, delivered and installed on the same morning.',
    greeting: 'Good to see you',
    searchButton: 'Search',
    searchHelp: "Not sure what it's called? Tell us about your kitchen and we'll suggest what fits.",
    cartName: 'Cart',
    priceNote: 'Prices in AUD, GST included.',
  },
  footer: ['name', 'call', 'tools', 'links'],
  fonts: [fraunces, figtree],
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 205 44" width="205" height="44" role="img" aria-label="Fern Kitchen"><path d="M14 42C13 22.5 14 9 17 3" fill="none" stroke="#2C6B3F" stroke-width="1.5" stroke-linecap="round"/><path d="M13.5 37q5.5 -6.82 11 -5.5q-3.85 6.82 -11 5.5Z" fill="#2C6B3F"/><path d="M13.5 37q-5.5 -6.82 -11 -5.5q3.85 6.82 11 5.5Z" fill="#2C6B3F"/><path d="M13.79 32.29q4.87 -6.04 9.74 -4.87q-3.41 6.04 -9.74 4.87Z" fill="#2C6B3F"/><path d="M13.79 32.29q-4.87 -6.04 -9.74 -4.87q3.41 6.04 9.74 4.87Z" fill="#2C6B3F"/><path d="M14.07 27.57q4.24 -5.26 8.49 -4.24q-2.97 5.26 -8.49 4.24Z" fill="#2C6B3F"/><path d="M14.07 27.57q-4.24 -5.26 -8.49 -4.24q2.97 5.26 8.49 4.24Z" fill="#2C6B3F"/><path d="M14.36 22.86q3.61 -4.48 7.23 -3.61q-2.53 4.48 -7.23 3.61Z" fill="#2C6B3F"/><path d="M14.36 22.86q-3.61 -4.48 -7.23 -3.61q2.53 4.48 7.23 3.61Z" fill="#2C6B3F"/><path d="M14.64 18.14q2.99 -3.7 5.97 -2.99q-2.09 3.7 -5.97 2.99Z" fill="#2C6B3F"/><path d="M14.64 18.14q-2.99 -3.7 -5.97 -2.99q2.09 3.7 5.97 2.99Z" fill="#2C6B3F"/><path d="M14.93 13.43q2.36 -2.92 4.71 -2.36q-1.65 2.92 -4.71 2.36Z" fill="#2C6B3F"/><path d="M14.93 13.43q-2.36 -2.92 -4.71 -2.36q1.65 2.92 4.71 2.36Z" fill="#2C6B3F"/><path d="M15.21 8.71q1.73 -2.14 3.46 -1.73q-1.21 2.14 -3.46 1.73Z" fill="#2C6B3F"/><path d="M15.21 8.71q-1.73 -2.14 -3.46 -1.73q1.21 2.14 3.46 1.73Z" fill="#2C6B3F"/><path d="M46.2 11.4q.5 0 .8-.1.3-.2.6-.3.2-.2.5-.2.4 0 .5.2.2.2.4.7l1.1 4q.1.3-.1.5-.1.2-.4.3-.3 0-.5-.1-.2-.1-.4-.4-.6-1.5-1.2-2.2-.5-.7-1.1-.9-.6-.3-1.5-.3h-3.6v16.3q0 .3.1.5.2.2.6.3l1.3.1q.3.1.5.2.1.2.1.5 0 .2-.1.4-.2.1-.6.1h-6.9q-.4 0-.6-.1-.2-.2-.2-.4 0-.5.6-.7l.9-.1q.3-.1.5-.3.2-.2.2-.5v-15.4q0-.3-.2-.5-.2-.2-.5-.3l-.9-.1q-.6-.2-.6-.7 0-.2.2-.4.2-.1.6-.1zm-6.5 9.7h4.8q.9 0 1.2-.4.4-.3.5-1.3.1-.3.3-.4.1-.1.3-.2.5 0 .7.5l1 4.1q.1.3 0 .5-.1.2-.4.3-.2 0-.4-.1-.2 0-.4-.3-.3-.6-.6-.9-.4-.4-.7-.5-.4-.1-1-.1l-5.3-.1zm23.6 1.7q0 .6-.4 1-.4.4-1.2.4h-8.8v-1h6.4q.7 0 .7-.6 0-1.9-.8-2.9-.7-1-2-1-1 0-1.8.6-.8.6-1.2 1.6-.4 1.1-.4 2.6 0 2.8 1.3 4.2 1.3 1.4 3.4 1.4 1.4 0 2.4-.6 1-.6 1.4-1.6.2-.2.3-.3.2-.1.3-.1.2 0 .3.2.1.1.1.4-.1 1.1-.9 2.1-.7 1-2 1.6-1.2.5-2.9.5-2 0-3.5-.8-1.5-.8-2.4-2.3-.8-1.5-.8-3.5 0-2.1.8-3.7.8-1.6 2.4-2.6 1.5-.9 3.6-.9 1.8 0 3 .7 1.3.7 2 1.9.7 1.1.7 2.7zm6.4.9q0-2 .5-3.4.6-1.4 1.6-2.1.9-.7 2-.7 1.3 0 2 .7.7.8.7 2 0 1.1-.5 1.6-.4.6-1.1.6-.7 0-1.1-.4-.4-.4-.4-1.1v-.5q0-.5-.2-.7-.2-.2-.7-.2-.6 0-1.1.4-.6.5-.9 1.4-.3.9-.3 2.3zm.3-5.3l.2 3.3v7.3q0 .3.1.5.2.2.6.3l1.2.1q.3.1.5.2.1.2.1.4 0 .2-.2.4-.1.1-.5.1h-6.1q-.4 0-.5-.1-.2-.2-.2-.4 0-.2.1-.3.2-.1.4-.2l.6-.2q.3 0 .5-.2.1-.2.1-.6v-8.5q0-.3-.1-.5-.1-.1-.4-.1l-.9-.1q-.2 0-.3-.1-.1-.1-.1-.3 0-.2.1-.3.2-.2.5-.3l2.3-.8q.6-.2.9-.3.3-.1.5-.1.3 0 .4.2.1.2.2.6zm12.7 0v10.6q0 .4.1.6.1.1.4.2l.6.2q.4.1.4.5 0 .5-.7.5h-5.1q-.3 0-.5-.1-.2-.2-.2-.4 0-.2.2-.3.1-.1.3-.2l.7-.2q.2-.1.4-.2.1-.2.1-.6v-8.5q0-.3-.1-.5-.1-.1-.3-.2h-.9q-.3-.1-.4-.2-.1-.1-.1-.2 0-.2.1-.4.1-.1.5-.2l2.4-.9q.5-.1.8-.2.3-.1.5-.1.4 0 .6.2.2.2.2.6zm-.5 3l-.5-.6.6-.5q1.7-1.5 2.9-2.2 1.3-.6 2.5-.6 1.8 0 2.8 1.1 1.1 1.2 1.1 3.1v7.2q0 .5.2.7.1.2.4.3l.6.1q.2.1.3.2.2.1.2.3 0 .2-.2.4-.1.1-.5.1h-5.1q-.7 0-.7-.5 0-.4.4-.5l.6-.2q.3-.1.4-.2.2-.2.2-.7v-6.7q0-1.4-.7-2.1-.7-.6-1.7-.6-.7 0-1.5.3-.8.4-1.7 1.1zm23.3 2.1l9.2-9.1q.5-.4.6-.8.1-.3 0-.5-.2-.3-.6-.4l-.8-.2q-.3-.1-.5-.2-.1-.1-.1-.4 0-.2.2-.4.2-.1.6-.1h5.2q.4 0 .6.1.1.2.1.4 0 .3-.1.4-.2.1-.7.3-.2 0-.4.1-.2.1-.5.3-.3.2-.7.6-.5.4-1.2 1.1l-10.3 10zm3.8-3.1l2.7-2.2 6.8 10.6q.3.4.7.7.3.2.8.3.4.1.6.3.1.1.1.4 0 .2-.2.4-.1.1-.5.1h-6.4q-.4 0-.6-.1-.2-.2-.2-.4 0-.3.2-.4.1-.2.4-.2l.8-.2q.3-.1.3-.3.1-.2-.2-.6zm-2.4 8.5q0 .3.1.5.2.2.5.3l.8.1q.4.2.5.3.1.1.1.4 0 .2-.2.4-.2.1-.5.1h-6.3q-.4 0-.6-.1-.1-.2-.1-.4 0-.5.5-.7l.9-.1q.3-.1.5-.3.2-.2.2-.5v-15.4q0-.3-.2-.5-.2-.2-.5-.3l-.9-.1q-.5-.2-.5-.7 0-.2.1-.4.2-.1.6-.1h6.4q.4 0 .5.1.2.2.2.4 0 .5-.5.7l-.9.1q-.4.1-.5.3-.2.2-.2.5zm20-10.5v10.6q0 .4.2.6.1.2.4.2l.6.2q.2.1.3.2.2.1.2.3 0 .2-.2.4-.2.1-.5.1h-5.2q-.4 0-.5-.1-.2-.2-.2-.4 0-.2.1-.3.2-.1.4-.2l.7-.2q.2-.1.3-.2.2-.2.2-.6v-8.5q0-.3-.1-.5-.1-.1-.4-.2h-.9q-.2-.1-.3-.2-.1-.1-.1-.2 0-.2.1-.4.1-.1.5-.2l2.4-.9q.4-.1.7-.2.3-.1.5-.1.4 0 .6.2.2.2.2.6zm-1.9-3.2q-1 0-1.6-.6-.6-.5-.6-1.3 0-.9.6-1.4.6-.5 1.6-.5 1 0 1.6.5.6.5.6 1.4 0 .8-.6 1.3-.6.6-1.6.6zm5.9 3.8l-.7-.2q-.3-.1-.5-.2-.1-.1-.1-.3 0-.2.2-.4.1-.1.4-.1h.9q.4 0 .6-.1.2-.1.4-.4l1.3-2.1q.2-.4.4-.5.2-.1.5-.1.2 0 .4.1.1.2.1.5v12.2q0 .9.4 1.5.4.5 1.1.5.5 0 .8-.2.3-.2.5-.4.1-.3.3-.4.1-.2.3-.2.2-.1.3.1.1.1.1.4 0 .6-.4 1.2-.5.6-1.3 1-.8.4-1.8.4-1.6-.1-2.6-.9-.9-.8-.9-2.5v-8.1q0-.3-.2-.5-.1-.2-.5-.3zm2.5 0v-1.2h4.5q.3 0 .4.1.2.2.2.4 0 .3-.3.5-.3.2-1 .2zm19 2.2q0 .7-.5 1.2-.4.5-1.2.5-.8 0-1.2-.4-.4-.5-.4-1.2v-.4q0-1-.6-1.6-.7-.6-1.8-.6-1 0-1.8.6-.8.6-1.3 1.6-.5 1.1-.5 2.6 0 1.8.7 3 .6 1.3 1.6 1.9 1.1.7 2.5.7 1.3 0 2.2-.6 1-.6 1.5-1.6.1-.2.3-.3.1-.1.3-.1.1 0 .2.2.1.2.1.4-.1 1.2-.8 2.1-.7 1-2 1.6-1.2.5-2.8.5-2 0-3.5-.8-1.5-.8-2.4-2.3-.8-1.5-.8-3.5 0-2.1.8-3.7.9-1.6 2.4-2.5 1.6-1 3.7-1 1.7 0 2.8.5 1.2.5 1.9 1.4.6.8.6 1.8zm6.4.2l-.6-.6.6-.5q1.7-1.5 3-2.2 1.2-.6 2.4-.6 1.8 0 2.9 1.1 1.1 1.2 1.1 3.1v7.2q0 .5.1.7.1.2.4.3l.6.1q.3.1.4.2.1.1.1.3 0 .2-.2.4-.1.1-.5.1h-5.1q-.7 0-.7-.5 0-.4.4-.5l.6-.2q.3-.1.5-.2.1-.2.1-.7v-6.7q0-1.4-.7-2.1-.6-.6-1.7-.6-.7 0-1.5.3-.8.4-1.6 1.1zm.4-10.3v17.9q0 .4.1.6.1.1.4.2l.6.2q.4.1.4.5 0 .5-.6.5h-5.2q-.3 0-.5-.1-.1-.2-.1-.4 0-.2.1-.3.1-.1.3-.2l.7-.2q.3-.1.4-.2.1-.2.1-.6v-15.8q0-.4-.1-.5-.1-.1-.3-.2h-.9q-.3-.1-.4-.2-.1-.1-.1-.3 0-.2.2-.3.1-.1.4-.2l2.4-.9q.5-.2.8-.2.3-.1.5-.1.4 0 .6.2.2.2.2.6zm24.7 11.7q0 .6-.4 1-.4.4-1.2.4h-8.8v-1h6.4q.7 0 .7-.6 0-1.9-.8-2.9-.8-1-2-1-1.1 0-1.8.6-.8.6-1.2 1.6-.5 1.1-.5 2.6 0 2.8 1.4 4.2 1.3 1.4 3.4 1.4 1.4 0 2.4-.6 1-.6 1.4-1.6.2-.2.3-.3.2-.1.3-.1.2 0 .3.2.1.1.1.4-.1 1.1-.9 2.1-.7 1-2 1.6-1.3.5-2.9.5-2 0-3.5-.8-1.5-.8-2.4-2.3-.8-1.5-.8-3.5 0-2.1.8-3.7.8-1.6 2.4-2.6 1.5-.9 3.6-.9 1.8 0 3 .7 1.3.7 2 1.9.7 1.1.7 2.7zm6.8-4.4v10.6q0 .4.2.6.1.1.4.2l.5.2q.5.1.5.5 0 .5-.7.5h-5.1q-.4 0-.5-.1-.2-.2-.2-.4 0-.2.1-.3.2-.1.4-.2l.6-.2q.3-.1.4-.2.2-.2.2-.6v-8.5q0-.3-.1-.5-.1-.1-.4-.2h-.9q-.2-.1-.3-.2-.1-.1-.1-.2 0-.2.1-.4.1-.1.5-.2l2.4-.9q.4-.1.7-.2.3-.1.6-.1.3 0 .5.2.2.2.2.6zm-.4 3l-.6-.6.6-.5q1.7-1.5 3-2.2 1.3-.6 2.4-.6 1.8 0 2.9 1.1 1.1 1.2 1.1 3.1v7.2q0 .5.2.7.1.2.4.3l.5.1q.3.1.4.2.1.1.1.3 0 .2-.1.4-.2.1-.5.1h-5.2q-.6 0-.6-.5 0-.4.4-.5l.6-.2q.3-.1.4-.2.1-.2.1-.7v-6.7q0-1.4-.6-2.1-.7-.6-1.8-.6-.7 0-1.4.3-.8.4-1.7 1.1z" fill="currentColor"/></svg>',
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#2C6B3F"/><path d="M32 55C31 40 31.500 24 34 11" fill="none" stroke="#FBF6E7" stroke-width="2.400" stroke-linecap="round"/><path d="M31.4 49.0q8.5 -9.8 17 -7.7q-5.9 9.4 -17 7.7ZM31.4 49.0q-8.5 -9.8 -17 -7.7q5.9 9.4 17 7.7Z" fill="#FBF6E7"/><path d="M31.7 42.6q7.3 -8.4 14.6 -6.6q-5.1 8.0 -14.6 6.6ZM31.7 42.6q-7.3 -8.4 -14.6 -6.6q5.1 8.0 14.6 6.6Z" fill="#FBF6E7"/><path d="M32 36.2q6.1 -7.0 12.2 -5.5q-4.3 6.7 -12.2 5.5ZM32 36.2q-6.1 -7.0 -12.2 -5.5q4.3 6.7 12.2 5.5Z" fill="#FBF6E7"/><path d="M32.3 29.8q5.0 -5.6 9.9 -4.4q-3.5 5.4 -9.9 4.4ZM32.3 29.8q-5.0 -5.6 -9.9 -4.4q3.5 5.4 9.9 4.4Z" fill="#FBF6E7"/><path d="M32.6 23.4q3.8 -4.3 7.5 -3.3q-2.6 4.1 -7.5 3.3ZM32.6 23.4q-3.8 -4.3 -7.5 -3.3q2.6 4.1 7.5 3.3Z" fill="#FBF6E7"/><path d="M32.9 17.0q2.5 -2.9 5.1 -2.3q-1.8 2.8 -5.1 2.3ZM32.9 17.0q-2.5 -2.9 -5.1 -2.3q1.8 2.8 5.1 2.3Z" fill="#FBF6E7"/></svg>',
  manifest: {
    categories: ['shopping'],
    themeColor: tokens.header,
    backgroundColor: tokens.ground,
  },
  home: {
    blocks: [
      {
        kind: 'finder',
        id: 'finder',
        eyebrow: 'Kitchen packages',
        title: 'One kitchen, four pieces, one order.',
        text: 'Oven, cooktop, rangehood and dishwasher that belong together, put into your cart in one go.',
        submit: 'Show what fits',
        picture: 'room-kitchen-light',
        alt: 'A light kitchen with an oven, a cooktop and a dishwasher under an arch',
        path: {
          label: 'Piece',
          options: [
            { text: 'Induction cooktop', value: 'kitchen/cooking/induction-cooktops' },
            { text: 'Gas cooktop', value: 'kitchen/cooking/gas-cooktops' },
            { text: 'Oven', value: 'kitchen/cooking/wall-ovens' },
            { text: 'Dishwasher', value: 'kitchen/dishwashers' },
          ],
        },
        filters: [
          {
            label: 'Budget',
            key: 'price',
            options: [
              { text: 'Any', value: '' },
              { text: 'Up to $1,000', value: '-1000' },
              { text: 'Up to $2,000', value: '-2000' },
            ],
          },
          {
            label: 'In stock',
            key: 'stock',
            options: [
              { text: 'Any time', value: '' },
              { text: 'Now', value: 'in-stock' },
            ],
          },
        ],
      },
      {
        kind: 'packages',
        id: 'season',
        title: 'Packages in season',
        note: 'Four pieces each, put together by our fitters.',
        variant: 'arch',
        items: [
          {
            name: 'The Maidenhair',
            text: 'Gas, for a family of four',
            badge: 'Our favourite',
            pieces: [
              {
                products: {
                  category: 'kitchen/cooking/gas-cooktops',
                  filter: 'width:850-950',
                  sort: 'popular',
                  size: 1,
                },
              },
              {
                products: { category: 'kitchen/cooking/rangehoods', filter: 'width:850-950', sort: 'popular', size: 1 },
              },
              { products: { category: 'kitchen/cooking/wall-ovens', sort: 'popular', size: 1 } },
              { products: { category: 'kitchen/dishwashers', sort: 'popular', size: 1 } },
            ],
          },
          {
            name: 'The Tree Fern',
            text: 'Steam and induction',
            pieces: [
              {
                products: {
                  category: 'kitchen/cooking/induction-cooktops',
                  filter: 'width:850-950',
                  sort: 'price-desc',
                  size: 1,
                },
              },
              {
                products: { category: 'kitchen/cooking/rangehoods', filter: 'width:850-950', sort: 'rating', size: 1 },
              },
              { products: { category: 'kitchen/cooking/steam-ovens', sort: 'rating', size: 1 } },
              { products: { category: 'kitchen/dishwashers', sort: 'rating', size: 1 } },
            ],
          },
          {
            name: 'The Seedling',
            text: 'Small rooms, small bills',
            pieces: [
              {
                products: {
                  category: 'kitchen/cooking/induction-cooktops',
                  filter: 'width:550-600',
                  sort: 'price-asc',
                  size: 1,
                },
              },
              {
                products: {
                  category: 'kitchen/cooking/rangehoods',
                  filter: 'width:550-600',
                  sort: 'price-asc',
                  size: 1,
                },
              },
              {
                products: {
                  category: 'kitchen/cooking/wall-ovens',
                  filter: 'width:550-600',
                  sort: 'price-asc',
                  size: 1,
                },
              },
              { products: { category: 'kitchen/dishwashers', sort: 'price-asc', size: 1 } },
            ],
          },
        ],
      },
      {
        kind: 'strip',
        id: 'service',
        items: [
          { icon: 'leaf', title: 'Pieces that fit together', text: 'Every size on every page' },
          { icon: 'truck', title: 'Days you can choose', text: 'Shown for your suburb' },
          { icon: 'wrench', title: 'Fitted for you', text: 'Priced before you buy' },
          { icon: 'recycle', title: 'Old kitchen away', text: 'Sorted and recycled' },
        ],
      },
      {
        kind: 'tiles',
        id: 'pieces',
        title: 'Or piece by piece',
        variant: 'arch',
        items: [
          { title: 'Ovens', uri: 'kitchen/cooking/wall-ovens', picture: 'wall-oven-white-front' },
          { title: 'Cooktops', uri: 'kitchen/cooking/gas-cooktops', picture: 'gas-cooktop-steel-front' },
          { title: 'Rangehoods', uri: 'kitchen/cooking/rangehoods', picture: 'rangehood-steel-front' },
          { title: 'Dishwashers', uri: 'kitchen/dishwashers', picture: 'dishwasher-white-front' },
          { title: 'Fridges', uri: 'kitchen/fridges-and-freezers', picture: 'french-door-fridge-white-front' },
          { title: 'Benchtop', uri: 'kitchen/small-appliances', picture: 'stand-mixer-sage-front' },
        ],
      },
      {
        kind: 'shelf',
        id: 'bench',
        title: 'Good things for the bench',
        link: { text: 'View all products', to: '/c/kitchen/small-appliances' },
        products: { category: 'kitchen/small-appliances', sort: 'popular', size: 4, mixed: true },
        columns: 4,
      },
    ],
  },
})
