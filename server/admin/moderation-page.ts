import type { Api } from '#contract/client.ts'
import type { ModerationQueue } from '#contract/staff/moderation.ts'
import type { Links } from './admin-links.ts'
import { adminPage } from './admin-page.ts'
import { html } from './markup.ts'

type Review = ModerationQueue['reviews'][number]
type Question = ModerationQueue['questions'][number]

/** What was typed and rejected, shown again at its form. */
export type Rejected = { id: string; text: string; error: string }

const errorOf = (id: string, rejected: Rejected | undefined) =>
  rejected?.id === id && html`<p class="error" role="alert">${rejected.error}</p>`
const typedIn = (id: string, rejected: Rejected | undefined) => (rejected?.id === id ? rejected.text : '')

const reviewCard = (review: Review, link: Links, rejected: Rejected | undefined) => {
  const { id, product, sku, stars, title, text, author, suburb, boughtOn, createdAt } = review
  return html`<section><h2>${title}</h2><p class="soft">${stars} of 5 stars · ${product} · ${sku}</p><p>${text}</p>
<p class="soft">${author}, ${suburb} · written ${createdAt}${boughtOn && html` · bought ${boughtOn}`}</p>${errorOf(id, rejected)}
<form method="post" action="${link(`/moderation/review/${id}`)}"><p><button class="main" name="decision" value="publish">Publish</button></p></form>
<form method="post" action="${link(`/moderation/review/${id}`)}"><label>Reason, sent to the author
<textarea name="reason" maxlength="500" required>${typedIn(id, rejected)}</textarea></label><p><button name="decision" value="reject">Reject</button></p></form></section>`
}

const questionCard = (question: Question, link: Links, rejected: Rejected | undefined) => {
  const { id, product, sku, text, author, createdAt } = question
  return html`<section><h2>${text}</h2><p class="soft">${product} · ${sku}</p><p class="soft">${author} · asked ${createdAt}</p>${errorOf(id, rejected)}
<form method="post" action="${link(`/moderation/question/${id}`)}"><label>Answer, shown on the page and sent to the author
<textarea name="answer" maxlength="2000" required>${typedIn(id, rejected)}</textarea></label><p><button class="main" name="decision" value="answer">Answer</button></p></form>
<form method="post" action="${link(`/moderation/question/${id}`)}"><p><button name="decision" value="reject">Reject</button></p></form></section>`
}

/** Reviews and questions that wait for a decision, each with its forms. */
export async function moderationPage(api: Api, link: Links, rejected?: Rejected) {
  const { waiting, reviews, questions } = await api.moderation.queue()
  return adminPage({
    title: `Reviews and questions (${waiting})`,
    content: html`${waiting === 0 && html`<section><p>Nothing is waiting.</p></section>`}
${reviews.map((review) => reviewCard(review, link, rejected))}${questions.map((question) => questionCard(question, link, rejected))}`,
  })
}
