import { existsSync } from 'node:fs'

type Group = { name: string | ((id: string) => string); debugName?: string; test: RegExp; priority: number }

/** Matches these modules; a name that no longer exists stops the build, because the module would silently change its chunk. */
function modules(...files: readonly string[]): RegExp {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`scripts/lib/build/chunks.ts names missing files: ${missing.join(', ')}`)
  return new RegExp(`/(?:${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`)
}

const either = (...tests: readonly RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'))

/** On every page, with all their dependencies. */
const libraries =
  /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|@emotion\/[a-z-]+|@mui\/(?:system|styled-engine|material\/(?:styles|GlobalStyles))|@tanstack\/(?:react-query|query-core))\//
/** Before the entry starts, with Vite's preload helper: in another chunk they would delay it. */
const loading = either(
  /vite\/preload-helper/,
  /\/@emotion\/sheet\//,
  modules(
    'src/app/boot/missing-chunk.ts',
    'src/contract/worker.ts',
    'src/lib/boot/pause.ts',
    'src/lib/boot/styles-in-place.ts',
    'src/lib/network/probe-server.ts',
  ),
)
/** The start of the app, which imports the frame, and the files that all themes share. */
const frame = either(modules('src/start.tsx'), /\/themes\/[\w-]+\.ts$/)
/** Components that only an opened overlay needs. */
const overlay = either(
  /\/@mui\/material\/(?:Modal|Dialog|DialogContent|Drawer|Paper|Backdrop|Fade|Slide|Grow|Portal|Unstable_TrapFocus)\//,
  modules('src/ui/overlay/drawer-parts.ts', 'src/ui/overlay/drawer.tsx'),
)
/** Rendered on most pages. */
const pageParts = modules(
  'src/domain/catalogue/products-text.ts',
  'src/domain/errors/outcome.ts',
  'src/domain/web/breakpoints.ts',
  'src/features/cart/add-products.ts',
  'src/features/catalogue/queries.ts',
  'src/lib/boot/from-server.tsx',
  'src/lib/browser/wide-screen.ts',
  'src/lib/page/route-params.ts',
  'src/lib/page/structured-data.ts',
  'src/pages/parts/page/page-crumbs.tsx',
  'src/pages/parts/product/shop-cards.tsx',
  'src/ui/layout/breadcrumbs.tsx',
  'src/ui/forced-colors.ts',
  'src/ui/layout/page-section.tsx',
  'src/ui/form/select-field.tsx',
  'src/ui/icon/service-icons.tsx',
  'src/ui/form/text-field.tsx',
)
/** Checkboxes of products, and styles they share with forms: in lists and on the product page. */
const ticks = modules(
  'src/features/compare/compare-slot.tsx',
  'src/pages/parts/product/listing-cards.tsx',
  'src/ui/form/checkbox.tsx',
  'src/ui/form/tick.styles.ts',
)
/** The compared products, for the tray of every page and for the page that shows them, with what that page shares. */
const comparing = modules(
  'src/domain/catalogue/category-in-line.ts',
  'src/features/compare/queries.ts',
  'src/features/compare/use-compare-list.ts',
)
/** Lines of the cart and changes that wait to be sent, for the cart drawer and the cart page. */
const cartLines = modules(
  'src/features/cart/cart-texts.ts',
  'src/features/cart/checkout-link.tsx',
  'src/features/cart/line-controls.tsx',
  'src/features/cart/pending/pending-list.tsx',
  'src/features/cart/pending/pending-mark.tsx',
  'src/features/cart/pending/pending-panel.tsx',
)
/** What stores and sends changes of the cart: a first tap on "Add to cart" waits for it. */
const cartEdits = either(
  /\/src\/offline\/(?:sync|cart)\//,
  modules(
    'src/features/cart/pending/cart-edits.ts',
    'src/features/cart/pending/cart-sync.ts',
    'src/features/cart/pending/stored-flag.ts',
  ),
)
/** Stores and their hours: below the home page, on the page of a store and where a store is chosen. */
const storeParts = modules(
  'src/domain/location/opening-hours.ts',
  'src/features/store/current-store.ts',
  'src/features/store/queries.ts',
  'src/features/store/store-contact.tsx',
)
/** What the project page shares with its panels and dialogs. */
const projectParts = modules(
  'src/contract/project/project-parts.ts',
  'src/domain/project/price/project-price.ts',
  'src/domain/project/reminder/reminder.ts',
  'src/features/project/panels/panel.styles.ts',
  'src/features/project/ui/project.styles.ts',
  'src/lib/account/staff-reason.ts',
  'src/lib/query/project-queries.ts',
  'src/offline/project/project-context.ts',
)
/** Projects on the device. */
const storedProjects = modules(
  'src/offline/offline-staff.ts',
  'src/offline/project-store.ts',
  'src/offline/project/older-id.ts',
  'src/offline/project/use-draft.ts',
)
/** Rules of addresses, contacts, payment and orders: the checkout needs all of them, account and confirmation most of them. */
const orderRules = modules(
  'src/domain/checkout/address.ts',
  'src/domain/payment/card.ts',
  'src/domain/checkout/checkout-error.ts',
  'src/domain/checkout/deposit.ts',
  'src/contract/fields/order-states.ts',
  'src/domain/account/email.ts',
  'src/domain/location/locality.ts',
  'src/domain/location/locality-text.ts',
  'src/domain/payment/payment-methods.ts',
  'src/domain/payment/payment-option.ts',
  'src/domain/payment/payment-status.ts',
  'src/domain/account/phone.ts',
)
/** Small components and rules that many pages share, too small for a request each. */
const small = modules(
  'src/contract/fields/email-pattern.ts',
  'src/contract/fields/field-texts.ts',
  'src/domain/account/full-name.ts',
  'src/domain/checkout/checkout-session-key.ts',
  'src/domain/time/date-math.ts',
  'src/domain/catalogue/promotion-period.ts',
  'src/domain/tracking/tracking.ts',
  'src/domain/web/truncate.ts',
  'src/ui/button/text-button.tsx',
  'src/lib/account/account-info.ts',
  'src/lib/tracking/chat-blockers.ts',
  'src/lib/browser/flags.ts',
  'src/lib/tracking/script-library.ts',
  'src/lib/tracking/variant-test.ts',
  'src/lib/use-latest.ts',
  'src/offline/pending-counts.ts',
  'src/offline/worker/busy.ts',
  'src/ui/feedback/offline-bar.tsx',
  'src/ui/layout/panel.tsx',
  'src/ui/product/reward-label.styles.ts',
  'src/ui/icon/task-icons.tsx',
)
/** Delivery location and quantity, and the slides of images: on product, store and cart. */
const placeParts = modules(
  'src/features/product/slides.ts',
  'src/features/location/location-widget.tsx',
  'src/features/third-party/feature-tag.ts',
  'src/lib/boot/lazy-offline.ts',
  'src/pages/parts/page/text-in-modal.tsx',
  'src/pages/parts/page/third-party-feature.tsx',
  'src/ui/form/quantity-stepper.tsx',
)
/** What the product page shares with the parts it loads on demand. */
const productParts = modules(
  'src/features/product/details/fit.ts',
  'src/features/product/details/product-section.tsx',
  'src/features/reviews/queries.ts',
  'src/features/reviews/review-summary.tsx',
)
/** Lines and totals of a cart, for cart, checkout and confirmation. */
const cartParts = modules(
  'src/features/cart/summary/cart-summary.tsx',
  'src/features/cart/summary/coupon-field.tsx',
  'src/features/cart/line-notes.tsx',
  'src/features/cart/summary/summary-lines.tsx',
  'src/features/cart/summary/totals.ts',
  'src/ui/price/totals.tsx',
)
/** What every form needs. */
const forms = modules('src/ui/form/error-summary.tsx', 'src/ui/form/form-context.ts', 'src/ui/form/use-form.ts')
/** What checkout and confirmation share: the requests, and what is stored between them. */
const orderParts = modules(
  'src/contract/checkout/checkout.ts',
  'src/features/checkout/queries.ts',
  'src/features/checkout/rules/checkout-session.ts',
  'src/features/checkout/session/session.ts',
  'src/features/checkout/submit/submission.ts',
)
/** What the checkout shares with the parts it loads on demand. */
const checkoutParts = modules(
  'src/features/checkout/address-suggestions/maps-tag.ts',
  'src/features/checkout/address-suggestions/street-field.tsx',
  'src/features/checkout/checkout-context.ts',
  'src/features/checkout/delivery.ts',
  'src/features/checkout/fields/address-fields.tsx',
  'src/features/checkout/fields/suburb-field.tsx',
  'src/features/checkout/form/form-rules.ts',
  'src/features/checkout/form/form-values.ts',
  'src/features/checkout/submit/request.ts',
)
/** Loaded on every page after hydration, and not needed before. */
const late = modules(
  'src/app/layouts/deferred/deferred.tsx',
  'src/app/layouts/deferred/narrow-header.tsx',
  'src/app/layouts/dock-tools.tsx',
  'src/app/layouts/print-words.tsx',
  'src/app/boot/preload-routes.ts',
  'src/domain/account/newsletter.ts',
  'src/domain/time/seen-time.ts',
  'src/features/chat/chat-script.ts',
  'src/features/install/install-way.ts',
  'src/features/promotion/sale-footer.tsx',
  'src/lib/browser/unsupported-browser.ts',
  'src/ui/picture/payment-mark-row.tsx',
)
/** What single pages and panels need of that themselves. */
const lateParts = modules(
  'src/features/tracking/listeners.ts',
  'src/lib/query/query-persistence.ts',
  'src/lib/tracking/click-reference.ts',
)
const brandOf = (id: string) => `brand-${/\/themes\/([\w-]+)\//.exec(id)?.[1]}`

/**
 * A page loads few files: libraries, frame, brand, shared components, the page. A chunk for every shared module would cost
 * forty round trips, more than some unused code. A group also takes the imports of its modules: the most general is first.
 */
export const chunkGroups: Group[] = [
  { name: 'loading', test: loading, priority: 10 },
  { name: 'libraries', test: libraries, priority: 9 },
  { name: 'frame', test: frame, priority: 8 },
  { name: 'overlay', test: overlay, priority: 7 },
  { name: brandOf, debugName: 'brand', test: /\/themes\/[\w-]+\/(?!closing|states)[\w-]+\.ts$/, priority: 6 },
  { name: 'page-parts', test: pageParts, priority: 5 },
  { name: 'ticks', test: ticks, priority: 4 },
  { name: 'comparing', test: comparing, priority: 3 },
  { name: 'small', test: small, priority: 4 },
  // In lists of the cart and of compared products, and of every page after the first view.
  { name: 'glide', test: modules('src/ui/layout/glide.ts'), priority: 4 },
  {
    name: 'schemas',
    test: either(/\/node_modules\/zod\//, modules('src/contract/checkout/cart.ts', 'src/contract/fields/values.ts')),
    priority: 3,
  },
  { name: 'place-parts', test: placeParts, priority: 3 },
  { name: 'product-parts', test: productParts, priority: 3 },
  { name: 'cart-parts', test: cartParts, priority: 3 },
  { name: 'cart-lines', test: cartLines, priority: 2 },
  { name: 'cart-edits', test: cartEdits, priority: 2 },
  {
    name: 'database',
    test: either(/\/dexie\//, modules('src/offline/database.ts', 'src/offline/database-faults.ts')),
    priority: 3,
  },
  { name: 'order-rules', test: orderRules, priority: 3 },
  { name: 'forms', test: forms, priority: 3 },
  { name: 'combobox', test: modules('src/ui/combobox/combobox.tsx'), priority: 3 },
  { name: 'order-parts', test: orderParts, priority: 2 },
  { name: 'checkout-parts', test: checkoutParts, priority: 1 },
  { name: 'scrolling', test: modules('src/lib/browser/smooth-scroll.ts'), priority: 3 },
  { name: 'listing', test: modules('src/features/catalogue/listing-view.tsx'), priority: 2 },
  {
    name: 'connection',
    test: modules(
      'src/features/cart/closed-messages.ts',
      'src/features/offline/not-saved.tsx',
      'src/lib/network/connection.ts',
    ),
    priority: 3,
  },
  { name: 'store-parts', test: storeParts, priority: 2 },
  { name: 'project-parts', test: projectParts, priority: 2 },
  { name: 'stored-projects', test: storedProjects, priority: 1 },
  {
    name: 'project-texts',
    test: modules('src/contract/project/project-values.ts', 'src/domain/project/project-texts.ts'),
    priority: 3,
  },
  // The checkout needs it, and not the rest of what loads late.
  {
    name: 'consent',
    test: modules(
      'src/lib/tracking/consent.ts',
      'src/lib/signal.ts',
      'src/lib/account/ended-sign-in.ts',
      'src/contract/protocol/unsent-error.ts',
      'src/domain/account/identity-error.ts',
      'src/ui/picture/payment-mark.tsx',
    ),
    priority: 2,
  },
  // What the sign-in leaves for the page that it leads to.
  {
    name: 'arrival',
    test: modules(
      'src/features/identity/redirect/joined-products.ts',
      'src/features/identity/redirect/redirect-path.ts',
    ),
    priority: 1,
  },
  // The small parts of the checkout that load later.
  {
    name: 'checkout-end',
    test: modules(
      'src/app/layouts/checkout-foot.tsx',
      'src/pages/parts/page/order-terms.tsx',
      'src/pages/parts/product/order-notes.tsx',
      'src/features/checkout/other-tabs.ts',
    ),
    priority: 1,
  },
  { name: 'tiles', test: modules('src/features/home/blocks/tiles.tsx', 'src/ui/layout/tile.tsx'), priority: 2 },
  {
    name: 'home',
    test: either(modules('src/pages/shop/home.tsx'), /\/src\/features\/home\/[\w-]+\.tsx?$/),
    priority: 4,
  },
  { name: 'late-parts', test: lateParts, priority: 1 },
  { name: 'late', test: late, priority: 0 },
]
