import { Checkbox, FormControlLabel, FormGroup } from '@mui/material'
import { type StaffRole, staffRoles } from '#contract/protocol/staff-roles.ts'
import { roleNames } from './role-names.ts'

type Props = { roles: readonly StaffRole[]; onChange: (roles: StaffRole[]) => void }

export function RoleBoxes({ roles, onChange }: Props) {
  const without = (role: StaffRole) => roles.filter((other) => other !== role)
  return (
    <FormGroup>
      {staffRoles.map((role) => {
        const [name, allows] = roleNames[role]
        return (
          <FormControlLabel
            key={role}
            label={`${name}: ${allows}`}
            control={
              <Checkbox
                checked={roles.includes(role)}
                onChange={({ target }) => onChange(target.checked ? [...without(role), role] : without(role))}
              />
            }
          />
        )
      })}
    </FormGroup>
  )
}
