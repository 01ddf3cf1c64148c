type Group = { name: string | ((id: string) => string); debugName?: string; test: RegExp; priority: number }

/** On every page, with all their dependencies. */
const libraries =
  /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|@emotion\/[a-z-]+|@mui\/(?:system|styled-engine|material\/(?:styles|GlobalStyles))|@tanstack\/(?:react-query|query-core))\//
/** The start of the app, which imports the frame, and the files that all themes share. */
const frame = /\/src\/start\.tsx$|\/themes\/[\w-]+\.ts$/
/** MUI components that only an opened overlay needs. */
const overlay = /\/@mui\/material\/(?:Modal|Dialog|Drawer|Paper|Backdrop|Fade|Slide|Grow|Portal|Unstable_TrapFocus)\//
/** Rendered on most pages. */
const pageParts =
  /\/src\/(?:pages\/parts\/(?:shop-cards|page-crumbs)|ui\/(?:page-section|service-icons|breadcrumbs|forced-colors|text-field|select-field)|lib\/(?:structured-data|route-params)|domain\/refusal|features\/catalogue\/queries)\.tsx?$/
/** Checkboxes of products, and styles they share with forms: in lists and on the product page. */
const ticks = /\/src\/(?:ui\/(?:tick-look|checkbox)|features\/compare\/compare-slot|pages\/parts\/listing-cards)\.tsx?$/
/** The compared products, for the tray of every page and for the page that shows them. */
const comparing = /\/src\/features\/compare\/(?:use-compare-list|queries)\.ts$/
/** Rules of addresses, contacts and payment: the checkout needs all of them, account and confirmation most of them. */
const orderRules =
  /\/src\/(?:domain\/(?:address|card|checkout-error|deposit|email|locality|payment-option|payment-status|phone)|contract\/email-pattern)\.ts$/
/** Small components and rules that many pages share, too small for a request each. */
const small =
  /\/src\/(?:ui\/(?:task-icons|panel|offline-bar)|features\/cart\/text-button|lib\/(?:wide-screen|chat-blockers|script-library|variant-test|marks|account-info)|domain\/(?:breakpoints|truncate|date-math|promotion-period|checkout-session-key)|offline\/(?:pending-counts|worker\/busy))\.tsx?$/
/** Delivery location and quantity: on product, store and cart. */
const placeParts =
  /\/src\/(?:ui\/quantity-stepper|pages\/parts\/(?:third-party-feature|text-in-modal)|features\/(?:third-party\/feature-tag|location\/location-widget)|lib\/late-offline)\.tsx?$/
/** Lines and totals of a cart, for cart, checkout and confirmation. */
const cartParts =
  /\/src\/(?:features\/cart\/(?:cart-summary|summary-lines|totals|line-notes|coupon-field)|ui\/totals)\.tsx?$/
/** Loaded on every page after hydration, and not needed before. */
const late =
  /\/src\/(?:app\/(?:layouts\/late-parts|preload-routes)|features\/(?:chat\/chat-script|tracking\/listeners|install\/install-way)|lib\/(?:query-persistence|unsupported-browser|click-reference)|domain\/(?:newsletter|seen-time))\.tsx?$/
const brandOf = (id: string) => `brand-${/\/themes\/([\w-]+)\//.exec(id)?.[1]}`

/**
 * A page loads few files: libraries, frame, brand, shared components, the page. A chunk for every shared module would cost
 * forty round trips, more than some unused code. A group also takes the imports of its modules: the most general is first.
 */
export const chunkGroups: Group[] = [
  // Needed by the entry, with Vite's preload helper: in another chunk they would delay the entry.
  {
    name: 'loading',
    test: /vite\/preload-helper|\/src\/(?:lib\/(?:pause|shop-answers)|app\/missing-chunk|contract\/worker)\.ts$/,
    priority: 10,
  },
  { name: 'libraries', test: libraries, priority: 9 },
  { name: 'frame', test: frame, priority: 8 },
  { name: 'overlay', test: overlay, priority: 7 },
  { name: brandOf, debugName: 'brand', test: /\/themes\/[\w-]+\/[\w-]+\.ts$/, priority: 6 },
  { name: 'page-parts', test: pageParts, priority: 5 },
  { name: 'ticks', test: ticks, priority: 4 },
  { name: 'comparing', test: comparing, priority: 3 },
  { name: 'small', test: small, priority: 4 },
  { name: 'schemas', test: /\/node_modules\/zod\//, priority: 4 },
  { name: 'place-parts', test: placeParts, priority: 3 },
  { name: 'cart-parts', test: cartParts, priority: 3 },
  { name: 'database', test: /\/dexie\/|\/src\/offline\/database(?:-faults)?\.ts$/, priority: 3 },
  { name: 'order-rules', test: orderRules, priority: 3 },
  { name: 'scrolling', test: /\/src\/lib\/smooth-scroll\.ts$/, priority: 3 },
  { name: 'listing', test: /\/src\/features\/catalogue\/listing-view\.tsx$/, priority: 2 },
  { name: 'connection', test: /\/src\/(?:lib\/connection|features\/offline\/not-saved)\.tsx?$/, priority: 2 },
  { name: 'tiles', test: /\/src\/(?:ui\/tile|features\/home\/blocks\/tiles)\.tsx$/, priority: 2 },
  { name: 'home', test: /\/src\/(?:pages\/home|features\/home\/[\w-]+)\.tsx?$/, priority: 4 },
  { name: 'late', test: late, priority: 1 },
]
