import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cleanPhone,
  formatPhone,
  hasInternationalLength,
  isPhoneKind,
  mobileProblem,
  phoneFieldProblem,
  phoneKind,
  phoneLimits,
  phoneProblem,
  phoneProblems,
} from './phone.ts'

const oneOfEach = ['0298765432', '0412345678', '093456789', '0211234567', '0800123456', '0508123456']

describe('clean-up', () => {
  it('strips everything but letters and digits and turns prefixes into a leading 0 [S1-5-26, S2-5-57]', () => {
    for (const typed of ['+61 (4)12-345-678', '+61 (4) 12-345-678', '61412345678', '0061412345678']) {
      expect(cleanPhone(typed)).toBe('0412345678')
    }
    for (const typed of ['+64 21 123 4567', '64211234567', '0064211234567'])
      expect(cleanPhone(typed)).toBe('0211234567')
    for (const typed of ['+6421234567', '6421234567', '006421234567']) expect(cleanPhone(typed)).toBe('021234567')
  })

  it('keeps one zero where both prefix and zero were typed', () => {
    expect(cleanPhone('+61 (0)412 345 678')).toBe('0412345678')
  })

  it('leaves a local number alone that happens to start with 61 or 64', () => {
    expect(cleanPhone('6123 4567')).toBe('61234567')
    expect(cleanPhone('612 345 678')).toBe('612345678')
    expect(phoneProblem('6423 4567')).toBe('missingAreaCode')
  })

  it('changes nothing more on a second pass', () => {
    const number = fc.constantFrom(...oneOfEach)
    const typed = fc.tuple(
      fc.constantFrom('+61', '+64', '0061', '0064', '0'),
      number,
      fc.constantFrom(' ', '-', '(', ''),
    )
    fc.assert(
      fc.property(typed, ([prefix, phone, mark]) => {
        const cleaned = cleanPhone(prefix + [...phone.slice(1)].join(mark))
        expect(cleaned).toBe(phone)
        expect(cleanPhone(cleaned)).toBe(cleaned)
      }),
    )
  })
})

describe('kinds', () => {
  it('ignores spaces [S1-5-17, S2-5-48]', () => {
    expect(phoneProblem('04 1234 5678')).toBeNull()
    expect(phoneProblem('04 12 34 56 78')).toBeNull()
    expect(phoneKind('04 1234 5678', 'AU')).toBe(phoneKind('0412345678', 'AU'))
  })

  it('knows an Australian landline [S1-5-18, S2-5-49]', () => {
    for (const digit of '1236789') expect(isPhoneKind(`0${digit}98765432`, 'auLandline')).toBe(true)
    for (const phone of ['0498765432', '0598765432', '0098765432', '029876543', '02987654321']) {
      expect(isPhoneKind(phone, 'auLandline')).toBe(false)
    }
  })

  it('knows an Australian mobile [S1-5-19, S2-5-50]', () => {
    expect(isPhoneKind('0412345678', 'auMobile')).toBe(true)
    expect(isPhoneKind('0512345678', 'auMobile')).toBe(true)
    for (const phone of ['041234567', '04123456789', '0612345678']) expect(isPhoneKind(phone, 'auMobile')).toBe(false)
  })

  it('knows a New Zealand landline [S1-5-21, S2-5-52]', () => {
    for (const digit of '3456789') expect(isPhoneKind(`0${digit}3456789`, 'nzLandline')).toBe(true)
    for (const phone of ['023456789', '09345678', '0934567890']) expect(isPhoneKind(phone, 'nzLandline')).toBe(false)
  })

  it('knows a New Zealand mobile of 9 to 11 digits [S1-5-22, S2-5-53]', () => {
    for (const rest of ['1234567', '12345678', '123456789']) expect(isPhoneKind(`02${rest}`, 'nzMobile')).toBe(true)
    for (const rest of ['123456', '1234567890']) expect(isPhoneKind(`02${rest}`, 'nzMobile')).toBe(false)
  })

  it('knows the toll-free numbers [S1-5-23, S2-5-54]', () => {
    expect(isPhoneKind('0800123456', 'nzTollFree')).toBe(true)
    expect(isPhoneKind('0508123456', 'nzTollFree')).toBe(true)
    expect(isPhoneKind('0508 123 4567', 'nzTollFree')).toBe(true)
    for (const phone of ['0900123456', '080012345', '080012345678'])
      expect(isPhoneKind(phone, 'nzTollFree')).toBe(false)
  })
})

describe('problems', () => {
  it('has these four kinds of problem [S1-3-30]', () => {
    expect(phoneProblems).toEqual(['generic', 'missingAreaCode', 'notAusMobileNumber', 'notNewZealandMobileNumber'])
  })

  it('misses the area code of eight digits that start with 1 to 9 [S1-5-20, S2-5-51]', () => {
    expect(phoneProblem('98765432')).toBe('missingAreaCode')
    expect(phoneProblem('18765432')).toBe('missingAreaCode')
    expect(phoneProblem('08765432')).toBe('generic')
  })

  it('accepts every kind of both countries [S1-5-24, S2-5-55]', () => {
    for (const phone of oneOfEach) expect(phoneProblem(phone)).toBeNull()
    expect(phoneProblem('12')).toBe('generic')
  })

  it('flags a landline where a mobile is wanted [S1-5-25, S2-5-56]', () => {
    expect(mobileProblem('0298765432', 'AU')).toBe('notAusMobileNumber')
    expect(mobileProblem('093456789', 'NZ')).toBe('notNewZealandMobileNumber')
    expect(mobileProblem('0298765432', 'FR')).toBe('generic')
    expect(mobileProblem('093456789', 'FR')).toBe('generic')
    expect(mobileProblem('0412345678', 'AU')).toBeNull()
    expect(mobileProblem('0211234567', 'NZ')).toBeNull()
    expect(mobileProblem('0412345678', 'FR')).toBeNull()
    expect(mobileProblem('021123456', 'FR')).toBeNull()
    expect(mobileProblem('12', 'AU')).toBe('generic')
  })

  it('takes 10 digits in Australia and at most 15 abroad [S1-5-28, S2-5-59]', () => {
    expect(phoneLimits).toMatchObject({ auDigits: 10, internationalDigits: 15 })
    expect(hasInternationalLength('+44 123 456 789 012 3')).toBe(true)
    expect(hasInternationalLength('123456789012345')).toBe(true)
    expect(hasInternationalLength('1234567890123456')).toBe(false)
    expect(phoneProblem('04123456789')).toBe('generic')
    expect(phoneFieldProblem('1234567890123456')).toBe('generic')
  })
})

describe('the checkout field', () => {
  it('requires 8 to 20 letters, digits, hyphens, parentheses and spaces [S2-5-03, S2-9-03]', () => {
    expect(phoneLimits).toMatchObject({ min: 8, max: 20 })
    expect(phoneFieldProblem('')).toBe('required')
    expect(phoneFieldProblem('   ')).toBe('required')
    expect(phoneFieldProblem('(02) 9876-5432')).toBeNull()
    expect(phoneFieldProblem('0412#345678')).toBe('generic')
    expect(phoneFieldProblem('0412345')).toBe('generic')
    expect(phoneFieldProblem('0-4-1-2-3-4-5-6-7-8-')).toBeNull()
    expect(phoneFieldProblem('0-4-1-2-3-4-5-6-7-8--')).toBe('generic')
    expect(phoneFieldProblem('+61 412 345 678')).toBeNull()
  })

  it('rejects allowed characters that are no number [S2-5-04]', () => {
    expect(phoneFieldProblem('12ab34cd')).toBe('generic')
    expect(phoneFieldProblem('98765432')).toBe('missingAreaCode')
  })
})

describe('display', () => {
  it('groups mobiles 4-3-3 and landlines 2-4-4 [S1-5-27, S2-5-58, S2-5-33]', () => {
    expect(formatPhone('0412345678', 'AU')).toBe('0412 345 678')
    expect(formatPhone('0298765432', 'AU')).toBe('02 9876 5432')
    expect(formatPhone('+61 412 345 678', 'AU')).toBe('0412 345 678')
  })

  it('reads an ambiguous number as one of the shop’s own country', () => {
    expect(formatPhone('0211234567', 'NZ')).toBe('0211 234 567')
    expect(formatPhone('0271234567', 'AU')).toBe('02 7123 4567')
    expect(formatPhone('0800123456', 'NZ')).toBe('0800 123 456')
    expect(formatPhone('0412345678', 'NZ')).toBe('0412 345 678')
    expect(formatPhone('0398765432', 'NZ')).toBe('03 9876 5432')
  })

  it('reads a New Zealand mobile as one in Australia where it can be nothing else, or is written as one', () => {
    for (const typed of ['021 123 4567', '0211234567', '+64 21 123 4567', '0064211234567'])
      expect(formatPhone(typed, 'AU')).toBe('0211 234 567')
    expect(formatPhone('027 123 4567', 'AU')).toBe('0271 234 567')
    expect(formatPhone('02 7123 4567', 'AU')).toBe('02 7123 4567')
    expect(formatPhone('(02) 9876 5432', 'AU')).toBe('02 9876 5432')
  })

  it('groups the shorter and longer numbers of New Zealand', () => {
    expect(formatPhone('021123456', 'NZ')).toBe('021 123 456')
    expect(formatPhone('02112345678', 'NZ')).toBe('0211 234 5678')
    expect(formatPhone('093456789', 'NZ')).toBe('09 345 6789')
  })

  it('gives back what it cannot read', () => {
    expect(formatPhone(' 12ab ', 'AU')).toBe('12ab')
  })
})
