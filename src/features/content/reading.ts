import type { Article, ArticleKind } from '#contract/content/article.ts'
import { type PathTo, paths } from '#lib/page/paths.ts'

type ArticleSection = {
  kind: ArticleKind
  /** The text over and under the list. */
  intro: string
  /** The list's label in the breadcrumbs. */
  crumb: string
  list: () => string
  page: (uri: string) => string
  /** Heading over other pieces, at the end of one. */
  more: string
  /** Shown under the headings of the pieces. */
  isByChapter?: true
}

/** Whether an article has short facts, which are shown beside its text. */
export const hasFacts = ({ facts, ingredients, stores }: Article) =>
  facts.length + ingredients.length + stores.length > 0

const pageAt = (path: PathTo<`/${string}/:uri`>) => (uri: string) => path({ uri })

const recipes: ArticleSection = {
  kind: 'recipe',
  intro: 'recipes',
  crumb: 'Recipes',
  list: paths.recipes,
  page: pageAt(paths.recipe),
  more: 'More recipes',
}
const rooms: ArticleSection = {
  kind: 'inspiration',
  intro: 'inspiration',
  crumb: 'Inspiration',
  list: paths.inspiration,
  page: pageAt(paths.room),
  more: 'More rooms',
}
const demos: ArticleSection = {
  kind: 'cooking-demo',
  intro: 'cooking-demos',
  crumb: 'Cooking demos',
  list: paths.cookingDemos,
  page: pageAt(paths.cookingDemo),
  more: 'More cooking demos',
}

/** What there is to read, by the first part of its address. The list and its pieces may have different ones. */
const sections: Readonly<Record<string, ArticleSection>> = {
  blog: {
    kind: 'blog',
    intro: 'blog',
    crumb: 'Blog',
    list: paths.blog,
    page: pageAt(paths.blogPost),
    more: 'More from the blog',
  },
  recipes,
  cookbook: { ...recipes, intro: 'cookbook', crumb: 'Cookbook', list: paths.cookbook, isByChapter: true },
  inspiration: rooms,
  inspirations: rooms,
  'cooking-demos': demos,
  'cooking-demo': demos,
  'culinary-support': {
    kind: 'culinary-support',
    intro: 'culinary-support',
    crumb: 'Help with cooking',
    list: paths.culinarySupport,
    page: pageAt(paths.culinaryHelp),
    more: 'More answers',
  },
}

/** The article section of a path; throws for a path outside these pages. */
export function sectionAt(pathname: string): ArticleSection {
  const section = sections[pathname.split('/')[1]?.toLowerCase() ?? '']
  if (!section) throw new Error(`Nothing to read at ${pathname}`)
  return section
}
