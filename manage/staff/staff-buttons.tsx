import { Alert, Button, Stack } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useRefresh } from 'react-admin'
import type { StaffMember } from '#contract/manage/manage-staff.ts'
import { api } from '../lib/api.ts'
import { RoleBoxes } from './role-boxes.tsx'

type Question = 'roles' | 'sessions' | 'passkeys' | 'remove'

const texts = {
  roles: { button: 'Roles', title: 'Change the roles of', confirm: 'Save roles', done: 'Roles saved' },
  sessions: { button: 'Sign out', title: 'Sign out', confirm: 'Sign out everywhere', done: 'Signed out everywhere' },
  passkeys: {
    button: 'Passkeys',
    title: 'Remove the passkeys of',
    confirm: 'Remove passkeys',
    done: 'Passkeys removed',
  },
  remove: { button: 'Remove', title: 'Remove', confirm: 'Remove', done: 'Removed' },
} as const

const explanations = {
  sessions: 'Every browser asks for the password again. Unsent changes stay on the tablet.',
  passkeys:
    'For a person who lost the device: all passkeys and recovery codes go, and every browser is signed out. The password is then enough. We tell the person by mail.',
  remove: 'No roles and no shops are left, and every browser is signed out. The account stays, as that of a customer.',
} as const

/** What an owner can do with a member of staff, each with one question. */
export function StaffButtons({ row }: { row: StaffMember }) {
  const { id, name, isSelf, mayChange } = row
  const [notify, refresh] = [useNotify(), useRefresh()]
  const [asked, setAsked] = useState<Question>('roles')
  const [isOpen, setIsOpen] = useState(false)
  const [roles, setRoles] = useState(row.roles)
  const act = useMutation({
    mutationFn: async (question: Question) => {
      const params = { id }
      if (question === 'roles') await api.manageStaff.setRoles({ params, body: { roles } })
      if (question === 'sessions') await api.manageStaff.endSessions({ params })
      if (question === 'passkeys') await api.manageStaff.removePasskeys({ params })
      if (question === 'remove') await api.manageStaff.remove({ params })
    },
    onSuccess: (_, question) => {
      setIsOpen(false)
      notify(`${texts[question].done}: ${name}`, { type: 'success' })
      refresh()
    },
  })

  function ask(question: Question) {
    act.reset()
    setRoles(row.roles)
    setAsked(question)
    setIsOpen(true)
  }

  if (!mayChange) return <>Works in shops of another owner, too</>
  const allowed: Record<Question, boolean> = {
    roles: true,
    sessions: true,
    passkeys: row.passkeys > 0 && !isSelf,
    remove: !isSelf,
  }
  const offered = (['roles', 'sessions', 'passkeys', 'remove'] as const).filter((question) => allowed[question])
  return (
    <Stack direction="row" spacing={1}>
      {offered.map((question) => (
        <Button
          key={question}
          style={{ whiteSpace: 'nowrap' }}
          onClick={() => ask(question)}
          aria-label={`${texts[question].button}: ${name}`}
        >
          {texts[question].button}
        </Button>
      ))}
      <Confirm
        isOpen={isOpen}
        loading={act.isPending}
        title={`${texts[asked].title} ${name}?`}
        content={
          <Stack spacing={2}>
            {act.error && <Alert severity="error">{act.error.message}</Alert>}
            {asked === 'roles' ? <RoleBoxes roles={roles} onChange={setRoles} /> : <span>{explanations[asked]}</span>}
          </Stack>
        }
        confirm={texts[asked].confirm}
        cancel="Go back"
        onConfirm={() => act.mutate(asked)}
        onClose={() => setIsOpen(false)}
      />
    </Stack>
  )
}
