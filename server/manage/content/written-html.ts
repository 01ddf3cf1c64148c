import { paragraphsOf } from '#domain/content/paragraphs.ts'
import { safeHtml } from '../../lib/safe-html.ts'

/** What staff wrote, as HTML or as plain text, as the shop stores it. */
export const writtenHtml = (text: string) => safeHtml(paragraphsOf(text))
