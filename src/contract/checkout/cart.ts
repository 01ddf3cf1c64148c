import * as z from 'zod/mini'
import { piecesText, unknownProductText } from '../fields/field-texts.ts'
import { Dollars, Email, Picture, QueryFlag } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'

const Choice = z.object({ id: z.string(), name: z.string(), price: Dollars })

export const CartProduct = z.object({
  productCode: z.string(),
  sku: z.string(),
  productId: z.optional(z.number()),
  title: z.string(),
  /** Price of one, without its warranty and installation. */
  price: Dollars,
  quantity: z.number(),
  brand: z.string(),
  category: z.string(),
  categorization: z.string(),
  available: z.optional(z.boolean()),
  lineDiscount: z.optional(Dollars),
  showVariation: z.optional(z.boolean()),
  promoId: z.optional(z.string()),
  sortOrder: z.number(),
  uri: z.optional(z.string()),
  image: z.optional(Picture),
  rrp: z.optional(z.nullable(Dollars)),
  conditionType: z.optional(z.string()),
  missingParts: z.optional(z.nullable(z.string())),
  ribbonType: z.optional(z.nullable(z.string())),
  selectedWarranty: z.optional(z.nullable(Choice)),
  selectedInstall: z.optional(z.nullable(Choice)),
  /** Why the line cannot be bought now, in words. */
  unavailableReason: z.optional(z.nullable(z.string())),
  /** Bit flags of what may be changed on this line (domain/cart.ts). */
  editFlags: z.optional(z.number()),
})
export type CartProduct = z.infer<typeof CartProduct>

export const Cart = z.object({
  cartId: z.string(),
  products: z.array(CartProduct),
  rewards: z.array(CartProduct),
  productCount: z.number(),
  /** What is charged: with GST in every shop. */
  orderTotal: Dollars,
  messages: z.array(z.string()),
  errors: z.array(z.string()),
  /** Like every price and the discount: without GST where the shop lists prices so. */
  subTotal: z.optional(Dollars),
  discount: z.optional(Dollars),
  /** The GST in orderTotal. */
  tax: z.optional(Dollars),
  couponCode: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  /** The account whose cart it is; none of a guest's. */
  accountId: z.optional(z.string()),
})
export type Cart = z.infer<typeof Cart>

export const CartQuery = z.object({
  suburb: z.optional(z.string()),
  postcode: z.optional(z.string()),
  state: z.optional(z.string()),
  winningDeliveryServiceOverride: z.optional(QueryFlag),
})

/** Quantity is how many more; a negative one takes away, and at least one stays. */
export const AddProduct = z.object({
  sku: z.string().check(z.minLength(1, 'Choose a product'), z.maxLength(100, unknownProductText)),
  quantity: z.number().check(z.int('Give a whole number'), z.gte(-99, piecesText), z.lte(99, piecesText)),
  warrantyId: z.optional(z.nullable(z.string())),
  installId: z.optional(z.nullable(z.string())),
  /** Addresses one line of the cart; without it a line with the same choices grows or a new one begins. */
  productCode: z.optional(z.string()),
})
export type AddProduct = z.infer<typeof AddProduct>

const byCode = z.object({ productCode: z.string() })

export const cart = {
  view: endpoint({
    method: 'GET',
    path: '/api/cart/',
    summary: "The visitor's cart",
    query: CartQuery,
    response: Cart,
  }),
  addProduct: endpoint({
    method: 'POST',
    path: '/api/cart/product/',
    summary: 'Add a product',
    body: AddProduct,
    response: Cart,
    errors: ['invalid_request'],
  }),
  product: endpoint({
    method: 'GET',
    path: '/api/cart/product/:productCode',
    summary: 'One line of the cart',
    params: byCode,
    response: CartProduct,
    errors: ['not_found'],
  }),
  removeProduct: endpoint({
    method: 'DELETE',
    path: '/api/cart/product/:productCode',
    summary: 'Remove one line',
    params: byCode,
    response: Cart,
    errors: ['not_found'],
  }),
  clear: endpoint({ method: 'DELETE', path: '/api/cart/', summary: 'Empty the cart', response: Cart }),
  setEmail: endpoint({
    method: 'POST',
    path: '/api/cart/email',
    summary: 'Keep an email address with the cart',
    // The cart it was typed for: it may be ordered by the time this arrives.
    body: z.object({ email: Email, cartId: z.optional(z.string()) }),
    response: Cart,
    errors: ['invalid_request'],
  }),
  addCoupon: endpoint({
    method: 'POST',
    path: '/api/cart/coupon/',
    summary: 'Use a coupon',
    body: z.object({ code: z.optional(z.string()), couponCode: z.optional(z.string()) }),
    response: Cart,
    errors: ['invalid_request'],
  }),
  removeCoupon: endpoint({
    method: 'DELETE',
    path: '/api/cart/coupon/:code',
    summary: 'Take a coupon back',
    params: z.object({ code: z.string() }),
    response: Cart,
  }),
}
