import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlainDate } from '#contract/fields/values.ts'
import { apiErrorOf } from '../../../tests/buyer.ts'
import { type StaffShop, staffShop } from '../../../tests/staff.ts'

let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop()
})
afterAll(() => shop.close())

type ReminderOptions = { projectId?: string; name?: string; date?: PlainDate }
const remind = ({ projectId, name = 'Call', date = [2026, 11, 20] }: ReminderOptions = {}, api = shop.api) =>
  api.reminder.save({ body: { name, notes: 'about cut-outs', date, ...(projectId ? { projectId } : {}) } })

describe('project reminders', () => {
  it('are sorted by status, then by date, with their state on the day of the shop', async () => {
    const projectId = await shop.aProject()
    const days: [string, PlainDate][] = [
      ['tomorrow', [2026, 11, 21]],
      ['done', [2026, 11, 1]],
      ['yesterday', [2026, 11, 19]],
      ['today', [2026, 11, 20]],
    ]
    for (const [name, date] of days) {
      const { id } = await remind({ projectId, name, date })
      if (name === 'done') await shop.api.reminder.setStatus({ body: { id, status: 'Done' } })
    }
    const { totalCount, reminders } = await shop.colleague.reminder.list({ query: { projectId } })
    expect(totalCount).toBe(4)
    expect(reminders.map(({ name, status, dueState }) => [name, status, dueState])).toEqual([
      ['yesterday', 'Open', 'Overdue'],
      ['today', 'Open', 'Today'],
      ['tomorrow', 'Open', 'NotDue'],
      ['done', 'Done', 'Overdue'],
    ])
    expect(reminders[1]).toMatchObject({ date: [2026, 11, 20], notes: 'about cut-outs', projectId })
  })

  it('change from open to done and back, or to archived; any other change is rejected with a message', async () => {
    const { id } = await remind({ projectId: await shop.aProject() })
    const set = (status: 'Open' | 'Done' | 'Archived') => shop.colleague.reminder.setStatus({ body: { id, status } })
    expect((await set('Done')).status).toBe('Done')
    expect((await apiErrorOf(set('Archived'))).message).toBe('A reminder that is done cannot be archived.')
    expect((await apiErrorOf(set('Done'))).message).toBe('This reminder is done already.')
    expect((await set('Open')).status).toBe('Open')
    expect((await set('Archived')).status).toBe('Archived')
    for (const status of ['Open', 'Done'] as const) expect((await apiErrorOf(set(status))).status).toBe(400)
  })

  it('are editable by every colleague, those without a project by their account only', async () => {
    const own = await remind()
    const body = { id: own.id, name: 'Call again', notes: '', date: [2026, 12, 1] as PlainDate }
    expect((await apiErrorOf(shop.colleague.reminder.save({ body }))).status).toBe(404)
    expect((await apiErrorOf(shop.colleague.reminder.setStatus({ body: { id: own.id, status: 'Done' } }))).status).toBe(
      404,
    )
    expect(await shop.api.reminder.save({ body })).toMatchObject({ name: 'Call again', date: [2026, 12, 1] })
    const shared = await remind({ projectId: await shop.aProject() })
    expect(await shop.colleague.reminder.save({ body: { ...body, id: shared.id } })).toMatchObject({
      name: 'Call again',
    })
    const ids = async (api: StaffShop['api']) => (await api.reminder.list({ query: {} })).reminders.map(({ id }) => id)
    expect(await ids(shop.api)).toContain(own.id)
    expect(await ids(shop.colleague)).not.toContain(own.id)
  })

  it('name each wrong field', async () => {
    for (const date of [
      [2026, 2, 30],
      [2026, 13, 1],
      [1, 1, 1],
      [2026, 11, 0.5],
    ] as PlainDate[])
      expect((await apiErrorOf(remind({ date }))).fields).toEqual({ date: ['Choose a day'] })
    expect((await apiErrorOf(remind({ name: '  ' }))).fields).toEqual({ name: ['Please enter a name'] })
    expect((await apiErrorOf(remind({ projectId: 'nothing' }))).status).toBe(404)
    const unknown = { id: '018f0000-0000-7000-8000-000000000000', status: 'Done' as const }
    expect((await apiErrorOf(shop.api.reminder.setStatus({ body: unknown }))).status).toBe(404)
    expect((await apiErrorOf(shop.api.reminder.list({ query: { projectId: 'nothing' } }))).status).toBe(404)
  })
})
