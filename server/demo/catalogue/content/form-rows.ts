import type { FormSource } from '#contract/content/form-sources.ts'
import type { forms, StoredField } from '../../../database/schema/contact.ts'
import { type Shop, shops } from '../shops.ts'

export type FormRow = typeof forms.$inferInsert

const field = (
  name: string,
  label: string,
  kind: StoredField['kind'],
  more: Partial<StoredField> = {},
): StoredField => ({
  name,
  label,
  kind,
  isRequired: true,
  maxLength: 100,
  ...more,
})

const options = (...words: string[]) => ({ options: words.map((word) => ({ value: word, label: word })) })

const person = {
  name: field('name', 'Name', 'text', { autoComplete: 'name' }),
  email: field('email', 'Email address', 'email', { maxLength: 254, autoComplete: 'email' }),
  phone: field('phone', 'Phone', 'phone', { maxLength: 20, autoComplete: 'tel' }),
  postcode: field('postcode', 'Postcode', 'postcode', { maxLength: 4, autoComplete: 'postal-code' }),
}
const optional = (storedField: StoredField, hint?: string): StoredField => ({
  ...storedField,
  isRequired: false,
  ...(hint ? { hint } : {}),
})

const hours = ['9:30 am', '11:00 am', '12:30 pm', '2:00 pm', '3:30 pm']

type FormText = Pick<FormRow, 'url' | 'title' | 'description' | 'html' | 'button' | 'prefix' | 'thanks'> & {
  source: FormSource
  fields: StoredField[]
  seats?: number
}

const visitReasons = {
  home: options('A kitchen from plans', 'One appliance, explained', 'A seat at a cooking demo'),
  furniture: options('A room from plans', 'Fabrics and samples', 'A seat at an evening'),
  trade: options('A project from plans', 'A session for my team', 'Compliance and drawings'),
}

const formTexts = (shop: Shop): readonly FormText[] => [
  {
    url: 'ask-an-expert',
    source: 'AskAnExpert',
    prefix: 'ASK',
    title: 'Ask an expert',
    description: 'Send us your question. A specialist who has used the product will reply.',
    html: '<p>Measures, model numbers and what you have now help most. We answer within one working day.</p>',
    button: 'Send my question',
    fields: [
      person.name,
      person.email,
      optional(person.phone, 'If you would rather be called'),
      optional(person.postcode, 'For prices and delivery days'),
      field('question', 'Your question', 'long', { maxLength: 2000 }),
    ],
    thanks: {
      title: 'Your question is with us',
      text: 'Thank you for your question. An expert will reply by email within one working day.',
    },
  },
  {
    url: 'pe-bookings',
    source: 'ProductEnquiry',
    prefix: 'BOOK',
    title: 'Book a time with us',
    description: 'An hour with a specialist at the store of your choice. It is free, with no obligation to buy.',
    html: '<p>Bring plans, photos or just the width of the gap. The hour is reserved for you, with the products switched on.</p>',
    button: 'Book this time',
    seats: 2,
    fields: [
      field('about', 'What is it about?', 'choice', visitReasons[shop.readers]),
      field('store', 'Store', 'store'),
      field('day', 'Day', 'date', { fromDays: 1, toDays: 60, hint: 'From tomorrow, up to two months ahead' }),
      field('time', 'Time', 'select', options(...hours)),
      person.name,
      person.email,
      person.phone,
      optional(field('note', 'Anything we should prepare', 'long', { maxLength: 600 })),
    ],
    thanks: {
      title: 'Your time is booked',
      text: 'Thank you for booking. We look forward to seeing you; if something comes up, call us and we will move it.',
    },
  },
  {
    url: 'cookbook',
    source: 'CatalogueDetails',
    prefix: 'MAIL',
    title: 'Cookbook by mail',
    description: 'The printed cookbook in your letterbox. You pay only for postage.',
    html: '<p>We post copies every Monday. We add the postage to your next order, or you can pay when you visit.</p>',
    button: 'Send me the book',
    fields: [
      person.name,
      person.email,
      field('address', 'Street and number', 'text', { autoComplete: 'street-address' }),
      field('suburb', 'Suburb', 'text', { autoComplete: 'address-level2' }),
      person.postcode,
    ],
    thanks: { title: 'We will post it on Monday', text: 'Thank you. Your cookbook is in the next mail.' },
  },
  {
    url: 'trade-account',
    source: 'Project',
    prefix: 'TRADE',
    title: 'Open a trade account',
    description: 'Project prices, one account manager, and invoices with your PO numbers.',
    html: '<p>We check your business number and reply within two working days.</p>',
    button: 'Apply for an account',
    fields: [
      field('business', 'Business name', 'text', { autoComplete: 'organization' }),
      field('number', shop.country === 'NZ' ? 'NZBN' : 'ABN', 'text', {
        maxLength: 20,
        hint: 'Digits, with or without spaces',
      }),
      person.name,
      person.email,
      person.phone,
      field(
        'work',
        'What you do',
        'select',
        options('Building', 'Developing', 'Design', 'Hospitality', 'Renting out', 'Something else'),
      ),
      optional(
        field('project', 'Your first project', 'long', { maxLength: 1000, hint: 'How many, of what, and when' }),
      ),
      field('agreed', 'I am authorised to sign for this business', 'tick'),
    ],
    thanks: {
      title: 'Your application is with us',
      text: 'Thank you. We will check it and call you within two working days.',
    },
  },
  {
    url: 'claim-a-reward',
    source: 'PromotionRedemption',
    prefix: 'CLAIM',
    title: 'Claim a reward',
    description: 'For promotions with a reward that is sent after your purchase.',
    html: '<p>Have your order number ready. You will find it in the confirmation we emailed. We send rewards within three weeks.</p>',
    button: 'Claim my reward',
    fields: [
      field('order', 'Order number', 'text', { maxLength: 40 }),
      person.name,
      person.email,
      field('address', 'Street and number', 'text', { autoComplete: 'street-address' }),
      field('suburb', 'Suburb', 'text', { autoComplete: 'address-level2' }),
      person.postcode,
      field('agreed', 'I have read the terms of the promotion', 'tick'),
    ],
    thanks: {
      title: 'Your claim is with us',
      text: 'Thank you. We will check the order and send the reward within three weeks.',
    },
  },
]

/** The forms of every shop. */
export const buildForms = (): FormRow[] =>
  shops.flatMap((shop) => formTexts(shop).map(({ seats = null, ...text }) => ({ brand: shop.key, seats, ...text })))
