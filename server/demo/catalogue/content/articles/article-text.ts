import type { ArticleKind } from '#contract/content/article.ts'
import type { ArticleFact } from '../../../../database/schema/content.ts'
import type { ArticlePicture } from './picture-words.ts'

/** Audiences of articles: home, furniture or trade customers. */
export type Readers = 'home' | 'furniture' | 'trade'

/** {shop} and {phone} are replaced for each shop. */
export type ArticleText = {
  uri: string
  title: string
  description: string
  picture: ArticlePicture
  readers: readonly Readers[]
  daysAgo: number
  html: string
  chapter?: string
  facts?: readonly ArticleFact[]
  ingredients?: readonly string[]
  category?: string
}

export type Articles = Readonly<Record<ArticleKind, readonly ArticleText[]>>

export const fact = (name: string, value: string): ArticleFact => ({ name, value })
