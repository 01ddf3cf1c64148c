import { account } from './account.ts'
import { admin } from './admin.ts'
import { analytics, failure, variantTest } from './analytics.ts'
import { article } from './article.ts'
import { batch } from './batch.ts'
import { contact } from './contact.ts'
import { identity } from './identity.ts'
import { project } from './project.ts'
import { projectFile } from './project-file.ts'
import { projectLines } from './project-lines.ts'
import { projectQuote } from './project-quote.ts'
import { projectExport, projectSearch } from './project-search.ts'
import { reminder } from './reminder.ts'
import { staff } from './staff.ts'

/** Endpoints outside browsing and buying: a page loads their paths with the first request to one of them. */
export const lateContract = {
  account,
  admin,
  analytics,
  article,
  batch,
  contact,
  failure,
  identity,
  project,
  projectExport,
  projectFile,
  projectLines,
  projectQuote,
  projectSearch,
  reminder,
  staff,
  variantTest,
}
