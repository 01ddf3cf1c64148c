import type { ChangeLog } from '#contract/project/project.ts'
import type { LogRow } from './store/project-log.ts'

type Sentence = (row: LogRow) => string

const about = ({ field, target }: LogRow) => (target === 'project' || target === '' ? field : `${field} of ${target}`)

function changed(row: LogRow): string {
  const what = about(row)
  const { fromText, toText } = row
  return fromText === '' && toText === '' ? `changed ${what}` : `changed ${what} from ${fromText} to ${toText}`
}

const sentences: Record<string, Sentence> = {
  created: () => 'made this project',
  copied: ({ fromText }) => `made this project as a copy of ${fromText}`,
  changed,
  set: changed,
  added: ({ field, target, fromText, toText }) => {
    if (field === 'comment') return 'added a comment'
    const price = fromText === '' ? '' : `, seen at ${fromText}, which costs ${toText} now`
    return `added ${field} ${target}${price}`
  },
  removed: ({ field, target }) => `removed ${field} ${target}`,
  deleted: () => 'deleted this project',
  quoted: ({ toText, target }) => `saved quote ${toText}${target === 'project' ? '' : ` of ${target}`}`,
  emailed: ({ toText }) => `sent quote ${toText}`,
  locked: ({ toText }) => (toText === '' ? 'locked prices' : `locked prices until ${toText}`),
  unlocked: () => 'unlocked prices',
  'lock ended': () => 'prices are live again: the lock has ended',
  shared: () => 'shared the project with the customer',
  unshared: () => 'ended the link for the customer',
  moved: ({ target, toText }) => `moved ${target} to ${toText}`,
  received: ({ target, fromText }) => `took ${target} from ${fromText}`,
  cleared: ({ toText }) => `cleared the discounts of ${toText} ${toText === '1' ? 'line' : 'lines'}`,
  carted: ({ toText }) => `put ${toText} into a cart`,
  ordered: ({ toText }) => `took order ${toText}`,
}

/** A log entry as staff see it. */
export function logResponse(row: LogRow): ChangeLog {
  const { id, madeAt, user, action, target, field, fromText, toText } = row
  return {
    id,
    timestamp: madeAt.toISOString(),
    user,
    action: action === 'set' ? 'changed' : action,
    target,
    field,
    from: fromText,
    to: toText,
    text: sentences[action]?.(row) ?? action,
  }
}
