import { describe, expect, it } from 'vitest'
import {
  type AddressField,
  type AddressRules,
  addressLimits,
  addressProblem,
  addressProblems,
  isPoBox,
  isPoNumber,
  needsMieleWarning,
  streetLimit,
} from './address.ts'

const rules: AddressRules = { kind: 'delivery', country: 'AU', streetLimit: 50 }
const withSupplier = { ...rules, streetLimit: 35 }
const text = (length: number) => 'x'.repeat(length)
const problem = (field: AddressField, value: string, given = rules) => addressProblem(field, value, given)

describe('limits', () => {
  it('are 20, 29, 50, 50, 30, 3, 4 and 150, and 35 with a supplier [S2-9-01, S2-9-02]', () => {
    expect(addressLimits).toEqual({
      firstName: 20,
      lastName: 29,
      companyName: 50,
      address: 50,
      suburb: 30,
      state: 3,
      postcode: 4,
      deliveryInstructions: 150,
    })
    expect(streetLimit(['Miele'], ['default', 'miele'])).toBe(35)
  })

  it('apply to billing as to delivery [S2-5-19]', () => {
    const billing = { ...rules, kind: 'billing' } as const
    for (const [field, limit] of Object.entries(addressLimits)) {
      // Object.entries loses the type of the keys.
      const name = field as AddressField
      expect(problem(name, text(limit), billing)).toBeNull()
      expect(problem(name, text(limit + 1), billing)).not.toBeNull()
    }
  })

  it('drop to 35 only when a brand in the cart has its own key [S2-5-27]', () => {
    expect(streetLimit([' MIELE '], ['default', 'miele'])).toBe(35)
    expect(streetLimit(['Miele'], ['default'])).toBe(50)
    expect(streetLimit(['Other'], ['default', 'miele'])).toBe(50)
    expect(problem('address', text(36), withSupplier)).not.toBeNull()
    expect(problem('companyName', text(36), withSupplier)).not.toBeNull()
    expect(problem('address', text(35), withSupplier)).toBeNull()
  })
})

describe('names', () => {
  it('requires a first name of at most 20 characters [S2-5-05]', () => {
    for (const value of ['', '  ', text(21)]) {
      expect(problem('firstName', value)).toBe('Please enter a first name (max 20 characters)')
    }
    expect(problem('firstName', text(20))).toBeNull()
  })

  it('accepts a last name of 29 characters although its text says 20 [S2-5-06]', () => {
    for (const value of ['', text(30)]) {
      expect(problem('lastName', value)).toBe('Please enter a last name (max 20 characters)')
    }
    expect(problem('lastName', text(29))).toBeNull()
  })

  it('accepts an optional company name of at most 50 characters [S2-5-07]', () => {
    expect(problem('companyName', '')).toBeNull()
    expect(problem('companyName', text(50))).toBeNull()
    expect(problem('companyName', text(51))).not.toBeNull()
  })

  it('shows the company limit that applies [S2-5-29]', () => {
    expect(problem('companyName', text(51))).toBe('Company Name cannot be more than 50 characters')
    expect(problem('companyName', text(36), withSupplier)).toBe('Company Name cannot be more than 35 characters')
    expect(problem('companyName', '-')).toBe('Please enter a company name (max 50 characters)')
    expect(problem('companyName', '...', withSupplier)).toBe('Please enter a company name (max 35 characters)')
    for (const name of ['', '3M', 'ハース', 'Ōtautahi & Co']) expect(problem('companyName', name)).toBeNull()
  })
})

describe('street', () => {
  it('is required, at most 50 or 35 characters long, and shows the limit in its text [S2-5-08, S2-5-28]', () => {
    expect(problem('address', '')).toBe('Please enter a valid address (max 50 characters)')
    expect(problem('address', text(51))).toBe('Address cannot be more than 50 characters')
    expect(problem('address', text(50))).toBeNull()
    expect(problem('address', '', withSupplier)).toBe('Please enter a valid address (max 35 characters)')
    expect(problem('address', text(36), withSupplier)).toBe('Address cannot be more than 35 characters')
  })

  it('rejects a PO Box in any spelling [S2-5-09]', () => {
    const boxes = [
      'PO Box 1',
      'P.O. Box 1',
      'p o box 1',
      'POBox 1',
      'GPO Box 1',
      'G.P.O. Box 1',
      'Post Office Box 1',
      'General Post Office Box 1',
      '  PO BOX 12, Sydney',
    ]
    for (const box of boxes) expect(problem('address', box)).toBe("We don't deliver to PO Boxes")
    for (const street of ['1 Boxhill Rd', '12 PO Box Lane', 'Poboxes Street 1', 'Polo Box Rd 1']) {
      expect(problem('address', street)).toBeNull()
    }
  })

  it('accepts a PO Box for billing', () => {
    expect(problem('address', 'PO Box 1', { ...rules, kind: 'billing' })).toBeNull()
    expect(isPoBox('PO Box 1')).toBe(true)
  })
})

describe('suburb, state and postcode', () => {
  it('requires a suburb of at most 30 characters [S2-5-10]', () => {
    for (const value of ['', text(31)]) expect(problem('suburb', value)).toBe('Please enter a valid suburb')
    expect(problem('suburb', text(30))).toBeNull()
  })

  it('requires a state of at most 3 characters, in Australia only [S2-5-12, S2-5-13]', () => {
    expect(problem('state', '')).not.toBeNull()
    expect(problem('state', 'NSWX')).not.toBeNull()
    expect(problem('state', 'NSW')).toBeNull()
    expect(problem('state', '', { ...rules, country: 'NZ' })).toBeNull()
  })

  it('requires a postcode of at most 4 characters [S2-5-14]', () => {
    expect(problem('postcode', '')).not.toBeNull()
    expect(problem('postcode', '20000')).not.toBeNull()
    expect(problem('postcode', '2000')).toBeNull()
  })
})

it('accepts delivery instructions of at most 150 characters [S2-5-15]', () => {
  expect(problem('deliveryInstructions', '')).toBeNull()
  expect(problem('deliveryInstructions', text(150))).toBeNull()
  expect(problem('deliveryInstructions', text(151))).toBe('Only 150 characters are aloud in this field')
})

it('accepts a PO number of alphanumeric characters, hyphens, parentheses and spaces after an optional plus [S2-5-17, S2-9-03]', () => {
  for (const value of ['', '+PO-12 (A)', text(40)]) expect(isPoNumber(value)).toBe(true)
  for (const value of [text(41), 'A+B', 'PO#1']) expect(isPoNumber(value)).toBe(false)
})

it('requires the brand warning for a Miele item in any spelling [S2-5-26]', () => {
  expect(needsMieleWarning(['Other', ' miele'])).toBe(true)
  expect(needsMieleWarning(['Other'])).toBe(false)
  expect(needsMieleWarning([])).toBe(false)
})

it('collects every problem of an address', () => {
  const good = {
    firstName: 'Ada',
    lastName: 'Byron',
    address: '1 Boxhill Rd',
    suburb: 'Sydney',
    state: 'NSW',
    postcode: '2000',
  }
  expect(addressProblems(good, rules)).toEqual({})
  expect(addressProblems({ ...good, firstName: null, suburb: '' }, rules)).toEqual({
    firstName: 'Please enter a first name (max 20 characters)',
    suburb: 'Please enter a valid suburb',
  })
})
