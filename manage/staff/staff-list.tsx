import { styled } from '@mui/material'
import { FunctionField, TextField } from 'react-admin'
import type { StaffMember } from '#contract/manage/manage-staff.ts'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { AddStaff } from './add-staff.tsx'
import { roleNames } from './role-names.ts'
import { StaffButtons } from './staff-buttons.tsx'

const rolesText = ({ roles }: StaffMember) => roles.map((role) => roleNames[role][0]).join(', ') || 'None'

// A narrow column would make a row of many shops as tall as a phone.
const ShopNames = styled('span')({ display: 'block', minWidth: 260 })
const Unbroken = styled('span')({ whiteSpace: 'nowrap' })

/** Who works in the shop, for its owner. */
export function StaffList() {
  return (
    <ListPage title="Staff" search="Name or email" actions={<AddStaff />}>
      <ListTable empty={<NoRows text="No one works in this shop yet." />}>
        <FunctionField
          label="Name"
          sortable={false}
          render={({ name, isSelf }: StaffMember) => <Unbroken>{isSelf ? `${name} (you)` : name}</Unbroken>}
        />
        <TextField source="email" label="Email" sortable={false} />
        <FunctionField label="Roles" sortable={false} render={rolesText} />
        <FunctionField
          label="Shops"
          sortable={false}
          render={({ shops }: StaffMember) => <ShopNames>{shops.join(', ')}</ShopNames>}
        />
        <TextField source="sessions" label="Signed in" sortable={false} />
        <FunctionField label="Change" sortable={false} render={(row: StaffMember) => <StaffButtons row={row} />} />
      </ListTable>
    </ListPage>
  )
}
