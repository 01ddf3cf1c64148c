import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useResourceContext } from 'react-admin'

/** Opens the form of a new row. Its name is on it at every width, since empty lists tell to press it. */
export function AddButton({ label }: { label: string }) {
  return (
    <Button href={`#/${useResourceContext()}/create`} size="small" startIcon={<AddIcon />}>
      {label}
    </Button>
  )
}
