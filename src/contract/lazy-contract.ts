import { account } from './account/account.ts'
import { identity } from './account/identity.ts'
import { passkey } from './account/passkeys.ts'
import { privacy } from './account/privacy.ts'
import { productDetails } from './catalogue/product-details.ts'
import { review, reviewing } from './catalogue/review.ts'
import { article } from './content/article.ts'
import { contact } from './content/contact.ts'
import { project } from './project/project.ts'
import { projectFile } from './project/project-file.ts'
import { projectLines } from './project/project-lines.ts'
import { projectQuote } from './project/project-quote.ts'
import { projectExport, projectSearch } from './project/project-search.ts'
import { reminder } from './project/reminder.ts'
import { batch } from './protocol/batch.ts'
import { admin } from './staff/admin.ts'
import { staff } from './staff/staff.ts'
import { analytics, failure, variantTest } from './tracking/analytics.ts'

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
  passkey,
  privacy,
  productDetails,
  project,
  projectExport,
  projectFile,
  projectLines,
  projectQuote,
  projectSearch,
  reminder,
  review,
  reviewing,
  staff,
  variantTest,
}
