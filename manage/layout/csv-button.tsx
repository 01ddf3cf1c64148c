import { Button } from '@mui/material'
import { fileAddress } from '../lib/download.ts'

/** Downloads a whole list. */
export const CsvButton = ({ path }: { path: string }) => (
  <Button href={fileAddress(path)} download>
    Download as CSV
  </Button>
)
