import type { Api } from '#contract/client.ts'
import type { Reminder } from '#contract/project/reminder.ts'
import { isoDate, slashDate } from '#domain/time/date-math.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Links } from './admin-links.ts'
import { adminPage } from './admin-page.ts'
import { html, type Markup } from './markup.ts'

const dueWords = { Today: 'Due today', Overdue: 'Overdue', NotDue: '' } as const

const sections = (link: Links) => html`<nav aria-label="Reminders">
<a href="${link('/reminders')}">All reminders</a><a href="${link('/reminders/create')}">Add reminder</a><a href="${link('/reminders/stats')}">Stats</a></nav>`

/** Allowed status changes by status. */
const steps = { Open: ['Done', 'Archived'], Done: ['Open'], Archived: [] } as const
const stepWords = { Done: 'Mark as done', Archived: 'Archive', Open: 'Open again' } as const

const statusForm = ({ id, status }: Reminder, link: Links): Markup | false =>
  steps[status].length > 0 &&
  html`<form method="post" action="${link(`/reminders/${id}/status`)}">${steps[status].map(
    (to) => html`<button name="status" value="${to}">${stepWords[to]}</button>`,
  )}</form>`

const entry = (reminder: Reminder, link: Links) => {
  const { id, name, notes, date, status, dueState } = reminder
  const due = status === 'Open' ? dueWords[dueState] : ''
  return html`<li><div><a href="${link(`/reminders/${id}`)}">${name}</a><br>${slashDate(date)} ${due && html`<span class="due">${due}</span>`} ${
    status !== 'Open' && html`<small>${status}</small>`
  }${notes !== '' && html`<br><small>${notes}</small>`}</div>${statusForm(reminder, link)}</li>`
}

export const reminderList = (reminders: readonly Reminder[], link: Links) =>
  reminders.length > 0
    ? html`<ul>${reminders.map((reminder) => entry(reminder, link))}</ul>`
    : html`<p>No reminders yet</p>`

export async function remindersPage(api: Api, link: Links) {
  const { reminders } = await api.reminder.list({ query: {} })
  return adminPage({
    title: 'Reminders',
    content: html`${sections(link)}<section>${reminderList(reminders, link)}</section>`,
  })
}

export async function reminderStatsPage(api: Api, link: Links) {
  const { reminders, totalCount } = await api.reminder.list({ query: {} })
  const open = reminders.filter(({ status }) => status === 'Open')
  const count = (is: (reminder: Reminder) => boolean) => String(reminders.filter(is).length)
  const figures: [string, string][] = [
    ['All', String(totalCount)],
    ['Open', String(open.length)],
    ['Due today', String(open.filter(({ dueState }) => dueState === 'Today').length)],
    ['Overdue', String(open.filter(({ dueState }) => dueState === 'Overdue').length)],
    ['Done', count(({ status }) => status === 'Done')],
    ['Archived', count(({ status }) => status === 'Archived')],
  ]
  return adminPage({
    title: 'Reminder stats',
    content: html`${sections(link)}<section><div class="figures">${figures.map(
      ([name, value]) => html`<p>${name}<b>${value}</b></p>`,
    )}</div></section>`,
  })
}

export type ReminderFields = { name: string; notes: string; date: string; projectId: string | null }
export type FieldErrors = Readonly<Record<string, readonly string[]>>

type Form = {
  /** Null: a new reminder. */
  id: string | null
  fields: ReminderFields
  errors?: FieldErrors
  isSaved?: boolean
  status?: Markup | false
}

export const emptyReminder = (projectId: string | null, today: PlainDate): ReminderFields => ({
  name: '',
  notes: '',
  date: isoDate(today),
  projectId,
})

const attention = (errors: FieldErrors, name: string) =>
  errors[name] ? html` aria-invalid="true" aria-describedby="${name}-error"` : null
const problem = (errors: FieldErrors, name: string) =>
  errors[name] ? html`<span class="error" id="${name}-error">${errors[name].join(' ')}</span>` : null

/** The form of a new or an existing reminder. */
export function reminderPage({ id, fields, errors = {}, isSaved, status = false }: Form, link: Links) {
  const { name, notes, date, projectId } = fields
  const action = id === null ? link('/reminders/create') : link(`/reminders/${id}`)
  return adminPage({
    title: id === null ? 'Add reminder' : 'Reminder',
    content: html`${sections(link)}${isSaved === true && html`<p class="done" role="status">Saved</p>`}
${errors.form ? html`<p class="error" role="alert">${errors.form.join(' ')}</p>` : null}
<form class="card" method="post" action="${action}">
${projectId !== null && html`<input type="hidden" name="projectId" value="${projectId}"><p class="soft">For project ${projectId}</p>`}
<label>Name ${problem(errors, 'name')}<input name="name" value="${name}" maxlength="100" required${attention(errors, 'name')}></label>
<label>Date ${problem(errors, 'date')}<input type="date" name="date" value="${date}" required${attention(errors, 'date')}></label>
<label>Notes ${problem(errors, 'notes')}<textarea name="notes" maxlength="1000"${attention(errors, 'notes')}>${notes}</textarea></label>
<div><button class="main">Save</button></div></form>${status && html`<section><h2>Status</h2>${status}</section>`}`,
  })
}

export const reminderStatus = statusForm
