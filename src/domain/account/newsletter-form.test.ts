import { expect, it } from 'vitest'
import { NewsletterForm } from './newsletter-form.ts'

const right = { Name: ' Ada ', Email: ' Ada@Example.com ', Postcode: ' 800 ' }
const problems = (changes: Partial<typeof right>) =>
  NewsletterForm.safeParse({ ...right, ...changes }).error?.issues.map(({ path, message }) => [path.join('.'), message])

it('says once of each field what is wrong with it', () => {
  expect(problems({ Name: ' ', Email: 'abc', Postcode: '12' })).toEqual([
    ['Name', 'Please enter your Name'],
    ['Email', 'Please enter a valid Email'],
    ['Postcode', 'Please enter a valid Postcode'],
  ])
  expect(problems({ Email: '' })).toEqual([['Email', 'Please enter a valid Email']])
  expect(problems({ Name: 'a'.repeat(101) })).toHaveLength(1)
})

it('normalizes a sign-up for storage', () => {
  expect(NewsletterForm.parse(right)).toEqual({ Name: 'Ada', Email: 'ada@example.com', Postcode: '800' })
})
