import * as z from 'zod/mini'
import { Picture } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'

/** The kinds of articles; each has its own list. */
export const articleKinds = ['blog', 'recipe', 'inspiration', 'cooking-demo', 'culinary-support'] as const
export const ArticleKind = z.enum(articleKinds)
export type ArticleKind = z.infer<typeof ArticleKind>

const Fact = z.object({ name: z.string(), value: z.string() })

export const ArticleCard = z.object({
  kind: ArticleKind,
  uri: z.string(),
  title: z.string(),
  description: z.string(),
  picture: z.nullable(Picture),
  /** The list heading above the article; empty when the list has no headings. */
  chapter: z.string(),
  /** Short key facts: duration, servings, date. */
  facts: z.array(Fact),
  /** yyyy-mm-dd */
  publishedOn: z.string(),
})
export type ArticleCard = z.infer<typeof ArticleCard>

export const Article = z.extend(ArticleCard, {
  /** HTML, sanitised by the server. */
  html: z.string(),
  ingredients: z.array(z.string()),
  /** Category of related products, such as kitchen/cooking. */
  category: z.nullable(z.string()),
  /** The stores that host the demonstration. */
  stores: z.array(z.object({ name: z.string(), storeUri: z.string() })),
})
export type Article = z.infer<typeof Article>

export const article = {
  list: endpoint({
    method: 'GET',
    path: '/api/content/:kind',
    summary: 'All pieces of a kind, in the order they are read',
    params: z.object({ kind: ArticleKind }),
    response: z.array(ArticleCard),
    errors: ['invalid_request'],
    added: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/api/content/:kind/:uri',
    summary: 'One piece to read',
    params: z.object({ kind: ArticleKind, uri: z.string() }),
    response: Article,
    errors: ['invalid_request', 'not_found'],
    added: true,
  }),
}
