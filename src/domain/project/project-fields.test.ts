import { describe, expect, it } from 'vitest'
import { fieldOf, fieldText, noteTitle, parseField, projectField, shownValue, thingRef } from './project-fields.ts'

describe('parseField', () => {
  it('splits at the last dot, so the code of a line may contain dots', () => {
    expect(parseField(fieldOf('line', 'A/B.C: 1', 'quantity'))).toMatchObject({
      kind: 'line',
      id: 'A/B.C: 1',
      name: 'quantity',
    })
    expect(parseField(projectField('customerEmail'))).toMatchObject({ kind: 'project', id: '', label: 'Email' })
  })
  it('returns null for fields missing from the table and for items', () => {
    const others = [
      'projectGoal',
      'project.nothing',
      'line:OVEN.rrp',
      thingRef('line', 'OVEN'),
      'line/OVEN/quantity',
      'project.toString',
      'line:.quantity',
      '',
    ]
    expect(others.filter((ref) => parseField(ref) !== null)).toEqual([])
  })
})

it('labels fields as the screen does', () => {
  expect(fieldText(fieldOf('line', 'OVEN', 'quantity'), 'Wall oven')).toBe('Quantity of Wall oven')
  expect(fieldText(fieldOf('variation', 'v', 'rrp'), 'OVEN-L')).toBe('RRP of OVEN-L')
  expect(fieldText(projectField('projectGoal'), 'Harbour Street')).toBe('Project goal')
  expect(fieldText(thingRef('folder', 'f'), 'Laundry')).toBe('Laundry')
})

it('titles a note by its first words', () => {
  expect(noteTitle('Left hinge')).toBe('Left hinge')
  expect(noteTitle('Door must open toward the window.\nAllow 25 mm each side.')).toBe(
    'Door must open toward the window. Allow…',
  )
  expect(noteTitle('x'.repeat(90))).toBe(`${'x'.repeat(40)}…`)
})

describe('shownValue', () => {
  it('formats money, dates and booleans', () => {
    expect(shownValue(fieldOf('variation', 'v', 'rrp'), 1299.5)).toBe('$1,299.50')
    expect(shownValue(projectField('projectStart'), '2026-12-18')).toBe('18 Dec 2026')
    expect(shownValue(projectField('showCulinaryBookings'), true)).toBe('Yes')
    expect(shownValue(projectField('projectGoal'), '')).toBe('Nothing')
    expect(shownValue(fieldOf('line', 'OVEN', 'quantity'), 4)).toBe('4')
  })
  it('shows choices by their name and a price with its reason', () => {
    expect(shownValue(fieldOf('line', 'OVEN', 'warranty'), { id: 'w5', name: '5 years' })).toBe('5 years')
    const agreed = { price: 99, reason: 'goodwill', competitor: null, competitorUrl: null }
    expect(shownValue(fieldOf('line', 'OVEN', 'price'), agreed)).toBe('$99.00, goodwill')
    expect(shownValue(fieldOf('line', 'OVEN', 'price'), null)).toBe("Today's price")
  })
  it('shows a position by its folder and the item before it', () => {
    const place = (value: object) => shownValue(fieldOf('line', 'OVEN', 'place'), { position: 'a0', ...value })
    expect(place({ folderId: 'f', folder: 'Laundry', after: 'Kettle' })).toBe('Laundry, after Kettle')
    expect(place({ folderId: null, folder: null, after: null })).toBe('No folder, first')
    expect(place({ folderId: 'f', folder: null, after: null })).toBe('Deleted folder, first')
    expect(shownValue(fieldOf('folder', 'f', 'position'), { position: 'a0', after: 'Bath' })).toBe('After Bath')
  })
})
