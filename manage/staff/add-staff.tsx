import { Alert, Button, Stack, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useRefresh } from 'react-admin'
import type { StaffRole } from '#contract/protocol/staff-roles.ts'
import { api } from '../lib/api.ts'
import { RoleBoxes } from './role-boxes.tsx'

/** Makes the owner of an account a member of staff of the chosen shop. */
export function AddStaff() {
  const [notify, refresh] = [useNotify(), useRefresh()]
  const [isOpen, setIsOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<StaffRole[]>([])
  const add = useMutation({
    mutationFn: () => api.manageStaff.add({ body: { email, roles } }),
    onSuccess: ({ name }) => {
      setIsOpen(false)
      setEmail('')
      setRoles([])
      notify(`${name} works in this shop now`, { type: 'success' })
      refresh()
    },
  })
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        Add person
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={add.isPending}
        title="Add a person to this shop"
        content={
          <Stack spacing={2}>
            {add.error && <Alert severity="error">{add.error.message}</Alert>}
            <TextField
              fullWidth
              type="email"
              label="Email"
              helperText="Of an account in the shop. The person opens it there first"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
            <RoleBoxes roles={roles} onChange={setRoles} />
          </Stack>
        }
        confirm="Add person"
        cancel="Go back"
        onConfirm={() => add.mutate()}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
