import type { Question, Review } from '#contract/catalogue/review.ts'
import type { Country } from '#domain/location/country.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { QuestionRow } from './store/questions.ts'
import type { ReviewRow } from './store/reviews.ts'

/** A review as every visitor sees it. */
export function reviewView(row: ReviewRow, country: Country): Review {
  const { id, author, suburb, stars, title, text, boughtOn, helpful } = row
  return { id, author, suburb, stars, title, text, boughtOn, helpful, writtenOn: shopDay(row.createdAt, country) }
}

/** An answered question as every visitor sees it. */
export function questionView(row: QuestionRow, country: Country): Question {
  const { id, author, text, createdAt, answer, answeredBy, answeredAt } = row
  return {
    id,
    author,
    text,
    askedOn: shopDay(createdAt, country),
    answer: answer ?? '',
    answeredBy: answeredBy ?? '',
    answeredOn: shopDay(answeredAt ?? createdAt, country),
  }
}
