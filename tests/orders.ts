import type { CheckoutView } from '#contract/checkout/checkout.ts'
import { emptyCart } from '#domain/cart/cart.ts'
import type { CheckoutValues } from '#features/checkout/form/form-values.ts'

/** A checkout view with one kettle. */
export const aView = (cart: Partial<CheckoutView['cart']> = {}): CheckoutView => ({
  customer: null,
  store: null,
  stores: [],
  salesPeople: [],
  opts: 16,
  partialPaymentPercentage: null,
  x509EncryptionKeys: {},
  paymentMethod: 0,
  isOptingIntoNewsletter: false,
  isBillingAddressSameAsShipping: true,
  guestEmail: null,
  cart: {
    ...emptyCart(),
    cartId: 'C1',
    products: [
      {
        productCode: 'KETTLE-2',
        sku: 'KETTLE',
        title: 'Kettle',
        price: 100,
        quantity: 2,
        brand: 'Testa',
        category: 'Kettles',
        categorization: '',
        sortOrder: 1,
        selectedWarranty: { id: 'W5', name: '5 years', price: 20 },
        selectedInstall: null,
      },
    ],
    productCount: 2,
    orderTotal: 240,
    ...cart,
  },
})

const address = {
  firstName: 'Ada',
  lastName: 'Ngata',
  companyName: '',
  address: '1 Boxhill Rd',
  suburb: 'Teston',
  state: 'NSW',
  postcode: '2000',
  country: 'AU',
}

/** A valid form. */
export const filled = (changes: Partial<CheckoutValues> = {}): CheckoutValues => ({
  email: 'ada@example.com',
  newsletter: false,
  phoneNumber: '0412 345 678',
  deliveryAddress: { ...address, deliveryInstructions: 'Ring twice' },
  isBillingSame: true,
  billingAddress: { ...address, firstName: '', lastName: '', address: '', suburb: '', state: '', postcode: '' },
  poNumber: '',
  EarlyNotification: false,
  requestedDeliveryContact: '',
  requestedInstallationContact: '',
  brandsWarnings: { mieleWarning: false },
  partialPayment: '',
  selectedPaymentOption: 0,
  devicePaymentCode: '',
  subdivision: '',
  salespersonCode: '',
  storeUri: '',
  beforeCollecting: null,
  cashAndCarry: false,
  winningDeliveryServiceOverride: false,
  card: { nameOnCard: 'CARD HOLDER', cardNo: '4111 1111 1111 1111', expiryDate: '05/30', cvv: '987' },
  ...changes,
})
