import type { ProjectStatus } from '#contract/project-values.ts'

const undecided: readonly ProjectStatus[] = ['Open', 'Pending']
const closed: readonly ProjectStatus[] = ['Won', 'Lost']

/** Saving a quote decides an open project; any other status was set for a reason and stays. */
export function statusAfterQuote(status: ProjectStatus): ProjectStatus {
  return undecided.includes(status) ? 'Quoted' : status
}

/** An order for all lines wins the project, one for some of them a part of it. */
export function statusAfterOrder({ ordered, all }: { readonly ordered: number; readonly all: number }): ProjectStatus {
  return ordered >= all ? 'Won' : 'Partial'
}

/** Whether the project takes products from another one. */
export function takesProducts(status: ProjectStatus): boolean {
  return !closed.includes(status)
}

/** The extra flag of staff with a quoted project: it opens e-mail and staff cart [S3-6-07]. */
export function isStaffWithQuote(
  account: { readonly winningUserId?: string | null | undefined } | null,
  project: { readonly quoteId?: number | string | null | undefined } | null,
): boolean {
  return Boolean(account?.winningUserId) && project?.quoteId != null && project.quoteId !== ''
}
