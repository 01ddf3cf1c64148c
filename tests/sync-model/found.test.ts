import { expect, it } from 'vitest'
import { live } from './history.ts'
import type { Step } from './steps.ts'

/** An edit on a device: one member of staff uses 0 and 2, a colleague uses 1. */
const edit = (device: number, kind: Extract<Step, { does: 'edit' }>['kind'], pick = 0, isTyping = false): Step => ({
  device,
  does: 'edit',
  kind,
  tab: 0,
  pick,
  isTyping,
})
const wait = (ms: number): Step => ({ does: 'wait', ms })

const found: [string, Step[]][] = [
  [
    'does not move a line when its new folder is deleted and theirs is chosen',
    [edit(0, 'move-line', 0, true), edit(2, 'remove-folder', 7)],
  ],
  [
    'moves the other line when one of two is deleted and theirs is chosen',
    [edit(0, 'name'), edit(0, 'move two lines'), edit(1, 'remove-line'), edit(0, 'name')],
  ],
  [
    'does not move a line back when an older conflict of two lines is resolved',
    [
      edit(1, 'move-line', 1),
      edit(0, 'move two lines'),
      edit(0, 'move-line'),
      { device: 0, does: 'kill', tab: 0, writes: 0, isWritten: false },
    ],
  ],
  [
    'shows the newer value when an edit is accepted again after a reload',
    [
      { device: 0, does: 'upgrade', kind: 'goal' },
      { device: 0, does: 'kill', tab: 0, writes: 1, isWritten: false },
      edit(2, 'goal and interests'),
      edit(0, 'name'),
      wait(250),
    ],
  ],
  [
    'shows the second of two conflicts when the first was resolved before the second edit arrived',
    [
      { device: 0, does: 'go offline' },
      edit(0, 'name'),
      edit(0, 'goal'),
      edit(1, 'name'),
      edit(1, 'goal'),
      wait(3_500),
      { device: 0, does: 'fates', fates: ['ok', 'busy', 'ok', 'ok'] },
      { device: 0, does: 'go online' },
      wait(250),
      wait(150),
      { device: 0, does: 'choose', mine: 0 },
    ],
  ],
  [
    'keeps the last value of a field with an edit of two fields before it',
    [edit(1, 'name'), edit(1, 'interests'), edit(1, 'goal and interests'), edit(1, 'interests')],
  ],
  [
    'keeps the comment that its author wrote on their phone when they change the RRP on their tablet',
    [edit(2, 'variation'), edit(0, 'variation'), edit(0, 'name')],
  ],
  [
    'keeps the RRP of a colleague when a conflict about the comment is resolved',
    [edit(0, 'variation'), edit(0, 'variation'), wait(150), edit(1, 'variation'), wait(150)],
  ],
  [
    'does not report a removal as undone that was sent before a product was added',
    [edit(0, 'remove-line'), edit(0, 'add-line'), wait(3_500), { device: 0, does: 'undo' }],
  ],
  [
    'sends no older value after a newer one that was in flight when its conflict was resolved',
    [
      { device: 0, does: 'go offline' },
      edit(0, 'goal and interests'),
      wait(30_000),
      edit(2, 'goal and interests'),
      wait(3_500),
      { device: 0, does: 'go online' },
      { device: 0, does: 'upgrade', kind: 'goal' },
      wait(150),
      edit(0, 'name'),
      { device: 0, does: 'choose', mine: 0 },
      { device: 0, does: 'kill', tab: 0, writes: 0, isWritten: false },
    ],
  ],
  [
    'rejects an edit again that arrives late, after its conflict was settled',
    [
      { device: 2, does: 'fates', fates: ['late', 'ok'] },
      edit(2, 'goal and interests'),
      { device: 0, does: 'upgrade', kind: 'goal' },
      edit(2, 'goal'),
      { device: 0, does: 'kill', tab: 0, writes: 0, isWritten: false },
    ],
  ],
  [
    'keeps the last position of a line whose previous folder was deleted',
    [
      { device: 0, does: 'go offline' },
      edit(0, 'name'),
      wait(30_000),
      edit(2, 'name'),
      wait(3_500),
      { device: 0, does: 'go online' },
      edit(1, 'name'),
      edit(1, 'move two lines', 7),
      edit(1, 'remove-folder', 1),
      edit(1, 'move two lines'),
    ],
  ],
  [
    'adds a product whose quantity was edited before it was sent',
    [edit(0, 'name'), edit(0, 'add-line', 1), edit(0, 'quantity', 3), edit(0, 'name')],
  ],
  [
    'asks about a folder that a colleague filled while its new name was pending',
    [
      edit(1, 'move two lines'),
      { device: 0, does: 'load' },
      wait(150),
      edit(0, 'rename-folder', 1),
      edit(0, 'remove-folder', 1),
      wait(150),
    ],
  ],
  [
    'puts a folder first where all others were removed',
    [edit(0, 'remove-folder'), edit(0, 'remove-folder'), wait(3_500), edit(0, 'new-folder'), wait(150)],
  ],
  [
    'drops a new note of a line that is gone together with the later edits of the note',
    [edit(0, 'remove-line'), wait(60_000), edit(2, 'new-note'), edit(2, 'note', 3), { device: 0, does: 'reprice' }],
  ],
  [
    'shows the value of a colleague immediately when theirs is chosen for one of two fields',
    [
      edit(1, 'interests'),
      edit(0, 'goal and interests'),
      wait(150),
      wait(150),
      { device: 0, does: 'choose', mine: 1 },
      wait(250),
    ],
  ],
]

it.each(found)('%s', async (_title, steps) => {
  await expect(live(steps)).resolves.toBeTruthy()
})
