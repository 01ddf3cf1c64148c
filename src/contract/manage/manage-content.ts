import * as z from 'zod/mini'
import { articleKinds } from '../content/article.ts'
import { BannerButton } from '../content/content.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { byId, Day, html, laterField, line, linkAddress, optionalLine, period } from './form-fields.ts'
import { keysetPage, keysetQuery } from './keyset.ts'
import { ManagedPicture, PictureKey } from './manage-pictures.ts'

const roles = ['owner', 'merchandiser'] as const

export const contentStates = ['planned', 'shown', 'ended'] as const
const state = z.enum(contentStates)

const words = {
  title: line(160, 'Enter a title'),
  description: z.string().check(z.trim(), z.maxLength(500, 'At most 500 characters')),
  html,
}

/** How a banner is laid out. */
export const bannerStyles = ['usual', 'tall', 'wide picture', 'tour', 'plain'] as const

const bannerFields = {
  heading: line(120, 'Enter a heading'),
  text: z.string().check(z.trim(), z.maxLength(500, 'At most 500 characters')),
  subTitles: z.array(line(120, 'Enter a line')).check(z.maxLength(4, 'At most 4 lines')),
  style: z.enum(bannerStyles, 'Choose a style'),
  buttons: z
    .array(z.object({ type: BannerButton.shape.type, text: line(40, 'Enter a label'), url: linkAddress }))
    .check(z.maxLength(3, 'At most 3 buttons')),
}
const picture = z.nullable(PictureKey)

const pageFields = { ...words, ...period, banner: z.nullable(z.object({ ...bannerFields, picture })) }

const pageSummary = {
  /** Its name: about. */
  id: z.string(),
  title: z.string(),
  /** Where it is in the shop: /article/about. */
  address: z.string(),
  state,
  /** The shop needs it: it has no period. */
  isFixed: z.boolean(),
}
const PageSummary = z.object(pageSummary)
export type PageSummary = z.infer<typeof PageSummary>
const PageDetail = z.object({
  ...pageFields,
  ...pageSummary,
  banner: z.nullable(z.object({ ...bannerFields, picture: z.nullable(ManagedPicture) })),
})
export type PageDetail = z.infer<typeof PageDetail>

/** Texts of the shop: about, delivery, returns, terms, and the banners and words of list pages. */
export const managePages = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/pages',
    summary: 'The pages of this shop, by their names',
    query: z.object(keysetQuery),
    response: keysetPage(PageSummary),
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/manage/api/pages/:id',
    summary: 'A page with its text and banner',
    params: byId,
    response: PageDetail,
    errors: ['not_found'],
    roles,
    added: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/manage/api/pages',
    summary: 'Adds a page to this shop',
    body: z.object({
      name: line(80, 'Enter a name').check(
        z.toLowerCase(),
        z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Letters, digits and - only, such as gift-cards'),
      ),
      ...pageFields,
    }),
    response: PageDetail,
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/manage/api/pages/:id',
    summary: 'Changes a page; its address stays',
    params: byId,
    body: z.object(pageFields),
    response: PageDetail,
    errors: ['invalid_request', 'not_found'],
    roles,
    added: true,
  }),
  takeDown: endpoint({
    method: 'POST',
    path: '/manage/api/pages/:id/take-down',
    summary: 'Ends the period of a page now',
    params: byId,
    response: z.null(),
    errors: ['invalid_request', 'not_found'],
    roles,
    added: true,
  }),
}

const articleFields = {
  ...words,
  ...period,
  picture,
  /** What the picture shows, for readers who do not see it. */
  pictureAlt: laterField(optionalLine(200)),
  /** Heading in its list. */
  chapter: optionalLine(80),
  facts: z
    .array(z.object({ name: line(40, 'Enter a name'), value: line(80, 'Enter a value') }))
    .check(z.maxLength(8, 'At most 8 facts')),
  ingredients: z.array(line(160, 'Enter an ingredient')).check(z.maxLength(60, 'At most 60 ingredients')),
  /** Address of a category, whose products are shown below. */
  category: z.nullable(z.string().check(z.maxLength(300, 'There is no such category'))),
  /** Ids of the stores that hold it. */
  stores: z.array(z.string()).check(z.maxLength(100, 'At most 100 stores')),
  publishedOn: Day,
  /** In its list; lower ones come first. */
  position: z.int('Whole numbers only').check(z.minimum(0, 'Not below zero'), z.maximum(100_000, 'At most 100,000')),
}

const articleSummary = {
  /** Kind and address: recipe/lemon-tart. */
  id: z.string(),
  kind: z.enum(articleKinds),
  title: z.string(),
  address: z.string(),
  publishedOn: z.string(),
  position: z.number(),
  state,
}
const ArticleSummary = z.object(articleSummary)
export type ArticleSummary = z.infer<typeof ArticleSummary>
const ArticleDetail = z.object({
  ...articleFields,
  ...articleSummary,
  picture: z.nullable(ManagedPicture),
  pictureAlt: z.string(),
})
export type ArticleDetail = z.infer<typeof ArticleDetail>

/** What there is to read: posts, recipes, rooms, demonstrations. */
export const manageArticles = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/articles',
    summary: 'The articles of this shop, by kind and in the order of their lists',
    query: z.object({ ...keysetQuery, kind: z.optional(z.enum(articleKinds)) }),
    response: keysetPage(ArticleSummary),
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/manage/api/articles/:id',
    summary: 'An article',
    params: byId,
    response: ArticleDetail,
    errors: ['not_found'],
    roles,
    added: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/manage/api/articles',
    summary: 'Adds an article to this shop',
    body: z.object({ kind: z.enum(articleKinds, 'Choose a kind'), ...articleFields }),
    response: ArticleDetail,
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/manage/api/articles/:id',
    summary: 'Changes an article; its address stays',
    params: byId,
    body: z.object(articleFields),
    response: ArticleDetail,
    errors: ['invalid_request', 'not_found'],
    roles,
    added: true,
  }),
  takeDown: endpoint({
    method: 'POST',
    path: '/manage/api/articles/:id/take-down',
    summary: 'Ends the period of an article now',
    params: byId,
    response: z.null(),
    errors: ['not_found'],
    roles,
    added: true,
  }),
}
