import type { Brand } from '#themes/brand.ts'
import type { AccountRow } from '../accounts/accounts.ts'
import { dueMail, type MailRow } from '../mail/mails.ts'
import type { QuestionRow } from './store/questions.ts'
import type { ReviewRow } from './store/reviews.ts'

type Mail = { event: string; recipient: string; subject: string; lines: readonly string[]; brand: Brand; now: Date }

const mailOf = ({ event, recipient, subject, lines, brand, now }: Mail): MailRow =>
  dueMail({
    event,
    brand: brand.key,
    recipient,
    subject,
    body: [...lines, '', brand.name].join('\n'),
    now,
  })

type Rejected = { review: ReviewRow; reason: string; author: AccountRow; brand: Brand; now: Date }

/** Says why a review is not shown; its author can write another one. */
export const rejectionMail = ({ review, reason, author, brand, now }: Rejected) =>
  mailOf({
    event: `review-rejected:${review.id}`,
    recipient: author.email,
    subject: 'We could not publish your review',
    lines: [
      `Hello ${author.firstName},`,
      '',
      `We could not publish your review "${review.title}". The reason: ${reason}`,
      '',
      'You can write it again on the page of the product. What you wrote:',
      '',
      review.text,
    ],
    brand,
    now,
  })

type Answered = {
  question: QuestionRow
  product: string
  slug: string
  answer: string
  answeredBy: string
  brand: Brand
  origin: string
  now: Date
}

/** Sends the answer to the person who asked. */
export const answerMail = ({ question, product, slug, answer, answeredBy, brand, origin, now }: Answered) =>
  mailOf({
    event: `question-answered:${question.id}`,
    recipient: question.email,
    subject: `Your question about ${product}`,
    lines: [
      `Hello ${question.author},`,
      '',
      'You asked:',
      question.text,
      '',
      `${answeredBy} from ${brand.name} says:`,
      answer,
      '',
      'See the product:',
      `${origin}/p/${slug}`,
    ],
    brand,
    now,
  })
