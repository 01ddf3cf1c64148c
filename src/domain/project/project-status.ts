import type { ProjectStatus } from '#contract/project/project-values.ts'

const undecided: readonly ProjectStatus[] = ['Open', 'Pending']
const closed: readonly ProjectStatus[] = ['Won', 'Lost']

/** Saving a quote sets an open or pending project to Quoted; any other status was chosen and stays. */
export function statusAfterQuote(status: ProjectStatus): ProjectStatus {
  return undecided.includes(status) ? 'Quoted' : status
}

/** An order for all lines wins the project, an order for some of them wins it partially. */
export function statusAfterOrder({ ordered, all }: { readonly ordered: number; readonly all: number }): ProjectStatus {
  return ordered >= all ? 'Won' : 'Partial'
}

/** Whether products of another project can be copied into it. */
export function takesProducts(status: ProjectStatus): boolean {
  return !closed.includes(status)
}

/** Whether staff work on a quoted project, which enables email and the staff cart [S3-6-07]. */
export function isStaffWithQuote(
  account: { readonly winningUserId?: string | null | undefined } | null,
  project: { readonly quoteId?: number | string | null | undefined } | null,
): boolean {
  return Boolean(account?.winningUserId) && project?.quoteId != null && project.quoteId !== ''
}
